/** Legal pages (spec 2 "Other pages"): a summary, a table of contents, and the text as it stands in content/legal. */
import { useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo, type Screen, screenAt } from '#app/paths.ts';
import { type LegalBlock, type LegalPage, legalPageNames } from '#content/legal/definition.ts';
import { longDate } from '#content/legal/wording.ts';
import type { Route } from './+types/legal-screen.ts';
import { InlineText } from './inline-text.tsx';

const files = import.meta.glob<LegalPage>('../../../content/legal/*/*.ts', { eager: true, import: 'page' });

const pageOf = (name: string, locale: Locale): LegalPage => {
  const page = files[`../../../content/legal/${name}/${locale}.ts`];
  if (!page) throw new Error(`no legal page ${name} in ${locale}`);
  return page;
};

function pageAt(pathname: string) {
  const place = screenAt(pathname);
  if (!place) throw new Error(`no legal page at ${pathname}`);
  return { ...place, page: pageOf(place.screen, place.locale) };
}

export const meta = ({ location }: Route.MetaArgs) => {
  const { page } = pageAt(location.pathname);
  return [{ title: page.title }, { name: 'description', content: page.description }];
};

function Block({ block, locale }: { block: LegalBlock; locale: Locale }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} locale={locale} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2 ps-6 marker:text-maize">
        {block.list.map((item) => (
          <li key={item}>
            <InlineText text={item} locale={locale} />
          </li>
        ))}
      </ul>
    );
  const { head, rows } = block.table;
  return (
    <table className="w-full border-collapse text-start max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-line border-b-2 p-3 text-start align-bottom font-semibold text-sm"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-4">
        {rows.map((row) => (
          <tr
            key={row.join()}
            className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4"
          >
            {row.map((cell, column) => (
              <td key={head[column]} className="border-line p-3 align-top max-md:px-0 max-md:py-1 md:border-b">
                <span className="block font-semibold text-quiet text-sm md:hidden">{head[column]}</span>
                <InlineText text={cell} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Legal() {
  const { screen, locale, page } = pageAt(useLocation().pathname);
  const t = translator(locale, 'site');
  const others = legalPageNames.filter((name) => name !== (screen as string));
  const date = longDate(page.updated, locale);
  return (
    <article className="mx-auto grid max-w-6xl gap-10 px-4 py-10 lg:grid-cols-[1fr_18rem] lg:py-16">
      <header className="grid gap-4 lg:col-span-2">
        <h1 className="max-w-[24ch] font-bold text-4xl md:text-5xl">{page.title}</h1>
        <p className="text-quiet">{t('legal.stand', { version: page.version, date })}</p>
        <section aria-labelledby="brief" className="grid max-w-[70ch] gap-3 rounded-card bg-sky p-5">
          <h2 id="brief" className="font-semibold text-lg">
            {t('legal.brief')}
          </h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-deep">
            {page.summary.map((point) => (
              <li key={point}>
                <InlineText text={point} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      </header>
      <nav aria-label={t('legal.contents')} className="self-start lg:sticky lg:top-24 lg:order-2">
        <h2 className="mb-2 font-semibold text-quiet text-sm">{t('legal.contents')}</h2>
        <ol className="grid border-line border-s-2 text-sm">
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 ps-4 text-deep hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-[70ch] gap-10">
        {page.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} className="scroll-mt-24 font-bold text-2xl">
              {title}
            </h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} locale={locale} />
            ))}
          </section>
        ))}
        <nav aria-label={t('legal.others')} className="grid gap-2 border-line border-t pt-6">
          <h2 className="font-semibold text-quiet text-sm">{t('legal.others')}</h2>
          <ul className="grid gap-1">
            {others.map((name) => (
              <li key={name}>
                <a
                  href={pathTo(name satisfies Screen, locale)}
                  className="inline-block py-1 text-deep underline underline-offset-4"
                >
                  {pageOf(name, locale).title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

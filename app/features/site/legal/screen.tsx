/** Legal pages (spec 2 "Other pages"): a summary, a table of contents, and the text as it stands in content/legal. */
import { useLocation } from 'react-router';
import { Contents, TextSections } from '#app/features/texts/blocks.tsx';
import { InlineText } from '#app/features/texts/inline.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo, type Screen } from '#app/paths.ts';
import { type LegalPage, legalPageNames } from '#content/legal/definition.ts';
import { longDate } from '#content/legal/wording.ts';
import type { Route } from './+types/screen.ts';

const files = import.meta.glob<LegalPage>('../../../../content/legal/*/*.ts', { eager: true, import: 'page' });

const pageOf = (name: string, locale: Locale): LegalPage => {
  const page = files[`../../../../content/legal/${name}/${locale}.ts`];
  if (!page) throw new Error(`no legal page ${name} in ${locale}`);
  return page;
};

function pageAt(pathname: string) {
  const place = screenAt(pathname);
  if (!place) throw new Error(`no legal page at ${pathname}`);
  return { ...place, page: pageOf(place.screen, place.content) };
}

export const meta = ({ location }: Route.MetaArgs) => {
  const { page } = pageAt(location.pathname);
  return [{ title: page.title }, { name: 'description', content: page.description }];
};

export default function Legal() {
  const { screen, locale, content, page } = pageAt(useLocation().pathname);
  const t = translator(content, 'site');
  const others = legalPageNames.filter((name) => name !== (screen as string));
  const date = longDate(page.updated, content);
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
      <Contents
        title={t('legal.contents')}
        entries={page.sections}
        className="self-start lg:sticky lg:top-24 lg:order-2"
      />
      <div className="grid max-w-[70ch] gap-10">
        <TextSections sections={page.sections} locale={locale} />
        <nav aria-label={t('legal.others')} className="grid gap-2 border-line border-t pt-6">
          <h2 className="font-semibold text-quiet text-sm">{t('legal.others')}</h2>
          <ul className="grid gap-1">
            {others.map((name) => (
              <li key={name}>
                <a
                  href={pathTo(name satisfies Screen, locale)}
                  className="inline-block py-1 text-deep underline underline-offset-4"
                >
                  {pageOf(name, content).title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

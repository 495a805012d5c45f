/** What goes over, page by page: one line a page that opens, each answer as the official form has it and, where it changed, as it was written. */
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { rowId } from '#app/features/forms/check-link.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { OfficialPage, OfficialRow } from './official.ts';

const pill = 'inline-flex min-h-6 items-center rounded-full px-2.5 font-semibold text-night text-sm leading-snug';

function Carried({ row }: { row: OfficialRow }) {
  const t = useTranslations('export.screen');
  const changeOf = useTranslations('export.changes');
  const { locale } = useAppData();
  const { path, label, official, original, read, kind, codes, changes, doubt, english } = row;
  // A date and a choice are stored otherwise than anybody wrote them.
  const wrote = changes.includes('date') || kind !== 'typed' ? read : String(original);
  const list = new Intl.ListFormat(localeInfo[locale].tag, { type: 'conjunction' });
  return (
    <div
      id={rowId(path)}
      tabIndex={-1}
      className="grid scroll-mt-4 gap-x-4 gap-y-0.5 border-line border-b py-2.5 outline-offset-2 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <dt className="text-quiet leading-snug">{label.own}</dt>
      <dd className="grid content-start justify-items-start gap-1 leading-snug">
        {official === null ? (
          <span className={`${pill} bg-waiting`}>{t('needsEnglish')}</span>
        ) : (
          <span dir="ltr" className="max-w-full whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">
            {official}
            {codes.length > 0 && <span className="font-normal text-quiet">{` (${codes.join(', ')})`}</span>}
          </span>
        )}
        {doubt && <span className={`${pill} bg-glow`}>{t('noFit')}</span>}
        {(changes.length > 0 || english === 'needed') && (
          <span className="max-w-full text-sm [overflow-wrap:anywhere]">
            {t('wrote')} <bdi className="whitespace-pre-wrap">{wrote}</bdi>
          </span>
        )}
        {changes.length > 0 && (
          <span className="text-quiet text-sm">
            {t('how', { changes: list.format(changes.map((one) => changeOf(one))) })}
          </span>
        )}
      </dd>
    </div>
  );
}

export function CarriedPages({ pages }: { pages: readonly OfficialPage[] }) {
  const t = useTranslations('export.screen');
  return (
    <div className="border-line border-t">
      {pages.map(({ page, ordinal, title, blocks }) => {
        const rows = blocks.flatMap((block) => block.rows);
        const changed = rows.filter(({ changes }) => changes.length > 0).length;
        return (
          <details key={page} className="group/page border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 hover:text-deep">
              <span className="w-6 shrink-0 text-quiet tabular-nums">{ordinal}</span>
              <h3 className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold text-base leading-snug">
                <span className="min-w-0">{title.own}</span>
                <span className="flex flex-wrap items-center gap-x-3 font-normal text-quiet text-sm">
                  <span>{t('pageAnswers', { count: rows.length })}</span>
                  {changed > 0 && <span>{t('pageChanges', { count: changed })}</span>}
                </span>
              </h3>
              <Icon
                name="chevron-down"
                className="size-4.5 text-deep transition-transform duration-200 group-open/page:rotate-180 print:hidden"
              />
            </summary>
            <div className="grid gap-4 pb-5">
              {blocks.map((block) => (
                <section key={block.rows[0]?.path} className="grid gap-1">
                  {block.title && <h4 className="pt-1 font-semibold text-base">{block.title.own}</h4>}
                  <dl>
                    {block.rows.map((row) => (
                      <Carried key={row.path} row={row} />
                    ))}
                  </dl>
                </section>
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

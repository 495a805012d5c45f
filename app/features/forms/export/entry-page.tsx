/** One page of the official form: its questions in its order, each answer on a button that copies it. */

import { useLocale, useTranslations } from 'use-intl';
import { shownSigns } from '#app/features/forms/carry/shown-signs.ts';
import { Icon } from '#app/ui/icon.tsx';
import { heldBack } from './entry-rules.ts';
import type { OfficialPage, OfficialRow } from './official.ts';
import { copyId, type Entry } from './use-entry.ts';

const tag = 'inline-flex min-h-6 items-center rounded-full px-2.5 text-sm leading-snug';

type RowProps = { row: OfficialRow; isCopied: boolean; onCopy(): void };

function EntryRow({ row, isCopied, onCopy }: RowProps) {
  const t = useTranslations('export.entry');
  const locale = useLocale();
  const { path, label, official, original, read, kind, codes, changes, doubt, english } = row;
  const held = heldBack(row);
  const hasOriginal = changes.length > 0 || held !== null;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 py-2 leading-snug">
        <p className="font-semibold">
          <bdi lang="en">{label.en}</bdi>
        </p>
        {locale !== 'en' && <p className="text-quiet text-sm">{label.own}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <button
          type="button"
          id={copyId(path)}
          onClick={onCopy}
          aria-describedby={`${copyId(path)}-more`}
          aria-disabled={held ? true : undefined}
          className={`flex min-h-11 w-full items-start gap-3 rounded-lg border px-3 py-2 text-start ${held ? 'cursor-not-allowed border-line bg-glow' : 'cursor-copy border-line bg-card hover:border-deep hover:bg-sky'}`}
        >
          <span className="sr-only">{t('copy', { label: label.en })}</span>
          <span
            id={`${copyId(path)}-text`}
            lang="en"
            dir="ltr"
            className="min-w-0 flex-1 whitespace-pre-wrap font-mono [overflow-wrap:anywhere]"
          >
            {official ?? read}
          </span>
          {isCopied && <Icon name="tick" className="size-5 text-good" />}
        </button>
        <p id={`${copyId(path)}-more`} className="flex flex-wrap items-center gap-1.5 text-sm empty:hidden">
          {isCopied && <span className="sr-only">{t('done')}</span>}
          {kind !== 'typed' && (
            <span className={`${tag} bg-sky text-night`}>{t(kind === 'ticked' ? 'tick' : 'choose')}</span>
          )}
          {codes.map((code) => (
            <span key={code} className={`${tag} bg-sky text-night`}>
              {t('code', { code })}
            </span>
          ))}
          {held && <span className={`${tag} bg-going font-semibold text-night`}>{t(held)}</span>}
          {doubt && (
            <span>
              {doubt.why === 'characters' && <bdi>{t('badSigns', { found: shownSigns(doubt.found) })}</bdi>}
              {doubt.why === 'length' && t('tooLong', { count: doubt.by })}
              {doubt.why === 'wrong' && t('wrongAnswer')}
            </span>
          )}
          {hasOriginal && english !== 'needed' && (
            <bdi className="text-quiet [overflow-wrap:anywhere]">
              {t('wrote', { text: kind === 'typed' ? String(original) : read })}
            </bdi>
          )}
        </p>
      </div>
    </li>
  );
}

export function EntryPage({ page, entry }: { page: OfficialPage; entry: Entry }) {
  const t = useTranslations('export.entry');
  if (page.blocks.length === 0) return <p className="py-4 text-quiet">{t('empty')}</p>;
  return (
    <div className="grid gap-5">
      {page.blocks.map(({ title, rows }) => (
        <section key={rows[0]?.path} className="grid gap-1">
          {title && (
            <h3 className="pt-1 font-semibold text-base">
              <bdi lang="en">{title.en}</bdi>
            </h3>
          )}
          <ul>
            {rows.map((row) => (
              <EntryRow
                key={row.path}
                row={row}
                isCopied={entry.copied.has(row.path)}
                onCopy={() => void entry.copy(row)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

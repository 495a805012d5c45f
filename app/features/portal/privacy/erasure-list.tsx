/** What an erasure takes, what stays and why, and who is touched by it: said before anybody presses anything (D42). */
import { useFormatter, useTranslations } from 'use-intl';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Table } from '#app/ui/table.tsx';
import type { ErasureView } from './view.server.ts';

export function ErasureList({ view, headings: H = 'h2' }: { view: ErasureView; headings?: 'h2' | 'h3' }) {
  const t = useTranslations('privacy');
  const format = useFormatter();
  const named = (some: readonly string[]) => ({ n: some.length, names: format.list(some, { type: 'conjunction' }) });
  return (
    <div className="grid gap-6">
      {view.warnings.length > 0 && (
        <Banner kind="warning" title={t('erase.warnings')}>
          {view.warnings.map((warning) => (
            <p key={warning}>{t(`warning.${warning}`)}</p>
          ))}
        </Banner>
      )}
      <section className="grid gap-3">
        <H className="text-xl">{t('erase.goes')}</H>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {view.goes.map(({ name, rows }) => (
            <li key={name} className="border-line border-b py-1.5">
              {t(`parts.${name}`)}
              {rows > 0 && <span className="block text-quiet text-sm">{t('erase.rows', { n: rows })}</span>}
            </li>
          ))}
        </ul>
        <p>{t('erase.sessionsEnd')}</p>
        {view.along.length > 0 && <p>{t('erase.along', named(view.along))}</p>}
        {view.staying.length > 0 && <p>{t('erase.staying', named(view.staying))}</p>}
        {view.farewell && (
          <p className="[overflow-wrap:anywhere]">{t('erase.farewell', { email: `\u2068${view.farewell}\u2069` })}</p>
        )}
      </section>
      <section className="grid gap-3">
        <H className="text-xl">{t('erase.stays')}</H>
        <Table
          columns={[
            { key: 'name', title: t('archive.what') },
            { key: 'why', title: t('archive.why'), prose: true },
            { key: 'keep', title: t('archive.howLong') },
          ]}
          rows={[
            { key: 'shell', cells: { name: t('erase.shell'), why: t('why.nameless'), keep: t('erase.noEnd') } },
            ...view.stays
              .filter(({ why }) => why !== 'nameless')
              .map(({ name, why, keep }) => ({
                key: name,
                cells: { name: t(`parts.${name}`), why: t(`why.${why}`), keep },
              })),
          ]}
        />
      </section>
    </div>
  );
}

/** One list of all that a family still owes, by person; each line leads to where it can be seen. */
import { useTranslations } from 'use-intl';
import { Fold } from '#app/ui/fold.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { OwedItem } from './owed-rules.ts';
import type { PersonOfCase } from './view.server.ts';

function FormLine({ owed }: { owed: Extract<OwedItem, { what: 'form' }> }) {
  const t = useTranslations('office.owed');
  const nameOf = useTranslations('forms.names');
  const title = t('form', { form: nameOf(owed.form_name), open: owed.open.length, all: owed.pages });
  return (
    <Fold title={title}>
      <ul className="list-disc ps-5 text-sm">
        {owed.open.map(({ number, title: page }) => (
          <li key={number}>{page}</li>
        ))}
      </ul>
    </Fold>
  );
}

function Line({ owed, user_id }: { owed: OwedItem; user_id: string }) {
  const t = useTranslations('office.owed');
  const titleOf = useTranslations('documents.titles');
  if (owed.what === 'form') return <FormLine owed={owed} />;
  if (owed.what === 'document')
    return (
      <ScreenLink to="admin-documents" params={{ user_id }}>
        {t(owed.isAgain ? 'documentAgain' : 'document', { document: titleOf(owed.type) })}
      </ScreenLink>
    );
  if (owed.what === 'returned') return <>{t('returned', { n: owed.count })}</>;
  return <>{t(owed.what)}</>;
}

const keyOf = (owed: OwedItem) => ('type' in owed ? owed.type : 'form_name' in owed ? owed.form_name : owed.what);

export function OwedList({ people }: { people: readonly PersonOfCase[] }) {
  const t = useTranslations('office.owed');
  const all = people.reduce((sum, { owed }) => sum + owed.length, 0);
  return (
    <section aria-labelledby="case-owed" className="grid gap-3">
      <h2 id="case-owed" className="text-xl">
        {t('title', { n: all })}
      </h2>
      <ul className="grid gap-3">
        {people.map(({ user_id, name, owed, review, renewal }) => (
          <li key={user_id} className="grid gap-1 rounded-card border border-line bg-card p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <bdi className="min-w-0 font-semibold">{name}</bdi>
              {review && (
                <StatusPill status={review === 'accepted' ? 'done' : 'going'}>{t(`reviews.${review}`)}</StatusPill>
              )}
            </p>
            {renewal && <p>{t(`renewals.${renewal}`)}</p>}
            {owed.length === 0 ? (
              <p className="text-quiet">{t('nothing')}</p>
            ) : (
              <ul className="grid">
                {owed.map((one) => (
                  <li key={keyOf(one)} className="py-1 leading-snug">
                    <Line owed={one} user_id={user_id} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

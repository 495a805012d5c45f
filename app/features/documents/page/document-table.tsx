/** Documents of one section as a table (spec 2): status, name, files. */
import { useTranslations } from 'use-intl';
import { Fold } from '#app/ui/fold.tsx';
import { DocumentRow } from './document-row.tsx';
import { isFolded, type Section } from './rules.ts';
import type { DocumentActions } from './use-actions.ts';
import type { DocumentView } from './view.server.ts';

type Props = {
  section: Section;
  documents: readonly DocumentView[];
  actions: DocumentActions;
  next: DocumentView | null;
};

function Rows({ documents, actions, next, caption }: Omit<Props, 'section'> & { caption: string }) {
  const t = useTranslations('documents-screen.list');
  const head = 'px-4 py-3 text-start font-semibold text-sm';
  return (
    <table className="w-full table-fixed max-md:block md:rounded-card md:bg-card md:shadow-[inset_0_0_0_1px_var(--color-line)]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:hidden">
        <tr className="bg-sky">
          <th scope="col" className={`${head} w-60 rounded-ss-card`}>
            {t('status')}
          </th>
          <th scope="col" className={`${head} w-[30%]`}>
            {t('name')}
          </th>
          <th scope="col" className={`${head} rounded-se-card`}>
            {t('files')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3">
        {documents.map((document) => (
          <DocumentRow key={document.type} document={document} actions={actions} isNext={document === next} />
        ))}
      </tbody>
    </table>
  );
}

const NOTES: Partial<Record<Section, 'maybeText' | 'optionalText' | 'keptText'>> = {
  maybe: 'maybeText',
  optional: 'optionalText',
  kept: 'keptText',
};

export function DocumentTable({ section, ...rest }: Props) {
  const t = useTranslations('documents-screen.list');
  const title = t(section, { count: rest.documents.length });
  const note = NOTES[section];
  const inside = (
    <>
      {note && <p className="max-w-[65ch] text-quiet">{t(note)}</p>}
      <Rows {...rest} caption={title} />
    </>
  );
  const heading = <h2 className="text-xl">{title}</h2>;
  if (isFolded({ section, documents: rest.documents }))
    return (
      <section className="border-line border-t">
        <Fold title={heading}>{inside}</Fold>
      </section>
    );
  return (
    <section className="grid gap-3">
      {heading}
      {inside}
    </section>
  );
}

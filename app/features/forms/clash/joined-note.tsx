/** Another tab or device has saved other fields of this page: they were joined, and it is said which. */
import { useLocale, useTranslations } from 'use-intl';
import type { Author } from './author.ts';

type Props = {
  /** What came from there, by its labels; empty while nothing was joined. */
  labels: readonly string[];
  author: Author;
};

export function JoinedNote({ labels, author }: Props) {
  const t = useTranslations('forms');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' }).format(labels.map((label) => `«${label}»`));
  return (
    <p role="status" className={labels.length > 0 ? 'rounded-card bg-sky p-3 leading-snug' : 'sr-only'}>
      {labels.length > 0 &&
        (typeof author === 'string'
          ? t(`joined.${author}`, { fields: list })
          : t('joined.other', { fields: list, name: author.name }))}
    </p>
  );
}

/** The documents of a person with their files: what stands where, and which one is being looked at. */
import { useTranslations } from 'use-intl';
import { StatusShape } from '#app/ui/notices/status-pill.tsx';
import { waits } from './rules.ts';
import type { OfficeDocument, OfficeFile } from './view.server.ts';

export const fileId = (key: string) => `file-${key}`;

const shapeOf = (file: OfficeFile) => (file.accepted_at ? 'done' : waits(file) ? 'going' : ('waiting' as const));

/** What was said of it last, in a word. */
export const wordOf = (file: OfficeFile) =>
  file.state !== 'uploaded'
    ? file.state
    : file.asked_again !== null
      ? 'again'
      : file.accepted_at
        ? 'accepted'
        : 'uploaded';

type Props = { documents: readonly OfficeDocument[]; now: string | undefined; onOpen(key: string): void };

export function FileList({ documents, now, onOpen }: Props) {
  const t = useTranslations('documents-office');
  const titleOf = useTranslations('documents');
  return (
    <ul className="grid gap-3">
      {documents.map(({ type, state, files }) => (
        <li key={type} className="grid gap-1 rounded-card border border-line bg-card p-3">
          <h2 className="font-semibold text-base">{titleOf(`titles.${type}`)}</h2>
          <p className="text-quiet text-sm">{t(`states.${state}`)}</p>
          {files.length === 0 && <p className="text-sm">{t('noFile')}</p>}
          <ul className="grid">
            {files.map((file) => (
              <li key={file.key}>
                <button
                  type="button"
                  id={fileId(file.key)}
                  aria-current={file.key === now ? 'true' : undefined}
                  onClick={() => onOpen(file.key)}
                  className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg px-2 text-start hover:bg-sky aria-[current]:bg-sky aria-[current]:font-semibold"
                >
                  <StatusShape status={shapeOf(file)} />
                  <span className="min-w-0 grow">
                    {t('file', { number: file.file_number })}
                    {file.name && (
                      <bdi className="block truncate font-normal text-quiet text-sm" dir="auto">
                        {file.name}
                      </bdi>
                    )}
                  </span>
                  <span className="shrink-0 text-sm">{t(`words.${wordOf(file)}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

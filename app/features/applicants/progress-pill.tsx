/** Where a form or a set of documents stands: a colour, a shape and a word (spec 4 "Page and status values"). */
import { useTranslations } from 'use-intl';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import type { Progress } from '#content/progress.ts';

const looks = {
  'Not Started': { status: 'waiting', text: 'notStarted' },
  'In Progress': { status: 'going', text: 'inProgress' },
  Finished: { status: 'done', text: 'finished' },
} as const satisfies Record<Progress, object>;

export function ProgressPill({ progress }: { progress: Progress }) {
  const t = useTranslations('applicants');
  const { status, text } = looks[progress];
  return <StatusPill status={status}>{t(`status.${text}`)}</StatusPill>;
}

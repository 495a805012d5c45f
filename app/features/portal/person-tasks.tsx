/** What one person of an application has to do, a row each; a row is a link where its screen exists and is theirs to open (D48). */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isScreen, rowOf } from '#app/paths.ts';
import type { Progress } from '#content/progress.ts';
import { opens } from './rules.ts';
import { TaskList, TaskRow } from './task-list.tsx';

export type Worker = {
  user_id: string;
  status: Progress;
  supporting_documents_status: Progress;
  isSelf: boolean;
  is_private: boolean;
};

/** The screen, where it exists and this reader may open it for that person. */
export const openTo = (screen: string, person: Pick<Worker, 'isSelf' | 'is_private'>) =>
  isScreen(screen) && opens(rowOf(screen).owner ?? [], person) ? screen : undefined;

type Props = {
  person: Worker;
  hasForm: boolean;
  included: { form: string | null; appointment: boolean; interview: boolean };
  /** Rows of their own before these. */
  before?: ReactNode;
};

export function PersonTasks({ person, hasForm, included, before }: Props) {
  const t = useTranslations('portal');
  const say = useTranslations('applicants');
  const of = person.user_id;
  const check = person.status !== 'Not Started' ? openTo('portal-form-check', person) : undefined;
  const [appointment, interview] = [openTo('portal-appointment', person), openTo('portal-interview', person)];
  return (
    <TaskList>
      {before}
      {hasForm && (
        <TaskRow
          name={say('list.form')}
          status={person.status}
          to={included.form ? openTo('portal-form', person) : undefined}
          of={of}
        />
      )}
      {included.form && check && <TaskRow name={t('tasks.check')} to={check} of={of} form={included.form} />}
      <TaskRow
        name={say('list.documents')}
        status={person.supporting_documents_status}
        to={openTo('portal-documents', person)}
        of={of}
      />
      {included.appointment && appointment && <TaskRow name={t('tasks.appointment')} to={appointment} of={of} />}
      {included.interview && interview && <TaskRow name={t('tasks.interview')} to={interview} of={of} />}
    </TaskList>
  );
}

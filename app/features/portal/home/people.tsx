/** Everybody who applies, each with their own tasks, and the way to add somebody. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { MemberDialog } from '#app/features/applicants/member-dialog.tsx';
import { labelOf, MAX_SECONDARY } from '#app/features/applicants/rules.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TaskList, TaskRow } from './task-list.tsx';

type OneProps = Pick<PrimaryView['person'], 'first_name' | 'status' | 'supporting_documents_status'> & {
  /** What they are to the one who looks. */
  word: string;
  hasForm: boolean;
};

function Person({ first_name, status, supporting_documents_status, word, hasForm }: OneProps) {
  const t = useTranslations('applicants');
  return (
    <section aria-label={first_name} className="grid">
      <div className="flex flex-wrap items-baseline gap-x-2 py-2">
        <h3 className="text-base">
          <bdi>{first_name}</bdi>
        </h3>
        <p className="text-quiet">{word}</p>
      </div>
      <TaskList>
        {hasForm && <TaskRow name={t('list.form')} status={status} />}
        <TaskRow name={t('list.documents')} status={supporting_documents_status} />
      </TaskList>
    </section>
  );
}

export function People({ view: { person, family, hasForm, minutes } }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const say = useTranslations('applicants');
  const { revalidate } = useRevalidator();
  const { tell } = usePortalTools();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="people" className="grid gap-2">
      <h2 id="people" className="text-xl">
        {say('list.title')}
      </h2>
      {hasForm && minutes && <p className="text-quiet">{t('minutesEach', { n: minutes.applicants })}</p>}
      <Person {...person} word={say('relationship.self')} hasForm={hasForm} />
      {family.map((member) => (
        <Person
          key={member.user_id}
          {...member}
          word={[
            say(`relationship.${labelOf(member.relationship)}`),
            ...(member.invited_email ? [t('tasks.invited')] : []),
          ].join(' · ')}
          hasForm={hasForm}
        />
      ))}
      <TaskList>
        {family.length < MAX_SECONDARY && (
          <li>
            <button type="button" onClick={() => setAdding(true)} className={rowLook}>
              <Icon name="plus" />
              {say('list.add')}
            </button>
          </li>
        )}
        <TaskRow name={t('tasks.people')} to="portal-applicants" />
      </TaskList>
      {isAdding && (
        <MemberDialog
          primary_user_id={person.user_id}
          onClose={() => setAdding(false)}
          onSaved={(name) => {
            tell(say('member.added', { name }));
            revalidate();
          }}
        />
      )}
    </section>
  );
}

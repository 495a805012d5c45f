/** Everybody who applies, each with their own tasks, and the way to add somebody. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { MemberDialog } from '#app/features/applicants/member-dialog.tsx';
import { labelOf, MAX_SECONDARY } from '#app/features/applicants/rules.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { PersonTasks, type Worker } from '#app/features/portal/person-tasks.tsx';
import { TaskList, TaskRow } from '#app/features/portal/task-list.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';

type OneProps = Pick<PrimaryView, 'hasForm' | 'included'> & {
  person: Worker & { first_name: string };
  /** What they are to the one who looks. */
  word: string;
};

function Person({ person, word, ...work }: OneProps) {
  const { first_name } = person;
  return (
    <section aria-label={first_name} className="grid">
      <div className="flex flex-wrap items-baseline gap-x-2 py-2">
        <h3 className="min-w-0 text-base">
          <bdi>{first_name}</bdi>
        </h3>
        <p className="text-quiet">{word}</p>
      </div>
      <PersonTasks person={person} {...work} />
    </section>
  );
}

export function People({ view: { person, family, hasForm, included, minutes } }: { view: PrimaryView }) {
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
      {hasForm && minutes && (
        <p className="text-quiet">
          {!included.form && `${t('tasks.formLater')} `}
          {t('minutesEach', { n: minutes.applicants })}
        </p>
      )}
      <Person
        person={{ ...person, isSelf: true, is_private: true }}
        word={say('relationship.self')}
        hasForm={hasForm}
        included={included}
      />
      {family.map((member) => (
        <Person
          key={member.user_id}
          person={{ ...member, isSelf: false }}
          word={[
            say(`relationship.${labelOf(member.relationship)}`),
            ...(member.invited_email ? [t('tasks.invited')] : []),
          ].join(' · ')}
          hasForm={hasForm}
          included={included}
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

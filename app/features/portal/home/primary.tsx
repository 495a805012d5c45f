/** /portal of a primary applicant (D45): the service, how much is done, what comes next, and everything as one list of tasks. */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { FirstPassword } from '#app/features/accounts/password/first-password.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { CostFold } from '#app/features/portal/cost-fold.tsx';
import { ServiceChoice } from '#app/features/portal/service-choice.tsx';
import { TaskList, TaskRow } from '#app/features/portal/task-list.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { keepResult, takenInTab } from '#app/features/quiz/kept/client.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Progress } from '#app/ui/notices/progress.tsx';
import { AtHand, Story } from './folds.tsx';
import { Next } from './next.tsx';
import { People } from './people.tsx';
import { VerifyNotice } from './verify-notice.tsx';

/** A quiz that was taken before coming here is kept; what fails, or differs from what is kept, is asked on the finish card. */
function useTakenQuiz(user_id: string, isOnlySeen: boolean, onKept: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the home opens
  useEffect(() => {
    const taken = isOnlySeen ? null : takenInTab();
    if (taken) keepResult(user_id, taken).then(onKept, () => {});
  }, [user_id]);
}

/** `isOnlySeen`: staff look at it; nothing is written, and nobody has arrived. */
export function PrimaryHome({ view, isOnlySeen = false }: { view: PrimaryView; isOnlySeen?: boolean }) {
  const t = useTranslations('portal');
  const { person, service, isPaid, tasks, count } = view;
  const { chooseService, openSettings, tell } = usePortalTools();
  useTakenQuiz(person.user_id, isOnlySeen, () => tell(t('riskKept')));
  const keeping = useRef<HTMLDetailsElement>(null);
  function keepAccount() {
    if (!keeping.current) return openSettings();
    keeping.current.open = true;
    keeping.current.querySelector('input')?.focus();
  }
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t('greeting', { name: person.first_name })}</h1>
        <ServiceChoice service={service} isPaid={isPaid} onChange={chooseService} />
        <Progress id="portal-progress" label={t('tasks.done', count)} value={count.done} max={count.all} />
      </div>
      {!isOnlySeen && <ArrivalNote {...person} />}
      <Next view={view} onAccount={keepAccount} />
      {person.must_set_password && (
        <FirstPassword
          person={person}
          box={keeping}
          onDone={() => {
            tell(t('password.done'));
            focusHeading();
          }}
        />
      )}
      {!person.must_set_password && person.email && !person.isVerified && <VerifyNotice email={person.email} />}
      <section aria-labelledby="tasks" className="grid gap-2">
        <h2 id="tasks" className="text-xl">
          {t('tasks.title')}
        </h2>
        <TaskList>
          <TaskRow name={t('tasks.account')} status={tasks.account} onClick={keepAccount} />
          <TaskRow name={t('steps.questions')} status={tasks.questions} to="portal-questions" />
          <TaskRow
            name={t('steps.payment')}
            status={tasks.payment}
            // A quote is agreed upon with an adviser: there is nothing to pay here.
            to={tasks.payment === 'quote' ? undefined : 'portal-payment'}
          />
        </TaskList>
      </section>
      <People view={view} />
      <div className="-mx-3 border-line border-t">
        {view.cost && <CostFold cost={view.cost} people={view.people} rate={view.rate} />}
        {view.atHand && <AtHand items={view.atHand} />}
        <Story lines={view.story} />
      </div>
    </div>
  );
}

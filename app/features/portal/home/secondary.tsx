/** /portal of a family member: whose application it is, and how far their own part is. */
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { outcomeOf } from '#app/features/portal/case/rules.ts';
import { PersonTasks } from '#app/features/portal/person-tasks.tsx';
import { hasForm } from '#app/features/portal/rules.ts';
import { TaskRow } from '#app/features/portal/task-list.tsx';
import type { SecondaryView } from '#app/features/portal/view.server.ts';
import { Button } from '#app/ui/button.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { Story } from './folds.tsx';
import { begunOf } from './next.tsx';
import { VerifyNotice } from './verify-notice.tsx';

/** What comes next for them alone: what staff recorded of their own case, else their part of the application. */
function Next({ view }: { view: SecondaryView }) {
  const { person, head, waitsFor, isFormNext, isUnpaid, stand, included } = view;
  const t = useTranslations('portal');
  const { openSettings } = usePortalTools();
  const name = head.first_name;
  const isTheirs = (stand === 'review' || stand === 'returned') && included.form;
  if (isFormNext)
    return (
      <section aria-label={t('next.label')} className="grid gap-3">
        <h2 className="text-xl">{t('next.form')}</h2>
        <p>
          {t('next.formText', { begun: begunOf(person) })} {isUnpaid && t('secondary.formUnpaid', { name })}
        </p>
        <div>
          <ScreenLink to="portal-form" params={{ user_id: person.user_id }} look="main" wide>
            {t('next.formButton', { begun: begunOf(person) })}
          </ScreenLink>
        </div>
      </section>
    );
  if (stand === 'review' && isUnpaid)
    return (
      <section aria-label={t('next.label')}>
        <p>{t('secondary.doneUnpaid', { name })}</p>
      </section>
    );
  return (
    <section aria-label={t('next.label')} className="grid gap-3">
      {stand && <h2 className="text-xl">{t(`next.${stand}`)}</h2>}
      {!stand && waitsFor && <p>{t(`secondary.${waitsFor}`, { name })}</p>}
      <p>{stand ? t(`next.${stand}Text`) : t(waitsFor ? 'secondary.meanwhile' : 'secondary.next')}</p>
      {outcomeOf(person.current_step) ? (
        <ScreenLink to="portal-outcome" look="main" wide>
          {t('next.outcomeButton')}
        </ScreenLink>
      ) : isTheirs ? (
        <ScreenLink
          to="portal-form-check"
          params={{ user_id: person.user_id, form_name: included.form ?? '' }}
          look="main"
          wide
        >
          {t('next.reviewButton')}
        </ScreenLink>
      ) : (
        <Button kind={stand ? 'quiet' : 'main'} wide onClick={() => openSettings()}>
          {t('secondary.check')}
        </Button>
      )}
    </section>
  );
}

export function SecondaryHome({ view }: { view: SecondaryView }) {
  const { person, head, service, sid, included, story } = view;
  const t = useTranslations('portal');
  const { openSettings } = usePortalTools();
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t('greeting', { name: person.first_name })}</h1>
        <p>{t('secondary.intro', { name: head.first_name })}</p>
        {service && <p className="font-semibold">{service.title}</p>}
      </div>
      <ArrivalNote {...person} />
      <Next view={view} />
      {person.email && !person.isVerified && <VerifyNotice email={person.email} />}
      <section aria-labelledby="tasks" className="grid gap-2">
        <h2 id="tasks" className="text-xl">
          {t('tasks.title')}
        </h2>
        <PersonTasks
          before={<TaskRow name={t('tasks.account')} status="Finished" onClick={() => openSettings()} />}
          person={{ ...person, isSelf: true, is_private: true }}
          hasForm={!sid || hasForm(sid)}
          included={included}
        />
      </section>
      {person.lets_primary !== undefined && (
        <div>
          <p className="text-quiet">
            {t(person.lets_primary ? 'secondary.shared' : 'secondary.private', { name: head.first_name })}
          </p>
          <div className="-ms-4">
            <Button kind="plain" onClick={() => openSettings()}>
              {t('secondary.privacy')}
            </Button>
          </div>
        </div>
      )}
      {story.length > 0 && (
        <div className="-mx-3 border-line border-t">
          <Story lines={story} />
        </div>
      )}
    </div>
  );
}

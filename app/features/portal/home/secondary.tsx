/** /portal of a family member: whose application it is, and how far their own part is. */
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import type { SecondaryView } from '#app/features/portal/view.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TaskList, TaskRow } from './task-list.tsx';
import { VerifyNotice } from './verify-notice.tsx';

export function SecondaryHome({ view: { person, head, service } }: { view: SecondaryView }) {
  const t = useTranslations('portal');
  const say = useTranslations('applicants');
  const { openSettings } = usePortalTools();
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{t('greeting', { name: person.first_name })}</h1>
        <p>{t('secondary.intro', { name: head.first_name })}</p>
        {service && <p className="font-semibold">{service.title}</p>}
      </div>
      <ArrivalNote {...person} />
      <section aria-label={t('next.label')} className="grid gap-3">
        <p>{t('secondary.next')}</p>
        <Button kind="main" wide onClick={() => openSettings()}>
          {t('secondary.check')}
        </Button>
      </section>
      {person.email && !person.isVerified && <VerifyNotice email={person.email} />}
      <section aria-labelledby="tasks" className="grid gap-2">
        <h2 id="tasks" className="text-xl">
          {t('tasks.title')}
        </h2>
        <TaskList>
          <TaskRow name={t('tasks.account')} status="Finished" onClick={() => openSettings()} />
          <TaskRow name={say('list.form')} status={person.status} />
          <TaskRow name={say('list.documents')} status={person.supporting_documents_status} />
        </TaskList>
      </section>
    </div>
  );
}

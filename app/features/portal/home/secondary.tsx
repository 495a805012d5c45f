/** /portal of a family member: whose application it is, and how far their own part is. */
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { AskCard } from '#app/features/portal/ask-card.tsx';
import { ServiceLine } from '#app/features/portal/service-choice.tsx';
import type { SecondaryView } from '#app/features/portal/view.server.ts';
import { Button } from '#app/ui/button.tsx';
import type { Progress } from '#content/progress.ts';
import { Panel } from './cards.tsx';
import { VerifyNotice } from './verify-notice.tsx';

export function SecondaryHome({ view: { person, head, service } }: { view: SecondaryView }) {
  const t = useTranslations('portal');
  const { openSettings } = usePortalTools();
  const name = head.first_name;
  const parts: { key: 'account' | 'form' | 'documents'; progress: Progress }[] = [
    { key: 'account', progress: 'Finished' },
    { key: 'form', progress: person.status },
    { key: 'documents', progress: person.supporting_documents_status },
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">{t('greeting', { name: person.first_name })}</h1>
          <p className="text-lg">{t('secondary.intro', { name })}</p>
        </div>
        <ArrivalNote {...person} />
        {person.email && !person.isVerified && <VerifyNotice email={person.email} />}
        <div className="grid gap-3 rounded-2xl border border-line bg-card p-5 shadow-soft sm:p-7">
          <p className="font-semibold text-deep text-sm">{t('next.label')}</p>
          <p className="max-w-[60ch]">{t('secondary.next')}</p>
          <Button kind="main" wide onClick={openSettings}>
            {t('secondary.check')}
          </Button>
        </div>
        <Panel title={t('secondary.yours')}>
          <ul className="divide-y divide-line">
            {parts.map(({ key, progress }) => (
              <li key={key} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3 first:pt-0">
                <div className="grid min-w-0 flex-1 basis-52">
                  <h3 className="text-base">{t(`secondary.${key}`)}</h3>
                  <p className="text-quiet">{t(`secondary.${key}Text`, { name })}</p>
                </div>
                <ProgressPill progress={progress} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className="grid gap-6">
        <ServiceLine service={service} note={t('service.ofFamily', { name })} />
        <AskCard service={service} />
      </div>
    </div>
  );
}

/** /portal of a primary applicant: what comes next, the way, the cost, what to have at hand, who travels. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { AskCard } from '#app/features/portal/ask-card.tsx';
import { PortalFrame, Steps, useSettings } from '#app/features/portal/frame.tsx';
import { ServiceChoice, ServiceDialog } from '#app/features/portal/service-choice.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { Toasts, useToasts } from '#app/ui/notices/toast.tsx';
import { AtHand, CostCard, FamilyCard, Way } from './cards.tsx';
import { FirstPassword } from './first-password.tsx';
import { NextCard } from './next-card.tsx';
import { VerifyNotice } from './verify-notice.tsx';

export function PrimaryHome({ view }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const { person, sid, service, groups, slug, isPaid, isQuote } = view;
  const settings = useSettings(person);
  const [isChoosing, setChoosing] = useState(false);
  const { toasts, show, close } = useToasts();
  const choose = () => setChoosing(true);
  return (
    <PortalFrame
      onSettings={settings.open}
      head={
        <>
          <Steps slug={slug} isQuote={isQuote} />
          <ServiceChoice service={service} isPaid={isPaid} onChange={choose} />
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid gap-6">
          <h1 className="text-3xl">{t('greeting', { name: person.first_name })}</h1>
          <ArrivalNote {...person} />
          {person.must_set_password ? (
            <FirstPassword person={person} onDone={() => show({ kind: 'good', text: t('password.done') })} />
          ) : (
            <>
              {person.email && !person.isVerified && <VerifyNotice email={person.email} />}
              <NextCard view={view} onService={choose} />
            </>
          )}
          <Way view={view} />
          <FamilyCard view={view} />
        </div>
        <div className="grid gap-6">
          {view.cost && <CostCard cost={view.cost} people={view.people} rate={view.rate} />}
          {view.atHand && <AtHand items={view.atHand} />}
          <AskCard service={service} />
        </div>
      </div>
      {settings.dialog}
      {isChoosing && (
        <ServiceDialog user_id={person.user_id} sid={sid} groups={groups} onClose={() => setChoosing(false)} />
      )}
      <Toasts label={t('frame.messages')} close={t('frame.close')} toasts={toasts} onClose={close} />
    </PortalFrame>
  );
}

/** /portal of a primary applicant: what comes next, the way, the cost, what to have at hand, who travels. */
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { AskCard } from '#app/features/portal/ask-card.tsx';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { AtHand, CostCard, FamilyCard, Way } from './cards.tsx';
import { FirstPassword } from './first-password.tsx';
import { NextCard } from './next-card.tsx';
import { VerifyNotice } from './verify-notice.tsx';

export function PrimaryHome({ view }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const { person, service } = view;
  const { tell } = usePortalTools();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="grid gap-6">
        <h1 className="text-3xl">{t('greeting', { name: person.first_name })}</h1>
        <ArrivalNote {...person} />
        {person.must_set_password ? (
          <FirstPassword person={person} onDone={() => tell(t('password.done'))} />
        ) : (
          <>
            {person.email && !person.isVerified && <VerifyNotice email={person.email} />}
            <NextCard view={view} />
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
  );
}

/** The one thing to do now. */
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useAskHref } from '#app/features/portal/ask.ts';
import { outcomeOf } from '#app/features/portal/case/rules.ts';
import { stageOf, wordOf } from '#app/features/portal/rules.ts';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Progress } from '#content/progress.ts';

type Props = { view: PrimaryView; onAccount(): void };

export const begunOf = ({ status }: { status: Progress }) => (status === 'Not Started' ? 'no' : 'yes');

function Action({ view: { next, service, minutes, interview, person, included }, onAccount }: Props) {
  const t = useTranslations('portal');
  const { chooseService } = usePortalTools();
  const askHref = useAskHref(service);
  const ask = (
    <ButtonLink kind="quiet" wide icon="chat" href={askHref} data-event="send_whatsapp" data-place="portal-next">
      {t('frame.ask')}
    </ButtonLink>
  );
  if (next === 'service' || next === 'account')
    return (
      <Button kind="main" wide onClick={next === 'service' ? chooseService : onAccount}>
        {t(`next.${next}Button`)}
      </Button>
    );
  if (next === 'questions' || next === 'payment')
    return (
      <ScreenLink to={`portal-${next}`} look="main" wide>
        {[t(`next.${next}Button`), ...(minutes ? [t('minutes', { n: minutes[next] })] : [])].join(' · ')}
      </ScreenLink>
    );
  if (next === 'form')
    return (
      <ScreenLink to="portal-form" params={{ user_id: person.user_id }} look="main" wide>
        {t('next.formButton', { begun: begunOf(person) })}
      </ScreenLink>
    );
  if ((next === 'review' || next === 'returned') && included.form)
    return (
      <ScreenLink
        to="portal-form-check"
        params={{ user_id: person.user_id, form_name: included.form }}
        look="main"
        wide
      >
        {t('next.reviewButton')}
      </ScreenLink>
    );
  if (next === 'no_visa' || next === 'valid_visa' || next === 'adviser')
    return (
      <>
        <ScreenLink to="portal-questions" look="main" wide>
          {t('next.resultButton')}
        </ScreenLink>
        {ask}
      </>
    );
  if (next === 'interview_cancelled' || interview)
    return (
      <>
        <ScreenLink to="portal-appointment" params={{ user_id: person.user_id }} look="main" wide>
          {t('next.appointmentButton')}
        </ScreenLink>
        {ask}
      </>
    );
  return (
    <>
      {outcomeOf(next) ? (
        <ScreenLink to="portal-outcome" look="main" wide>
          {t('next.outcomeButton')}
        </ScreenLink>
      ) : (
        <ScreenLink to="portal-applicants" look="main" wide>
          {t('next.applicantsButton')}
        </ScreenLink>
      )}
      {stageOf(next) && ask}
    </>
  );
}

export function Next(props: Props) {
  const t = useTranslations('portal');
  const { next, interview, person, isUnpaid } = props.view;
  const stage = next === 'review' || next === 'returned' ? next : (stageOf(next) ?? wordOf(next));
  return (
    <section aria-label={t('next.label')} className="grid gap-2">
      {next === 'form' && (
        <>
          <h2 className="text-xl">{t('next.form')}</h2>
          <p>
            {[t('next.formText', { begun: begunOf(person) }), ...(isUnpaid ? [t('next.formUnpaid')] : [])].join(' ')}
          </p>
        </>
      )}
      {stage && (
        <>
          <h2 className="text-xl">{t(`next.${stage}`)}</h2>
          <p>{interview ? t('next.interviewOn', { date: interview }) : t(`next.${stage}Text`)}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Action {...props} />
      </div>
    </section>
  );
}

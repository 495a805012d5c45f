/** The risk of a visit to the United States: the result that the account keeps, on any device, else the way to the quiz (spec 2). */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAskHref } from '#app/features/portal/ask.ts';
import { Answered } from '#app/features/quiz/answered.tsx';
import { Gauge } from '#app/features/quiz/gauge.tsx';
import { keepResult, keptElsewhere, takenInTab } from '#app/features/quiz/kept/client.ts';
import { dropDraft, keepDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { ReportOffer } from '#app/features/quiz/report/offered.tsx';
import { Stop } from '#app/features/quiz/risk/stop.tsx';
import { Weights } from '#app/features/quiz/risk/weights.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';
import type { Finish, QuestionsView } from './view.server.ts';

type Risk = NonNullable<Finish['risk']>;
type Props = { person: QuestionsView['person']; service: QuestionsView['service']; risk: Risk };
type State = 'idle' | 'saving' | 'kept' | 'failed' | { elsewhere: number };

/** What was taken in this tab is kept with the account; over another result only after a click (D23). */
function useKeeping(user_id: string) {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>('idle');
  const isSaving = useRef(false);
  async function keep(version?: number) {
    const taken = takenInTab();
    if (!taken || isSaving.current) return;
    isSaving.current = true;
    setState('saving');
    try {
      await keepResult(user_id, { ...taken, ...(version !== undefined && { version }) });
      await revalidate();
      setState('kept');
    } catch (error) {
      const theirs = keptElsewhere(error);
      setState(theirs ? { elsewhere: theirs.version } : 'failed');
    } finally {
      isSaving.current = false;
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card is shown
  useEffect(() => {
    keep();
  }, []);
  async function leave() {
    dropDraft('us-tourist');
    setState('idle');
    await revalidate();
  }
  return { state, keep, leave };
}

export function RiskCard({ person, service, risk }: Props) {
  const t = useTranslations('quiz');
  const askHref = useAskHref(service);
  const { state, keep, leave } = useKeeping(person.user_id);
  const { kept, left } = risk;
  /** What is known is not asked again there, nor what the quiz of this tab has heard; the result comes back over this one. */
  const carry = () => {
    const answers = { ...readDraft('us-tourist')?.answers, ...risk.known };
    keepDraft('us-tourist', { version: quiz.version, answers, base: risk.base });
  };
  return (
    <section aria-labelledby="risk" className="grid gap-3 rounded-card bg-sky p-4">
      <h2 id="risk" className="text-xl">
        {t('portal.risk')}
      </h2>
      {state === 'saving' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('portal.riskSaving')}
        </p>
      )}
      {state === 'kept' && (
        <p role="status" className="flex gap-2">
          <Icon name="tick" className="mt-0.5 size-5 text-good" />
          {t('portal.riskKept')}
        </p>
      )}
      {state === 'failed' && (
        <Banner kind="alert" live>
          <p>{t('portal.riskNotKept')}</p>
          <div>
            <Button kind="quiet" onClick={() => keep()}>
              {t('portal.retry')}
            </Button>
          </div>
        </Banner>
      )}
      {typeof state === 'object' && (
        <Banner kind="warning" live>
          <p>{t('portal.riskElsewhere')}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="quiet" onClick={() => keep(state.elsewhere)}>
              {t('portal.riskUseTab')}
            </Button>
            <Button kind="quiet" onClick={leave}>
              {t('portal.riskUseAccount')}
            </Button>
          </div>
        </Banner>
      )}
      {kept ? (
        <Result kept={kept} askHref={askHref} email={person.email ?? undefined} />
      ) : (
        state !== 'saving' && <p>{risk.isChanged ? t('portal.riskChanged') : t('portal.riskText', { n: left })}</p>
      )}
      <div>
        <ButtonLink
          kind="quiet"
          wide
          href={risk.href}
          onClick={state === 'idle' || state === 'kept' ? carry : undefined}
        >
          {t(kept ? 'portal.riskAgain' : 'portal.riskStart')}
        </ButtonLink>
      </div>
    </section>
  );
}

type ResultProps = { kept: NonNullable<Risk['kept']>; askHref: string; email: string | undefined };

/** As the public page shows it: what outweighs the sum, or the sum; what the answers moved, what would change it, the report. */
function Result({ kept, askHref, email }: ResultProps) {
  const { score, sum, band, stops, answers, locale, currency, texts } = kept;
  const t = texts.result;
  const word = t.bands[band] ?? '';
  const isStopped = stops.length > 0;
  return (
    <>
      {isStopped ? (
        <>
          <p className="font-semibold text-alert text-lg">{word}</p>
          <Stop kind="quiet" stops={stops} ask={askHref} place="portal-risk" texts={t} />
        </>
      ) : (
        <Gauge score={score} band={band} word={word} number={t.score.replace('#', String(score))} />
      )}
      <Weights words={kept.words} changes={kept.changes} texts={t} />
      <Answered rows={kept.rows} total={isStopped ? null : { score, sum }} texts={t} />
      <ReportOffer quiz="us-tourist" {...{ answers, locale, currency, email }} texts={texts.report} />
      <p className="text-quiet text-sm">{t.own}</p>
    </>
  );
}

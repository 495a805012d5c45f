/** The risk of a visit to the United States: the result that the account keeps, on any device, else the way to the quiz (spec 2). */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAskHref } from '#app/features/portal/ask.ts';
import { Gauge } from '#app/features/quiz/gauge.tsx';
import { keepResult, keptElsewhere, takenInTab } from '#app/features/quiz/kept/client.ts';
import { dropDraft, keepDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { Weight } from '#app/features/quiz/weight.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';
import type { Finish, QuestionsView } from './view.server.ts';

type Risk = NonNullable<Finish['risk']>;
type Props = { user_id: string; service: QuestionsView['service']; risk: Risk };
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

export function RiskCard({ user_id, service, risk }: Props) {
  const t = useTranslations('quiz');
  const askHref = useAskHref(service);
  const { state, keep, leave } = useKeeping(user_id);
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
        <Result kept={kept} askHref={askHref} />
      ) : (
        state !== 'saving' && <p>{t('portal.riskText', { n: left })}</p>
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

function Result({ kept, askHref }: { kept: NonNullable<Risk['kept']>; askHref: string }) {
  const t = useTranslations('quiz');
  const titles = { helps: t('result.helps'), hurts: t('result.hurts') };
  return (
    <>
      {kept.stops.length > 0 ? (
        <>
          <p className="font-semibold text-alert text-lg">{t(`result.bands.${kept.band}`)}</p>
          <div className="grid gap-1 border-alert border-s-4 ps-4">
            <h3 className="font-semibold text-lg">{t('result.stopTitle')}</h3>
            <p>{t('result.stop')}</p>
            {kept.stops.map(({ name, change }) => (
              <p key={name}>
                <strong className="font-semibold">{name}.</strong> {change}
              </p>
            ))}
            <div className="mt-1">
              <ButtonLink
                kind="quiet"
                wide
                icon="chat"
                href={askHref}
                data-event="send_whatsapp"
                data-place="portal-risk"
              >
                {t('result.stopAsk')}
              </ButtonLink>
            </div>
          </div>
        </>
      ) : (
        <Gauge
          score={kept.score}
          band={kept.band}
          word={t(`result.bands.${kept.band}`)}
          number={t('result.score', { score: kept.score })}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Weight side="helps" text={kept.encouragement} none={t('result.noHelps')} titles={titles} />
        <Weight side="hurts" text={kept.biggestPitfall} none={t('result.noHurts')} titles={titles} />
      </div>
      <div className="grid gap-1">
        <h3 className="font-semibold text-lg">{t('result.focus')}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {kept.interviewFocus.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      </div>
      <p className="text-quiet text-sm">{t('result.own')}</p>
    </>
  );
}

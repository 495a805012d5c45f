/** How a quiz ends: the card, what the answers moved, what to do now (spec 2 "result", D10, D43). */
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Evaluation } from '#app/features/quiz/client.ts';
import {
  cardOf,
  type Effect,
  effectsOf,
  isAssumed,
  isCounted,
  isScored,
  scoreOf,
  showsScore,
} from '#app/features/quiz/engine/result.ts';
import type { Walk } from '#app/features/quiz/engine/walk.ts';
import { Gauge } from '#app/features/quiz/gauge.tsx';
import { changesOf, riskWords } from '#app/features/quiz/risk/words.ts';
import { Weight } from '#app/features/quiz/weight.tsx';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { Answered } from './answered.tsx';
import { useEvaluation } from './use-evaluation.ts';
import type { QuizProps } from './view.server.ts';
import { Stop, Way } from './way.tsx';

type Props = QuizProps & {
  way: Walk;
  isFromPortal: boolean;
  takesFocus: boolean;
  onChange(field: string): void;
  onStartOver(): void;
};

/** Loaded with the result, not with the first question; where it does not come, the result stands without it. */
const ReportOffer = lazy(() => import('#app/features/quiz/report/offer.tsx').catch(() => ({ default: () => null })));

export function Result(props: Props) {
  const { quiz, words, way, takesFocus, texts, onStartOver } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const card = cardOf(quiz, way);
  const text = card && words.cards[card.name];
  if (!card || !text) return null;
  const effects = effectsOf(way);
  const hasScore = showsScore(quiz, card, effects);
  const guide = props.guides[card.name];
  const { score, band } = scoreOf(effects);
  const stops = effects.filter(({ option }) => option.isHardStop);
  const isStopped = isCounted(quiz, card) && stops.length > 0;
  const t = texts.result;
  return (
    <section aria-labelledby="result" className="grid gap-6">
      <p className="font-semibold text-quiet">{t.heading}</p>
      {hasScore && (
        <Gauge score={score} band={band} number={t.score.replace('#', String(score))} word={t.bands[band] ?? ''} />
      )}
      <div className="grid gap-2">
        {isStopped && isScored(quiz, card) && <p className="font-semibold text-alert text-lg">{t.bands[band]}</p>}
        <h2 id="result" ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
          {text.title}
        </h2>
        {!isStopped && <p>{text.text}</p>}
        {isAssumed(quiz, way, props.lookedUp) && <p className="rounded-card bg-sky p-3">{t.assumed}</p>}
      </div>
      {isStopped && (
        <>
          <Stop stops={stops} {...props} />
          <p>{text.text}</p>
        </>
      )}
      {isScored(quiz, card) ? (
        <Risk effects={effects} {...props} />
      ) : (
        isCounted(quiz, card) && <Weights effects={effects} {...props} />
      )}
      <div className="grid gap-2">
        <h3 className="font-semibold text-lg">{t.next}</h3>
        <ol className="grid list-decimal gap-1.5 ps-5">
          {text.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {guide && (
          <p>
            <TextLink href={guide.href}>{guide.title}</TextLink>
          </p>
        )}
      </div>
      <Way card={card} isStopped={isStopped} {...props} />
      <Answered effects={effects} hasScore={hasScore} {...props} />
      {/* Its room is kept, so that nothing moves when it comes. */}
      <Suspense fallback={<div className="min-h-56" />}>
        <ReportOffer quiz={props.name} answers={way.answers} locale={props.locale} texts={texts.report} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="quiet" onClick={onStartOver}>
          {t.startOver}
        </Button>
      </div>
      <p className="text-quiet text-sm">{t.own}</p>
    </section>
  );
}

/** The three texts of the evaluation; until it answers, that it is under way; when it does not, the rules' own. */
function Risk({ effects, ...props }: Props & { effects: readonly Effect[] }) {
  const { way, locale, texts } = props;
  const written = useEvaluation(way.answers, locale);
  if (written === 'waiting')
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {texts.result.processing}
      </p>
    );
  return <Weights {...props} effects={effects} written={written} />;
}

type Weighed = Props & { effects: readonly Effect[]; written?: Evaluation | null };

/** What helps most and what weighs most, in words; what would change it, for the heaviest. */
function Weights({ effects, factors, risk, texts, written }: Weighed) {
  const t = texts.result;
  const words = riskWords(effects, { factors, questions: risk, noHelps: t.noHelps, noHurts: t.noHurts });
  // What stands above them as a stop is not said twice.
  const stops = effects.flatMap(({ question, option }) => (option.isHardStop && question.factor) || []);
  const changes = changesOf(effects, factors).filter(({ name }) => stops.every((stop) => factors[stop]?.name !== name));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Weight side="helps" none={t.noHelps} text={words.encouragement} written={written?.encouragement} titles={t} />
      <Weight side="hurts" none={t.noHurts} text={words.biggestPitfall} written={written?.biggestPitfall} titles={t} />
      {words.interviewFocus.length > 0 && (
        <div className="grid gap-1 md:col-span-2">
          <h3 className="font-semibold text-lg">{t.focus}</h3>
          {written && written.interviewFocus !== words.interviewFocus.join(' ') && <p>{written.interviewFocus}</p>}
          <ul className="grid list-disc gap-1 ps-5">
            {words.interviewFocus.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <div className="grid gap-1 md:col-span-2">
          <h3 className="font-semibold text-lg">{t.change}</h3>
          <ul className="grid gap-1.5">
            {changes.map(({ name, change }) => (
              <li key={name}>
                <strong className="font-semibold">{name.replace(/\.$/, '')}.</strong> {change}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** How a quiz ends: the card, what the answers moved, what to do now (spec 2 "result", D10, D43). */
import { useEffect, useRef } from 'react';
import { Answered } from '#app/features/quiz/answered.tsx';
import type { Evaluation } from '#app/features/quiz/client.ts';
import {
  cardOf,
  type Effect,
  effectsOf,
  hasHardStop,
  isAssumed,
  isCounted,
  isScored,
  scoreOf,
  showsScore,
} from '#app/features/quiz/engine/result.ts';
import type { Walk } from '#app/features/quiz/engine/walk.ts';
import { Gauge } from '#app/features/quiz/gauge.tsx';
import { ReportOffer } from '#app/features/quiz/report/offered.tsx';
import { Stop } from '#app/features/quiz/risk/stop.tsx';
import { Weights } from '#app/features/quiz/risk/weights.tsx';
import { changesOf, riskWords, stopsOf } from '#app/features/quiz/risk/words.ts';
import { rowsOf } from '#app/features/quiz/rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { useEvaluation } from './use-evaluation.ts';
import type { QuizProps } from './view.server.ts';
import { Way } from './way.tsx';

type Props = QuizProps & {
  way: Walk;
  isFromPortal: boolean;
  takesFocus: boolean;
  onChange(field: string): void;
  onStartOver(): void;
};

const nameIn = (countries: Props['countries'], code: string) =>
  [...(countries?.near ?? []), ...(countries?.others ?? [])].find(({ value }) => value === code)?.label;

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
  const { score, sum, band } = scoreOf(effects);
  const isStopped = isCounted(quiz, card) && hasHardStop(effects);
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
          <Stop stops={stopsOf(effects, props.factors)} ask={props.ask} place="quiz-stop" texts={t} />
          <p>{text.text}</p>
        </>
      )}
      {isScored(quiz, card) ? (
        <Risk effects={effects} {...props} />
      ) : (
        isCounted(quiz, card) && <Weighing effects={effects} {...props} />
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
      <Answered
        rows={rowsOf(effects, words, (code) => nameIn(props.countries, code))}
        total={hasScore ? { score, sum } : null}
        texts={t}
        onChange={props.onChange}
      />
      <ReportOffer quiz={props.name} answers={way.answers} locale={props.locale} texts={texts.report} />
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
  return <Weighing {...props} effects={effects} written={written} />;
}

type WeighingProps = Props & { effects: readonly Effect[]; written?: Evaluation | null };

function Weighing({ effects, factors, risk, texts: { result }, written = null }: WeighingProps) {
  const { noHelps, noHurts } = result;
  const words = riskWords(effects, { factors, questions: risk, noHelps, noHurts });
  return <Weights words={words} changes={changesOf(effects, factors)} written={written} texts={result} />;
}

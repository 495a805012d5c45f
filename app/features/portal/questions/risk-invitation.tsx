/** The risk card of a visit to the United States: its result where the quiz was taken in this tab, else the way to it (spec 2). */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { type Band, cardOf, effectsOf, scoreOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { Gauge } from '#app/features/quiz/gauge.tsx';
import { keepDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { quiz } from '#content/quizzes/us-tourist/quiz.ts';

type Found = { left: number } | { score: number; band: Band } | null;

function lookAt(known: Answers): Found {
  const way = walk(quiz, { ...known, ...readDraft('us-tourist')?.answers });
  if (way.early) return null;
  return cardOf(quiz, way) ? scoreOf(effectsOf(way)) : { left: way.left };
}

export function RiskInvitation({ href, known }: { href: string; known: Answers }) {
  const t = useTranslations('quiz');
  const [found, setFound] = useState<Found>(() => (walk(quiz, known).early ? null : { left: walk(quiz, known).left }));
  useEffect(() => setFound(lookAt(known)), [known]);
  // A quiz that ends at once has no risk to tell.
  if (!found) return null;
  const isDone = 'band' in found;
  /** What is known is not asked again there. */
  const carry = () =>
    keepDraft('us-tourist', { version: quiz.version, answers: { ...known, ...readDraft('us-tourist')?.answers } });
  return (
    <section aria-labelledby="risk" className="grid gap-3 rounded-card bg-sky p-4">
      <h2 id="risk" className="text-xl">
        {t('portal.risk')}
      </h2>
      {isDone && (
        <Gauge
          score={found.score}
          band={found.band}
          word={t(`result.bands.${found.band}`)}
          number={t('result.score', { score: found.score })}
        />
      )}
      <p>{isDone ? t('result.own') : t('portal.riskText', { n: found.left })}</p>
      <div>
        <ButtonLink kind="quiet" wide href={href} onClick={carry}>
          {t(isDone ? 'portal.riskAgain' : 'portal.riskStart')}
        </ButtonLink>
      </div>
    </section>
  );
}

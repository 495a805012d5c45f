/** What speaks for somebody and what against, in words; the questions to prepare for; what would change it, for the heaviest. */
import type { Evaluation } from '#app/features/quiz/client.ts';
import type { ResultTexts } from '#app/features/quiz/result-texts.server.ts';
import type { FactorText } from '#content/quizzes/factors.ts';
import type { RiskWords } from './words.ts';

type Props = {
  words: RiskWords;
  changes: readonly FactorText[];
  /** By a writing service, in place of the rules' own. */
  written?: Evaluation | null;
  texts: Pick<ResultTexts, 'helps' | 'hurts' | 'noHelps' | 'noHurts' | 'focus' | 'change'>;
};

export function Weights({ words, changes, written, texts: t }: Props) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Weight
        title={t.helps}
        edge="border-good"
        none={t.noHelps}
        text={words.encouragement}
        by={written?.encouragement}
      />
      <Weight
        title={t.hurts}
        edge="border-alert"
        none={t.noHurts}
        text={words.biggestPitfall}
        by={written?.biggestPitfall}
      />
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
          <Changes of={changes} />
        </div>
      )}
    </div>
  );
}

export const Changes = ({ of }: { of: readonly FactorText[] }) => (
  <ul className="grid gap-1.5">
    {of.map(({ name, change }) => (
      <li key={name}>
        <strong className="font-semibold">{name.replace(/\.$/, '')}.</strong> {change}
      </li>
    ))}
  </ul>
);

/** `none`: the text where there is nothing on this side; it says so itself, without a heading. */
type WeightProps = { title: string; edge: string; text: string; none: string; by: string | undefined };

function Weight({ title, edge, text, none, by }: WeightProps) {
  const isNone = text === none;
  return (
    <div className={`grid content-start gap-1 border-s-4 ps-4 ${isNone ? 'border-line' : edge}`}>
      {!isNone && <h3 className="font-semibold text-lg">{title}</h3>}
      <p>{isNone ? none : (by ?? text)}</p>
    </div>
  );
}

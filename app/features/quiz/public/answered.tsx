/** Every answer, what it moved and a way to change it; the sum, so that it can be checked. */
import { type Effect, SCORE_START, scoreOf, signed } from '#app/features/quiz/engine/result.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { QuizProps } from './view.server.ts';

type Props = Pick<QuizProps, 'words' | 'countries' | 'texts'> & {
  effects: readonly Effect[];
  hasScore: boolean;
  onChange(field: string): void;
};

export function Answered({ effects, hasScore, words, countries, texts, onChange }: Props) {
  const t = texts.result;
  const { score, sum } = scoreOf(effects);
  const labelOf = ({ question, option: { code } }: Effect) =>
    question.options === 'countries'
      ? [...(countries?.near ?? []), ...(countries?.others ?? [])].find(({ value }) => value === code)?.label
      : words.options[question.options]?.[code];
  return (
    <div className="rounded-card border border-line bg-card px-4">
      <Fold title={hasScore ? t.effects : t.answers}>
        <ul className="grid divide-y divide-line">
          {hasScore && (
            <li className="flex justify-between gap-3 py-2 text-quiet">
              <span>{t.begin}</span>
              <span className="tabular-nums">{SCORE_START}</span>
            </li>
          )}
          {effects.map((effect) => {
            const ask = words.questions[effect.question.question]?.ask ?? '';
            return (
              // On a phone one column: the words have the whole width, what they move stands below them.
              <li key={effect.question.field} className="grid py-2 sm:flex sm:items-center sm:justify-between sm:gap-3">
                <span className="grid min-w-0 [overflow-wrap:anywhere]">
                  <span className="text-quiet text-sm">{ask}</span>
                  <span>{labelOf(effect)}</span>
                </span>
                <span className="flex items-center justify-between gap-2 sm:justify-end">
                  {hasScore && (
                    <bdi dir="ltr" className="font-semibold tabular-nums">
                      {signed(effect.points)}
                    </bdi>
                  )}
                  <span className={hasScore ? '' : 'max-sm:-ms-4'}>
                    <Button
                      kind="plain"
                      aria-label={t.editOne.replace('#', ask)}
                      onClick={() => onChange(effect.question.field)}
                    >
                      {t.edit}
                    </Button>
                  </span>
                </span>
              </li>
            );
          })}
          {hasScore && (
            <li className="flex justify-between gap-3 py-2 font-semibold">
              <span>{t.total}</span>
              <span className="tabular-nums">{score}</span>
            </li>
          )}
        </ul>
        {hasScore && sum !== score && <p className="text-quiet text-sm">{t.capped.replace('#', String(sum))}</p>}
      </Fold>
    </div>
  );
}

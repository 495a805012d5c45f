/** Every answer, what it moved and a way to change it; the sum, so that it can be checked. */
import { SCORE_START, signed } from '#app/features/quiz/engine/result.ts';
import type { ResultTexts } from '#app/features/quiz/result-texts.server.ts';
import type { AnsweredRow } from '#app/features/quiz/rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';

type Props = {
  rows: readonly AnsweredRow[];
  /** None where nothing is summed up: then the answers stand alone. */
  total: { score: number; sum: number } | null;
  texts: Pick<ResultTexts, 'effects' | 'answers' | 'begin' | 'total' | 'capped' | 'edit' | 'editOne'>;
  onChange?: (field: string) => void;
};

export function Answered({ rows, total, texts: t, onChange }: Props) {
  return (
    <div className="rounded-card border border-line bg-card px-4">
      <Fold title={total ? t.effects : t.answers}>
        <ul className="grid divide-y divide-line">
          {total && <Sum words={t.begin} figure={SCORE_START} look="text-quiet" />}
          {rows.map(({ field, ask, answer, points }) => (
            // On a phone one column: the words have the whole width, what they move stands below them.
            <li key={field} className="grid py-2 sm:flex sm:items-center sm:justify-between sm:gap-3">
              <span className="grid min-w-0 [overflow-wrap:anywhere]">
                <span className="text-quiet text-sm">{ask}</span>
                <span>{answer}</span>
              </span>
              <span className="flex items-center justify-between gap-2 sm:justify-end">
                {total && (
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {signed(points)}
                  </bdi>
                )}
                {onChange && (
                  <span className={total ? '' : 'max-sm:-ms-4'}>
                    <Button kind="plain" aria-label={t.editOne.replace('#', ask)} onClick={() => onChange(field)}>
                      {t.edit}
                    </Button>
                  </span>
                )}
              </span>
            </li>
          ))}
          {total && <Sum words={t.total} figure={total.score} look="font-semibold" />}
        </ul>
        {total && total.sum !== total.score && (
          <p className="text-quiet text-sm">{t.capped.replace('#', String(total.sum))}</p>
        )}
      </Fold>
    </div>
  );
}

const Sum = ({ words, figure, look }: { words: string; figure: number; look: string }) => (
  <li className={`flex justify-between gap-3 py-2 ${look}`}>
    <span>{words}</span>
    <span className="tabular-nums">{figure}</span>
  </li>
);

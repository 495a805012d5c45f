/** What outweighs the sum, before anything is sold: what to do about it, and who to ask. */
import { AskPerson } from '#app/features/quiz/ask-person.tsx';
import type { ResultTexts } from '#app/features/quiz/result-texts.server.ts';
import type { ButtonKind } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FactorText } from '#content/quizzes/factors.ts';
import { Changes } from './weights.tsx';

type Props = {
  stops: readonly FactorText[];
  ask: string;
  place: string;
  kind?: ButtonKind;
  texts: Pick<ResultTexts, 'stop' | 'stopTitle' | 'stopAsk'>;
};

export const Stop = ({ stops, ask, place, kind, texts: t }: Props) => (
  <section aria-labelledby="stop" className="grid gap-3 rounded-card border border-alert p-4">
    <h3 id="stop" className="flex gap-2 font-semibold text-lg">
      <Icon name="alert" className="mt-1 size-5" />
      {t.stopTitle}
    </h3>
    <p>{t.stop}</p>
    <Changes of={stops} />
    <div className="flex flex-wrap max-sm:*:w-full">
      <AskPerson href={ask} words={t.stopAsk} place={place} {...(kind && { kind })} />
    </div>
  </section>
);

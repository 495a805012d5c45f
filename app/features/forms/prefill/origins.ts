/** Which answers still say where they came from: decided by what was offered, never by what a browser claims. */
import { type Answers, isSameAnswer } from '#app/features/forms/engine/values.ts';
import type { Offers, Origins } from './offer.ts';
import { byPath } from './paths.ts';

type Saving = {
  /** What was stored, with its marks. */
  readonly before: { readonly form_data: Answers; readonly origins: Origins };
  readonly form_data: Answers;
  /** What the page was opened with, if it was never saved. */
  readonly offers: Offers;
  /** What another family member's page would give, of those whom the page was made the same as. */
  readonly shared: readonly Offers[];
  readonly confirmed: readonly string[];
  /** Somebody went on: the whole page is confirmed. */
  readonly isNext: boolean;
};

export function originsAfter({ before, form_data, offers, shared, confirmed, isNext }: Saving): Origins {
  if (isNext) return {};
  const was = byPath(before.form_data);
  const origins: Origins = {};
  for (const [path, value] of byPath(form_data)) {
    if (confirmed.includes(path)) continue;
    const isUnchanged = isSameAnswer(was.get(path), value);
    const mark = before.origins[path];
    if (isUnchanged) {
      if (mark) origins[path] = mark;
      continue;
    }
    const offer = [...shared, offers].map((one) => one.get(path)).find((one) => isSameAnswer(one?.value, value));
    if (offer) origins[path] = offer.origin;
  }
  return origins;
}

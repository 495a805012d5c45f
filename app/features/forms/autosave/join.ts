/** Two have written on one page since it was read: what only one of them changed is joined, and the same field is for the person to choose (D23). */
import { type Answers, isSameSaid } from '#app/features/forms/engine/values.ts';

export type Stand = { form_data: Answers; confirm_later?: string[] };
export type JoinedPage = {
  /** What stands now. */
  answers: Answers;
  confirm_later: string[];
  /** Fields that came from the other side. */
  taken: string[];
  /** Fields that both have changed, each in another way: nobody wins by itself. */
  both: string[];
};
type Mine = { answers: Answers; confirm_later: string[] };

/** A tick or an untick of either side counts; without the common ground what anybody has ticked stays. */
function joinLater(base: string[] | undefined, mine: string[], theirs: string[]): string[] {
  const gone = (base ?? []).filter((path) => !theirs.includes(path) || !mine.includes(path));
  return [...new Set([...mine, ...theirs])].filter((path) => !gone.includes(path));
}

export function joinPages(base: Stand, mine: Mine, theirs: Stand): JoinedPage {
  const names = [...new Set([...Object.keys(mine.answers), ...Object.keys(theirs.form_data)])];
  const differing = names.filter((name) => !isSameSaid(mine.answers[name], theirs.form_data[name]));
  const isMine = (name: string) => !isSameSaid(mine.answers[name], base.form_data[name]);
  const isTheirs = (name: string) => !isSameSaid(theirs.form_data[name], base.form_data[name]);
  const taken = differing.filter((name) => !isMine(name));
  return {
    answers: {
      ...mine.answers,
      ...Object.fromEntries(taken.map((name) => [name, theirs.form_data[name] ?? null])),
    },
    confirm_later: joinLater(base.confirm_later, mine.confirm_later, theirs.confirm_later ?? []),
    taken,
    both: differing.filter((name) => isMine(name) && isTheirs(name)),
  };
}

/** Two have written on one page since it was read: what only one of them changed is joined, and the same field is for the person to choose (D23). */
import { type Answers, isRows, isSameSaid } from '#app/features/forms/engine/values.ts';

export type Stand = { form_data: Answers; confirm_later?: string[] };
type JoinedPage = {
  /** What stands now. */
  answers: Answers;
  confirm_later: string[];
  /** Fields that came from the other side. */
  taken: string[];
  /** Fields that both have changed, each in another way: nobody wins by itself. */
  both: string[];
};
type Mine = { answers: Answers; confirm_later: string[] };

/** Whose answer stands, by the name of the field, where it is of one side alone. */
export type Whose = (name: string) => 'mine' | 'theirs' | undefined;
type Later = { base: string[] | undefined; mine: string[]; theirs: string[] };

/** A mark goes with the answer that stands; elsewhere a tick or an untick of either side counts, and without the common ground what anybody has ticked stays. */
function joinLater({ base, mine, theirs }: Later, whose: Whose): string[] {
  const gone = (base ?? []).filter((path) => !theirs.includes(path) || !mine.includes(path));
  const sides = { mine, theirs };
  return [...new Set([...mine, ...theirs])].filter((path) => {
    const side = whose(path.split('.')[0] ?? path);
    return side ? sides[side].includes(path) : !gone.includes(path);
  });
}

export function joinPages(base: Stand, mine: Mine, theirs: Stand): JoinedPage {
  const names = [...new Set([...Object.keys(mine.answers), ...Object.keys(theirs.form_data)])];
  const differing = names.filter((name) => !isSameSaid(mine.answers[name], theirs.form_data[name]));
  const isMine = (name: string) => !isSameSaid(mine.answers[name], base.form_data[name]);
  const isTheirs = (name: string) => !isSameSaid(theirs.form_data[name], base.form_data[name]);
  const taken = differing.filter((name) => !isMine(name));
  // The path of a mark in a row names the place of the row: it means something among the rows of its own side alone.
  const isRowed = (name: string) => isRows(mine.answers[name]) || isRows(theirs.form_data[name]);
  const whose: Whose = (name) =>
    differing.includes(name) && isRowed(name) ? (taken.includes(name) ? 'theirs' : 'mine') : undefined;
  const later = { base: base.confirm_later, mine: mine.confirm_later, theirs: theirs.confirm_later ?? [] };
  return {
    answers: {
      ...mine.answers,
      ...Object.fromEntries(taken.map((name) => [name, theirs.form_data[name] ?? null])),
    },
    confirm_later: joinLater(later, whose),
    taken,
    both: differing.filter((name) => isMine(name) && isTheirs(name)),
  };
}

/** As somebody has chosen, field by field, where the two differ. */
export function settlePages(base: Stand, mine: Mine, theirs: Stand, whose: Whose): Mine {
  const names = Object.keys(mine.answers).filter((name) => whose(name) === 'mine');
  const later = { base: base.confirm_later, mine: mine.confirm_later, theirs: theirs.confirm_later ?? [] };
  return {
    answers: { ...theirs.form_data, ...Object.fromEntries(names.map((name) => [name, mine.answers[name] ?? null])) },
    confirm_later: joinLater(later, whose),
  };
}

/** Two things measured in turns, A, B, A, B: what slows the machine for a while slows both. */
import { say } from '../scripts/figures.ts';

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** `ratio` is the median over the rounds of what is read from `own` beside what is read from `base`. */
export async function inTurns<T>(
  rounds: number,
  base: () => Promise<T>,
  own: () => Promise<T>,
  show: (one: T) => string,
) {
  const pairs: { base: T; own: T }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pair = { base: await base(), own: await own() };
    pairs.push(pair);
    say(`round ${round} of ${rounds}: ${show(pair.own)} beside ${show(pair.base)}`);
  }
  return {
    base: pairs.map((pair) => pair.base),
    own: pairs.map((pair) => pair.own),
    ratio: (read: (one: T) => number) => median(pairs.map((pair) => read(pair.own) / read(pair.base))),
  };
}

/** A sentence around what only the browser knows or makes: a name, a link. */

/** Stands in the sentence on the server alone: what leaves are the words before and after it. */
const GAP = '\u0001';

export const wordsAround = (say: (gap: string) => string) => say(GAP).split(GAP);

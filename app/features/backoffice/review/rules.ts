/** The review of a case answer by answer (D49): words of verdicts, what is counted, and the keys for it. */

export const REASONS = ['incomplete', 'document', 'contradiction', 'spelling', 'unclear', 'other'] as const;
export type Reason = (typeof REASONS)[number];
export const VERDICTS = ['accepted', 'flagged', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const FIELD_STATES = ['draft', 'sent', 'answered', 'settled'] as const;

export const COMMENT = { shortest: 3, longest: 600 } as const;

export const REFUSALS = {
  elsewhere: 'The review stands elsewhere',
  changed: 'Changed elsewhere',
} as const;

/** `open`: nobody has spoken about the answer as it is now. */
export type Stand = 'open' | 'accepted' | 'draft' | 'sent' | 'answered';

/** What an adviser sees of it in numbers. */
export function countsOf(stands: readonly Stand[]) {
  const of = (stand: Stand) => stands.filter((one) => one === stand).length;
  return {
    all: stands.length,
    open: of('open'),
    accepted: of('accepted'),
    drafts: of('draft'),
    answered: of('answered'),
  };
}

export const MOVES = ['next', 'previous', 'accept', 'flag', 'take-back', 'accept-page', 'next-page', 'help'] as const;
export type Move = (typeof MOVES)[number];

export const KEYS: Readonly<Record<string, Move>> = {
  ...{ j: 'next', k: 'previous', a: 'accept', f: 'flag', u: 'take-back' },
  ...{ A: 'accept-page', n: 'next-page', '?': 'help' },
};

/** After a verdict one goes on to what nobody has spoken about: the next such answer of the page, else the one after. */
export function nextAfter(paths: readonly string[], waiting: ReadonlySet<string>, now: string): string | undefined {
  const at = paths.indexOf(now);
  const rest = paths.slice(at + 1);
  return rest.find((path) => waiting.has(path)) ?? rest[0];
}

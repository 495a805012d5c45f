/** Sending a case for review (D49): what must be done before, and who moves it from where to where. */
import type { Lock, ReviewState } from '#app/features/forms/lock/rules.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Progress } from '#content/progress.ts';

/** Who reads the answers in the end: a consulate, the immigration office of the country, or our own adviser. */
export const readers: Readonly<Record<FormName, 'consulate' | 'office' | 'adviser'>> = {
  ds160: 'consulate',
  imm5257: 'office',
  uk_visitor: 'office',
  au600: 'office',
  esta: 'office',
  renewal: 'adviser',
  interview_prep: 'adviser',
  background_check: 'adviser',
  work_family: 'adviser',
};

/** What comes after this form of the service, where it is not the last: the case is sent after the last one. */
export function formAfterThis<F extends { readonly form_name: FormName }>(forms: readonly F[], form_name: FormName) {
  return forms[forms.findIndex((one) => one.form_name === form_name) + 1] ?? null;
}

/** What is missing before a case can be sent. */
export type Reason =
  | { readonly what: 'form'; readonly form_name: FormName; readonly status: Progress }
  | { readonly what: 'documents'; readonly status: Progress }
  | { readonly what: 'payment' };

type Standing = {
  readonly forms: readonly { readonly form_name: FormName; readonly status: Progress }[];
  readonly documents: Progress;
  readonly isPaid: boolean;
};

/** In the order in which a person does them; none is ready to be sent. */
export function reasonsAgainst({ forms, documents, isPaid }: Standing): Reason[] {
  return [
    ...forms
      .filter(({ status }) => status !== 'Finished')
      .map(({ form_name, status }) => ({ what: 'form' as const, form_name, status })),
    ...(documents === 'Finished' ? [] : [{ what: 'documents' as const, status: documents }]),
    ...(isPaid ? [] : [{ what: 'payment' as const }]),
  ];
}

export const MOVES = ['ask', 'undo', 'open', 'return', 'accept', 'reopen'] as const;
export type Move = (typeof MOVES)[number];

/** From which states; null is a case that was never sent. */
const FROM: Record<Move, readonly (ReviewState | null)[]> = {
  ask: [null, 'returned'],
  undo: ['asked'],
  open: ['asked'],
  return: ['opened'],
  accept: ['opened'],
  reopen: ['accepted'],
};
/** Where the move leads is where the case stands already: an answer that got lost is asked for again. */
const DONE: Record<Move, readonly (ReviewState | null)[]> = {
  ask: ['asked', 'opened', 'accepted'],
  undo: [null, 'returned'],
  open: ['opened'],
  return: [],
  accept: ['accepted'],
  reopen: [],
};

export function verdictOn(move: Move, now: ReviewState | null): 'move' | 'done' | 'refused' {
  if (FROM[move].includes(now)) return 'move';
  return DONE[move].includes(now) ? 'done' : 'refused';
}

/** Taking it back leads to where it was before: to what an adviser had sent back, or to the open form. */
export const stateAfterUndo = ({ returned }: Lock): ReviewState | null => (returned.length > 0 ? 'returned' : null);

/** Words of refusals that are no matter of what is missing. */
export const REFUSALS = {
  elsewhere: 'The review stands elsewhere',
  changed: 'Changed elsewhere',
  flags: 'Answers are still sent back',
  own: 'Whoever prepared the answers does not approve them alone',
  nothing: 'Nothing is sent back',
} as const;

type Approval = { hasPrepared: boolean; role: string; reason?: string | undefined };

/** Four eyes: an admin may do without them, and says why. */
export const mayApprove = ({ hasPrepared, role, reason }: Approval) =>
  !hasPrepared || (role === 'admin' && Boolean(reason));

type FoldedPage = { readonly number: number; readonly isUnfinished: boolean };

/** Pages that stand open at first: the first with a gap alone, so that the whole is no more than ten screens of a phone. */
export const pagesOpen = (pages: readonly FoldedPage[]): number[] =>
  pages
    .filter(({ isUnfinished }) => isUnfinished)
    .slice(0, 1)
    .map(({ number }) => number);

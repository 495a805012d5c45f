/** Payments that staff mark: on whom, and when the same one is meant (D55, T17). Pure. */

/** As the call names them. */
export const MARKS = ['paid', 'unpaid'] as const;
export type Mark = (typeof MARKS)[number];

/** Words of refusals that the screen tells apart. */
export const MARK_REFUSALS = {
  ownFamily: 'Not for your own family',
  familyMember: 'The one who applies pays',
  alreadyPaid: 'Already paid',
  justMarked: 'Marked a moment ago',
  nothingMarked: 'Nothing was marked',
  refunding: 'A refund of it is under way',
} as const;

type Member = { user_id: string | null; primary_user_id: string | null };
const headOf = ({ user_id, primary_user_id }: Member) => primary_user_id ?? user_id;

/** Nobody marks what their own family owes. */
export const isOwnFamily = (actor: Member, subject: Member) => headOf(actor) === headOf(subject);

/** Two of us who hear of one transfer write it down within minutes of each other. */
const TWICE_MS = 10 * 60_000;

type MarkedPayment = { sid: string; amount: number; currency: string };
export const isSameMark = (before: MarkedPayment & { created_at: Date }, wanted: MarkedPayment, now: Date) =>
  before.sid === wanted.sid &&
  before.amount === wanted.amount &&
  before.currency === wanted.currency &&
  now.getTime() - before.created_at.getTime() < TWICE_MS;

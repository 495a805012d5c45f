/** Which two accounts may become one, and what both have of which only one can stay (D55). Pure. */

/** One account, as far as it decides whether it may be joined. */
export type Standing = {
  user_id: string;
  role: string;
  primary_user_id: string | null;
  /** A password that the person chose. */
  hasPassword: boolean;
  hasOpenPayment: boolean;
  isUnderReview: boolean;
  services: readonly string[];
  booked: readonly string[];
  members: number;
  /** Files by kind of document. */
  files: Readonly<Record<string, number>>;
};

export const JOIN_REFUSALS = [
  'same',
  'staff',
  'family',
  'other_family',
  'open_payment',
  'same_service',
  'under_review',
  'both_booked',
  'too_many_people',
  'too_many_files',
  'password',
] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

type Limits = { members: number; files: number };

const isStaffRole = ({ role }: Standing) => role === 'csr' || role === 'admin';
const shared = (one: readonly string[], other: readonly string[]) => one.some((name) => other.includes(name));

/** Why they may not be joined; nothing where they may. */
export function joinRefusals(kept: Standing, other: Standing, most: Limits): JoinRefusal[] {
  if (kept.user_id === other.user_id) return ['same'];
  if (isStaffRole(kept) || isStaffRole(other)) return ['staff'];
  const isFamily = kept.primary_user_id === other.user_id || other.primary_user_id === kept.user_id;
  const isInside = kept.primary_user_id !== null || other.primary_user_id !== null;
  const filesOf = ({ files }: Standing, type: string) => files[type] ?? 0;
  const reasons: [JoinRefusal, boolean][] = [
    ['family', isFamily],
    // Somebody of a family is covered by what another has bought: first they are taken out of it.
    ['other_family', !isFamily && isInside],
    ['open_payment', kept.hasOpenPayment || other.hasOpenPayment],
    // Two purchases of one thing: one of them is paid back first.
    ['same_service', shared(kept.services, other.services)],
    ['under_review', kept.isUnderReview || other.isUnderReview],
    ['both_booked', shared(kept.booked, other.booked)],
    ['too_many_people', kept.members + other.members > most.members],
    [
      'too_many_files',
      Object.keys(other.files).some((type) => filesOf(kept, type) + filesOf(other, type) > most.files),
    ],
    // Whoever logs in with the one would stand before an account that knows no password.
    ['password', !kept.hasPassword && other.hasPassword],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

export type PageOfTwo = { form_name: string; page_number: number; kept_at: string; other_at: string };
/** How much each of both holds: the newer one may be the emptier one. */
export type AnswersOfTwo = { kept_answers: number; other_answers: number };

export const placeOf = ({ form_name, page_number }: Pick<PageOfTwo, 'form_name' | 'page_number'>) =>
  `${form_name}/${page_number}`;

/** What stays unless the admin says otherwise: what the person wrote last. */
export const newerOf = ({ kept_at, other_at }: PageOfTwo): 'kept' | 'other' => (other_at > kept_at ? 'other' : 'kept');

/** Each page that both have is decided, and nothing else: what the admin saw is what is there. */
export const areDecided = (pages: readonly PageOfTwo[], choices: Readonly<Record<string, unknown>>) =>
  pages.length === Object.keys(choices).length && pages.every((page) => placeOf(page) in choices);

/** The list of cases: what its address says, who may take a case from whom, and when one is late (D17). */
import { STEPS, type Step } from '#app/features/accounts/steps/rules.ts';
import { outcomeOf } from '#app/features/portal/case/rules.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { dayOf, endOfDay } from '#content/office-clock.ts';

export const PAID = ['yes', 'no'] as const;
/** Whose: one's own, nobody's, or a colleague's by id. */
const OWNERS = ['me', 'none'] as const;

export type CaseFilters = {
  step?: Step;
  service?: ServiceType;
  paid?: (typeof PAID)[number];
  owner?: string;
  overdue?: true;
  /** Somebody of the family has sent their answers, and nobody has opened them. */
  waiting?: true;
};

/** An id as the database writes it: whatever else stands in an address leads to nobody. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const oneOf = <T extends string>(list: readonly T[], value: string | null) => list.find((one) => one === value);

/** What is no filter of ours is left out: an old link still opens the list. */
export function readFilters(query: URLSearchParams): CaseFilters {
  const step = oneOf(STEPS, query.get('step'));
  const service = oneOf(SERVICE_TYPES, query.get('service'));
  const paid = oneOf(PAID, query.get('paid'));
  const asked = query.get('owner') ?? '';
  const owner = oneOf(OWNERS, asked) ?? (isId(asked) ? asked : undefined);
  return {
    ...(step && { step }),
    ...(service && { service }),
    ...(paid && { paid }),
    ...(owner && { owner }),
    ...(query.get('overdue') === 'yes' && { overdue: true }),
    ...(query.get('waiting') === 'yes' && { waiting: true }),
  };
}

/** The same as an address writes it. */
export const queryOf = ({ overdue, waiting, ...named }: CaseFilters): Record<string, string> => ({
  ...named,
  ...(overdue && { overdue: 'yes' }),
  ...(waiting && { waiting: 'yes' }),
});

/** Where somebody works off cases the most urgent comes first; elsewhere the newest. */
export const orderOf = ({ owner, overdue }: CaseFilters): 'deadline' | 'newest' =>
  overdue || (owner && owner !== 'none') ? 'deadline' : 'newest';

type Mover = { role: string; user_id: string | null };

/** An adviser takes what nobody has and gives back what is theirs; an admin gives a case to anybody. */
export const mayMove = ({ role, user_id }: Mover, from: string | null, to: string | null) =>
  role === 'admin' || [from, to].every((one) => one === null || one === user_id);

const DAY = 86_400_000;
/** Whoever takes a case without a day of its own has this long. */
const CLAIM_DAYS = 3;
export const deadlineAfter = (now: Date, days = CLAIM_DAYS) => endOfDay(dayOf(new Date(now.getTime() + days * DAY)));

/** A case that has its outcome is late no more, whatever its deadline was. */
export const isOverdue = (deadline_at: Date | null, now: Date, step: string) =>
  deadline_at !== null && deadline_at.getTime() < now.getTime() && !outcomeOf(step);

/** Of one call that changes many. */
export const MOST_AT_ONCE = 100;

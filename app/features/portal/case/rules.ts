/** What has happened in a case, as its applicant reads it: which case events are shown, in whose words (spec 4, D21, D48). */
import { STEPS, type Step } from '#app/features/accounts/steps/rules.ts';
import { KINDS } from '#app/features/portal/appointments/rules.ts';

/** The newest so many are read. */
export const STORY_EVENTS = 50;
/** So many lines stand open; the rest is folded. */
export const STORY_OPEN = 5;
/** What one hand does within a minute and says the same is told once. */
const BURST_MS = 60_000;

/** A row of case_events. */
export type CaseEvent = {
  case_event_id: number;
  user_id: string;
  event: string;
  to_step: string | null;
  actor_id: string | null;
  data: { user_id?: string; field?: string } | null;
  created_at: Date;
};
/** Whom the lines may name; one who is forgotten has no name. */
export type KnownPerson = { user_id: string; first_name: string; isStaff: boolean };

/** A page that was looked at is nothing that happened. */
const SHOWN_STEPS = STEPS.filter((step) => step !== 'payment_page_seen' && step !== 'application_page_seen');
type ShownStep = Exclude<Step, 'payment_page_seen' | 'application_page_seen'>;
/** What an admin may set an outcome to (D39). */
const CORRECTED = ['interview_scheduled', 'interview_completed', 'visa_received', 'visa_denied'] as const;
const APPOINTMENTS = ['booked', 'moved', 'cancelled'] as const;
const CONTACTS = ['applied', 'refused'] as const;
/** Words about money; what becomes of a refund request its own screen tells. */
const PAYMENTS = ['received', 'failed', 'twice', 'refunded', 'disputed', 'undone'] as const;
const REVIEWS = ['asked', 'undone', 'opened', 'returned', 'accepted', 'reopened'] as const;

/** The key of its words. */
type LineKey =
  | ShownStep
  | 'corrected'
  | 'adviser_asked'
  | 'family_added'
  | 'family_removed'
  | `review_${(typeof REVIEWS)[number]}`
  | `payment_${(typeof PAYMENTS)[number]}`
  | `contact_${(typeof CONTACTS)[number]}`
  | `appointment_${(typeof APPOINTMENTS)[number]}`;

export type Line = {
  id: number;
  at: Date;
  what: LineKey;
  /** First name of the family member that it is about; nothing where it is the reader, empty for one without a name. */
  about: string | null;
  /** What the words turn on: a step, a kind of appointment, a field. */
  detail: string;
  /** Who did it: the reader, our team, or somebody of the family by first name; nothing where it happened by itself. */
  by: 'you' | 'team' | { name: string } | null;
};

const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find((one) => one === value);

type StoryEvent = Pick<Line, 'what' | 'detail'> & {
  /** Events of one hand that say the same have the same. */
  topic: string;
  /** Whom it is about, where that is not the person of the case. */
  member?: string;
};

const stepTopics: Partial<Record<Step, string>> = {
  onboarding_questions_half_complete: 'questions',
  onboarding_questions_completed: 'questions',
  required_visa_seen: 'questions',
  form_started: 'form',
  form_partly_complete: 'form',
  form_completed: 'form',
  account_created: 'account',
  password_set: 'account',
  // Whoever books the interview also moves the case on.
  interview_scheduled: 'booked consulate',
};

function ofStep({ event, to_step }: CaseEvent): StoryEvent | null {
  if (event === 'step.corrected') {
    const to = oneOf(CORRECTED, to_step);
    return to ? { what: 'corrected', detail: to, topic: `corrected ${to}` } : null;
  }
  const step = oneOf(SHOWN_STEPS, to_step);
  return step ? { what: step as ShownStep, detail: '', topic: stepTopics[step] ?? step } : null;
}

function ofAppointment(done: string, kind: unknown): StoryEvent | null {
  const what = oneOf(APPOINTMENTS, done);
  const which = oneOf(KINDS, kind);
  return what && which ? { what: `appointment_${what}`, detail: which, topic: `${what} ${which}` } : null;
}

function ofContact(done: string, field: unknown): StoryEvent | null {
  const what = oneOf(CONTACTS, done);
  const which = oneOf(['email', 'phone_number'], field);
  return what && which ? { what: `contact_${what}`, detail: which, topic: `contact ${what} ${which}` } : null;
}

/** Nothing for an event that is not for the applicant, or that nobody here knows. */
function told(event: CaseEvent): StoryEvent | null {
  const [area, done = ''] = event.event.split('.');
  const { user_id: member = '', field } = event.data ?? {};
  if (area === 'step') return ofStep(event);
  if (area === 'appointment') return ofAppointment(done, field);
  if (event.event === 'adviser.asked') return { what: 'adviser_asked', detail: '', topic: `adviser ${field}` };
  if (area === 'contact') return ofContact(done, field);
  const payment = area === 'payment' && oneOf(PAYMENTS, done);
  if (payment) return { what: `payment_${payment}`, detail: '', topic: `payment ${payment}` };
  const review = area === 'review' && oneOf(REVIEWS, done);
  if (review) return { what: `review_${review}`, detail: '', topic: `review ${review}` };
  const change = area === 'family' && oneOf(['added', 'removed'] as const, done);
  return change ? { what: `family_${change}`, detail: '', topic: `${event.event} ${member}`, member } : null;
}

function byWhom(actor: KnownPerson | undefined, reader: string): Line['by'] {
  if (!actor) return null;
  if (actor.user_id === reader) return 'you';
  if (actor.isStaff) return 'team';
  return actor.first_name ? { name: actor.first_name } : null;
}

/** A number or an address is its owner's: nobody else of the family reads of it. */
const isPrivate = ({ what }: StoryEvent) => what.startsWith('contact_');

/** The story for one reader, newest first, of events newest first. */
export function storyOf(reader: string, events: readonly CaseEvent[], people: readonly KnownPerson[]): Line[] {
  const known = new Map(people.map((person) => [person.user_id, person]));
  const lines: (Line & { topic: string })[] = [];
  for (const event of events) {
    const found = told(event);
    const isOwn = event.user_id === reader;
    if (!found || (!isOwn && isPrivate(found))) continue;
    const topic = `${event.user_id} ${event.actor_id} ${found.topic}`;
    const at = event.created_at;
    const later = lines.findLast((line) => line.topic === topic);
    if (later && later.at.getTime() - at.getTime() < BURST_MS) continue;
    const about = found.member ?? (isOwn ? null : event.user_id);
    lines.push({
      id: event.case_event_id,
      at,
      what: found.what,
      about: about === null ? null : (known.get(about)?.first_name ?? ''),
      detail: found.detail,
      by: byWhom(known.get(event.actor_id ?? ''), reader),
      topic,
    });
  }
  return lines.map(({ topic: _, ...line }) => line);
}

export const OUTCOMES = ['visa_received', 'visa_denied'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const outcomeOf = (step: string) => oneOf(OUTCOMES, step);

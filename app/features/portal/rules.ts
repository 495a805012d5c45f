/** The way through the portal: where one stands, what is done, what comes next and how long it takes (spec 2 "Onboarding layout", D45). */
import { moveRefusal, movesForward, type Step } from '#app/features/accounts/steps/rules.ts';
import { seatsOf } from '#app/features/applicants/rules.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import type { ReviewState } from '#app/features/forms/lock/rules.ts';
import type { Inclusion, ServiceType } from '#content/catalogue.ts';
import { PORTAL_SLUGS, type PortalSlug } from '#content/portal-steps.ts';
import type { Progress } from '#content/progress.ts';
import type { Card } from '#content/quizzes/definition.ts';

export type DoneSteps = Record<PortalSlug, boolean>;
export type StepState = 'done' | 'current' | 'todo' | 'quote';

/** `here` is the page one looks at; nothing is called done that is not. A service that is quoted has its payment with the quote (D3). */
export function stepStates(here: PortalSlug, done: DoneSteps, { isQuote }: { isQuote: boolean }) {
  const stateOf = (step: PortalSlug): StepState => {
    if (step === here) return 'current';
    if (step === 'payment' && isQuote) return 'quote';
    return done[step] ? 'done' : 'todo';
  };
  return Object.fromEntries(PORTAL_SLUGS.map((step) => [step, stateOf(step)])) as Record<PortalSlug, StepState>;
}

type Applicant = { status: Progress; supporting_documents_status: Progress };
type Standing = {
  must_set_password: boolean;
  current_step: string;
  slug: PortalSlug;
  isPaid: boolean;
  isQuote: boolean;
};

/** What the application as a whole needs. A quote is not the person's to do. */
export function tasksOf({ must_set_password, current_step, slug, isPaid, isQuote }: Standing) {
  const questions: Progress =
    slug !== 'questions'
      ? 'Finished'
      : current_step === 'onboarding_questions_half_complete'
        ? 'In Progress'
        : 'Not Started';
  return {
    account: (must_set_password ? 'In Progress' : 'Finished') as Progress,
    questions,
    payment: isPaid ? ('Finished' as const) : isQuote ? ('quote' as const) : ('Not Started' as const),
  };
}
export type Tasks = ReturnType<typeof tasksOf>;

/** How much of everything is done: each task counts once, and for each person the form, where there is one, and the documents. */
export function countOf(tasks: Tasks, people: readonly Applicant[], { hasForm }: { hasForm: boolean }) {
  const all = [
    ...Object.values(tasks).filter((task) => task !== 'quote'),
    ...people.flatMap((one) => [...(hasForm ? [one.status] : []), one.supporting_documents_status]),
  ];
  return { done: all.filter((progress) => progress === 'Finished').length, all: all.length };
}

export const doneOf = (tasks: Tasks, people: readonly Applicant[]): DoneSteps => ({
  questions: tasks.questions === 'Finished',
  payment: tasks.payment === 'Finished',
  applicants: people.every(
    ({ status, supporting_documents_status: documents }) => status === 'Finished' && documents === 'Finished',
  ),
});

/** After the form it is staff who move the case; the portal then says what happens, and asks for nothing. */
const STAGES = [
  'form_completed',
  'interview_scheduled',
  'interview_completed',
  'visa_received',
  'visa_denied',
] as const;
export type Stage = (typeof STAGES)[number];
export const stageOf = (step: string): Stage | undefined => STAGES.find((stage) => stage === step);

/** A finished form waits for the person to send it, or to correct what came back; then it is ours (D49). */
export const afterForm = (review: ReviewState | null | undefined) =>
  review === 'returned' ? ('returned' as const) : review ? ('form_completed' as const) : ('review' as const);
/** The same, of any step. */
export function standOf(step: string, review: ReviewState | null | undefined) {
  const stage = stageOf(step);
  return stage === 'form_completed' ? afterForm(review) : stage;
}
export type Stand = NonNullable<ReturnType<typeof standOf>>;

/** What the answers led to where nothing has to be paid, and a date that was taken back: said, and nothing is sold (D43). */
const WORDS = ['no_visa', 'valid_visa', 'adviser', 'interview_cancelled'] as const;
export type Word = (typeof WORDS)[number];
export const wordOf = (next: string): Word | undefined => WORDS.find((word) => word === next);

export type NextStep = 'service' | 'account' | 'form' | Stand | Word | PortalSlug;

type Walker = {
  service_type: string | null;
  current_step: string;
  slug: PortalSlug;
  must_set_password: boolean;
  isPaid?: boolean;
  isQuote?: boolean;
  /** The card that the answers lead to, once all are there. */
  card?: Pick<Card, 'service' | 'isForAdviser' | 'look'> | null;
  /** The consulate's date was taken back, and there is no other yet. */
  isCancelled?: boolean;
  /** How far their own form is, where it can be opened. */
  form?: Progress | undefined;
  review?: ReviewState | null | undefined;
};

/** A service beside a notice can be left: it is theirs once they chose it, or began its form (D43). */
function wordOfCard({ card, service_type, form = 'Not Started' }: Walker): Word | undefined {
  if (!card) return undefined;
  if (!card.service) return card.isForAdviser ? 'adviser' : 'no_visa';
  const isLeft = card.look === 'notice' && card.service !== service_type && form === 'Not Started';
  return isLeft ? 'valid_visa' : undefined;
}

/** A temporary account is finished before paying, and not earlier (D12, D52). */
export function nextStep(walker: Walker): NextStep {
  const { service_type, current_step, slug, must_set_password, isPaid, isQuote, isCancelled } = walker;
  const stage = stageOf(current_step);
  if (stage === 'interview_scheduled' && isCancelled) return 'interview_cancelled';
  const word = !stage && !isPaid && slug !== 'questions' && wordOfCard(walker);
  if (word) return word;
  if (!service_type) return 'service';
  const isUnpaid = !isPaid && !isQuote;
  const payment = must_set_password ? 'account' : 'payment';
  // A look at who travels pays nothing: until a form is begun the payment stays the next step.
  if (slug === 'payment' || (isUnpaid && current_step === APPLICANTS_SEEN)) return payment;
  if (isFormDue(walker) && slug === 'applicants') return 'form';
  // A form that is begun is finished first; we check it once it is paid (record 033).
  const stand = standOf(current_step, walker.review);
  return isUnpaid && stand === 'review' ? payment : (stand ?? slug);
}

/** It can be opened and something is missing in it: also after it was complete once, as long as nobody has it in hand. */
function isFormDue({ form, current_step, review }: Pick<Walker, 'form' | 'current_step' | 'review'>) {
  const stage = stageOf(current_step);
  return form !== undefined && form !== 'Finished' && !review && (!stage || stage === 'form_completed');
}

type OnePerson = Applicant & {
  isSelf: boolean;
  current_step: string;
  isInvited: boolean;
  review?: ReviewState | null | undefined;
};
type HeadFirst = 'head_questions' | 'head_payment';
export type PersonNext = Exclude<NextStep, 'applicants'> | HeadFirst | WordForFamily | 'invited' | 'documents';

/** What the head of the family does before anybody else has something to do: a form that can be opened waits for no payment. */
export function headFirst(next: NextStep, { isFormOpen }: { isFormOpen: boolean }): HeadFirst | undefined {
  if (next === 'service' || next === 'questions') return 'head_questions';
  return !isFormOpen && (next === 'account' || next === 'payment') ? 'head_payment' : undefined;
}

/** Where the answers led to no service: nobody of the family has a form to fill in. */
const FAMILY_WORDS = {
  adviser: 'adviser',
  no_visa: 'no_visa_family',
  valid_visa: 'valid_visa_family',
} as const satisfies Partial<Record<Word, string>>;
type WordForFamily = (typeof FAMILY_WORDS)[keyof typeof FAMILY_WORDS];
const wordForFamily = (next: NextStep): WordForFamily | undefined => FAMILY_WORDS[next as keyof typeof FAMILY_WORDS];

type Work = {
  /** The service has a form. */
  hasForm: boolean;
  /** It can be filled in here, now. */
  isFormOpen: boolean;
  /** Something is to be paid, and is not. */
  isUnpaid: boolean;
};

/** The one thing that comes next for a person: what the application asks of its head, else their own part. */
export function personNext(person: OnePerson, next: NextStep, { hasForm, isFormOpen, isUnpaid }: Work): PersonNext {
  if (person.isSelf && next !== 'applicants') return next;
  const { current_step, status, review } = person;
  if (isFormDue({ form: isFormOpen ? status : undefined, current_step, review }) && stageOf(current_step))
    return 'form';
  const stand = standOf(current_step, review);
  if (stand) return stand === 'review' && isUnpaid ? 'head_payment' : stand;
  if (person.isInvited) return 'invited';
  const isFilledIn = status === 'Finished';
  const first = headFirst(next, { isFormOpen }) ?? wordForFamily(next);
  if (first && !isFilledIn) return first;
  if (hasForm && !isFilledIn) return 'form';
  if (person.supporting_documents_status !== 'Finished') return 'documents';
  return hasForm ? afterForm(person.review) : 'form_completed';
}

/** Whose page a link may open, by what its row says (D48): one's own, a family member's, or that of one who is not private. */
export function opens(owner: readonly string[], { isSelf, is_private }: { isSelf: boolean; is_private: boolean }) {
  if (isSelf) return owner.includes('self');
  return owner.includes('primary-of') || (owner.includes('guardian-of') && !is_private);
}

/** What can be opened of a service: its form, once the questions are answered, and what we do beside it (catalogue row). */
export const includedIn = (sid: ServiceType | null, slug: PortalSlug) => {
  const has = (what: Inclusion) => sid !== null && productOf(sid).includes.includes(what);
  const forms = sid === null || slug === 'questions' ? [] : productOf(sid).forms;
  /** The first of its forms. */
  const form = forms[0] ?? null;
  return { form, appointment: has('appointment'), interview: has('interview') };
};

/** A service without a form of its own is talked through. */
const TALK_MINUTES = 20;

export const hasForm = (sid: ServiceType) => productOf(sid).forms.length > 0;
/** `forms`: what its forms take, as their own list of pages counts it (app/features/forms/minutes.server.ts). */
export const minutesOf = (forms: number): Record<PortalSlug, number> => ({
  questions: 5,
  payment: 5,
  applicants: forms || TALK_MINUTES,
});

/** Of everybody who travels. */
export const minorsOf = (family: readonly { is_minor: boolean }[], told: { people: number; told: number }) =>
  seatsOf(family, told).filter(({ is_minor }) => is_minor).length;

/** The first view of the applicants after the questions moves current_step (D21). */
export const APPLICANTS_SEEN = 'application_page_seen' satisfies Step;
export const isFirstView = (current_step: string) =>
  movesForward(current_step, APPLICANTS_SEEN) && !moveRefusal(current_step, APPLICANTS_SEEN, 'person');

/** current_step: a high-water mark; who moves it, and when (spec 4, D9, D21). */
import type { PortalSlug } from '#content/portal-steps.ts';

type Mover = 'server' | 'person' | 'staff';

export const STEP_TABLE = {
  account_created: { by: 'server', when: 'the account is made' },
  password_set: { by: 'server', when: 'a password is set for the first time' },
  onboarding_questions_half_complete: { by: 'server', when: 'the first page of questions is saved' },
  onboarding_questions_completed: { by: 'server', when: 'the last question is saved' },
  required_visa_seen: { by: 'server', when: 'the questionnaire is submitted' },
  payment_page_seen: { by: 'person', when: 'one second after the payment page opens' },
  application_page_seen: { by: 'person', when: 'the first view of /portal/applicants after the questions' },
  form_started: { by: 'server', when: 'the first page of a form is saved' },
  form_partly_complete: { by: 'server', when: 'some page of the form is Finished' },
  form_completed: { by: 'server', when: 'every page of the form is Finished' },
  interview_scheduled: { by: 'staff', when: 'the appointment is booked' },
  interview_completed: { by: 'staff', when: 'the interview took place' },
  visa_received: { by: 'staff', when: 'the visa is there' },
  visa_denied: { by: 'staff', when: 'the visa was refused' },
} as const satisfies Record<string, { by: Mover; when: string }>;

export type Step = keyof typeof STEP_TABLE;
export const STEPS = Object.keys(STEP_TABLE) as Step[];

const place = (step: string) => STEPS.indexOf(step as Step);
const isAfter = (a: string, b: string) => place(a) > place(b);

/** A move back leaves the mark where it is; the caller learns whether there is anything to write. */
export const movesForward = (from: string, to: Step) => isAfter(to, from);

const byStaff = (step: string) => STEP_TABLE[step as Step]?.by === 'staff';
/** The visa is there or it is not: neither comes after the other. */
const isEnd = (step: string) => step === 'visa_received' || step === 'visa_denied';

/** Why somebody may not ask for this move; nothing where they may. The present step and those passed change nothing (D39). */
export function moveRefusal(from: string, to: Step, by: 'person' | 'staff'): string | null {
  if (from !== to && isEnd(from) && isEnd(to)) return 'an outcome is corrected by an admin, with a reason';
  if (!movesForward(from, to)) return null;
  const mover = STEP_TABLE[to].by;
  if (mover === 'server') return `current_step ${to} is set by the server when ${STEP_TABLE[to].when}`;
  if (mover !== by) return `current_step ${to} is set by ${mover === 'staff' ? 'staff' : 'the applicant'}`;
  if (by === 'person' && isAfter('onboarding_questions_completed', from)) return 'the questions come first';
  return null;
}

/** An admin may set right what staff recorded: among the steps that staff set, in either direction (D39). */
export const mayCorrect = (from: string, to: Step) => from !== to && byStaff(to) && byStaff(from);

/** Where /portal opens (D9). */
export function portalSlug(step: string, { isPaid, isQuote }: { isPaid: boolean; isQuote: boolean }): PortalSlug {
  if (isAfter('onboarding_questions_completed', step)) return 'questions';
  if (isPaid || isQuote || isAfter(step, 'payment_page_seen')) return 'applicants';
  return 'payment';
}

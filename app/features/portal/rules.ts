/** The way through the portal: where one stands, what comes next and how long it takes (spec 2 "Onboarding layout", D9). */
import { moveRefusal, movesForward, type Step } from '#app/features/accounts/steps/rules.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import type { FormName, ServiceType } from '#content/catalogue.ts';
import { UNFINISHED_ACCOUNT_HOURS } from '#content/limits.ts';
import { PORTAL_SLUGS, type PortalSlug } from '#content/portal-steps.ts';

export type StepState = 'done' | 'current' | 'todo' | 'waiting' | 'quote';

/**
 * `here` is the page one looks at, `reached` how far one has come: the applicants may be looked at before the questions
 * are answered, and nothing is called done that is not. A service that is quoted has its payment with the quote (D3).
 */
export function stepStates(
  here: PortalSlug,
  reached: PortalSlug,
  { isQuote }: { isQuote: boolean },
): Record<PortalSlug, StepState> {
  const [at, done] = [PORTAL_SLUGS.indexOf(here), PORTAL_SLUGS.indexOf(reached)];
  const stateOf = (index: number): StepState => {
    if (index === at) return 'current';
    if (index < done) return 'done';
    return index < at || index === done ? 'todo' : 'waiting';
  };
  return { questions: stateOf(0), payment: isQuote ? 'quote' : stateOf(1), applicants: stateOf(2) };
}

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

export type NextStep = 'service' | Stage | PortalSlug;

export const nextStep = (person: { service_type: string | null; current_step: string; slug: PortalSlug }): NextStep =>
  person.service_type ? (stageOf(person.current_step) ?? person.slug) : 'service';

/** Estimates by the number of questions; the DS-160 by what its office says of it. */
const FORM_MINUTES: Record<FormName, number> = {
  ds160: 90,
  renewal: 15,
  interview_prep: 10,
  imm5257: 60,
  uk_visitor: 60,
  au600: 60,
  esta: 25,
  background_check: 10,
  work_family: 20,
};
/** A service without a form of its own is talked through. */
const TALK_MINUTES = 20;

export const minutesOf = (sid: ServiceType): Record<PortalSlug, number> => ({
  questions: 5,
  payment: 5,
  applicants: productOf(sid).forms.reduce((sum, form) => sum + FORM_MINUTES[form], 0) || TALK_MINUTES,
});

/** A temporary account waits a day for its password (D12). */
export const keptUntil = (created_at: Date) => new Date(created_at.getTime() + UNFINISHED_ACCOUNT_HOURS * 3_600_000);

/** The first view of the applicants after the questions moves current_step (D21). */
export const APPLICANTS_SEEN = 'application_page_seen' satisfies Step;
export const isFirstView = (current_step: string) =>
  movesForward(current_step, APPLICANTS_SEEN) && !moveRefusal(current_step, APPLICANTS_SEEN, 'person');

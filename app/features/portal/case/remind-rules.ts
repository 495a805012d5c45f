/** "Continue where you stopped": one message for each time that an application stands still (docs/decisions/028). */
import { portalSlug, STEPS } from '#app/features/accounts/steps/rules.ts';
import { isQuoteService } from '#app/features/catalogue/rules.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';

const DAY = 86_400_000;
/** Silent for so long, and not much longer: after a month nobody knows any more where they stopped. */
const SILENT_DAYS = 3;
const FORGOTTEN_DAYS = 30;
/** However often somebody looks in and leaves again. */
const REST_DAYS = 14;
/** So many in one run; the next one goes on. */
export const REMIND_AT_ONCE = 500;

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
export const silentBefore = (now: Date) => ago(now, SILENT_DAYS);
export const forgottenBefore = (now: Date) => ago(now, FORGOTTEN_DAYS);
export const restedBefore = (now: Date) => ago(now, REST_DAYS);

/** From here on it is ours to move. */
export const THEIRS_TO_MOVE = STEPS.slice(0, STEPS.indexOf('form_completed'));
/** While an adviser asks the questions (D44), these are ours, too. */
export const AT_THE_QUESTIONS = STEPS.slice(0, STEPS.indexOf('onboarding_questions_completed'));
/** Quoted services: after the questions our quote comes first (D3). */
export const QUOTED_SERVICES = SERVICE_TYPES.filter(isQuoteService);

/** Where the link leads: the step of the portal at which they stopped. */
export const stoppedAt = (current_step: string, isPaid: boolean) =>
  portalSlug(current_step, { isPaid, isQuote: false });

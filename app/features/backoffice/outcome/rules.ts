/** What staff may record of a case next, and what an admin may set right (D21, D39). */
import { mayCorrect, movesForward, type Step } from '#app/features/accounts/steps/rules.ts';

export const OUTCOME_STEPS = ['interview_scheduled', 'interview_completed', 'visa_received', 'visa_denied'] as const;
export type OutcomeStep = (typeof OUTCOME_STEPS)[number] & Step;

const isEnd = (step: string) => step === 'visa_received' || step === 'visa_denied';

/** Once the visa is there or was denied nothing comes after it. */
export const stepsAhead = (from: string): OutcomeStep[] =>
  isEnd(from) ? [] : OUTCOME_STEPS.filter((step) => movesForward(from, step));

export const corrections = (from: string, role: string): OutcomeStep[] =>
  role === 'admin' ? OUTCOME_STEPS.filter((step) => mayCorrect(from, step)) : [];

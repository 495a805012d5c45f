/** What a lead may say of itself, and where it stands: lists for the browser too, which has no schemas. */

export const FORM_NAMES = ['contact', 'visa'] as const;
export type FormName = (typeof FORM_NAMES)[number];
export const TRIP_REASONS = ['tourism', 'study', 'work', 'immigrant'] as const;
export const NUMBERS_APPLYING = ['1', '2', '3', '4', '5+'] as const;
export const START_TIMES = ['<1', '1-3', '3+'] as const;

/** How staff sort leads by their score; a form that asks nothing has none. */
export const SCORE_BANDS = ['high', 'middle', 'zero', 'none'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
/** Both ends count. */
export const BAND_SCORES = { high: [8, 11], middle: [1, 7], zero: [0, 0] } as const;

export function bandOf(score: number | null): ScoreBand {
  if (score === null) return 'none';
  return score >= BAND_SCORES.high[0] ? 'high' : score > 0 ? 'middle' : 'zero';
}

/** Whether a lead waits for a call of ours, was promised one before the others (D32), or was called. */
export const CALL_STATES = ['open', 'promised', 'called'] as const;
export type CallState = (typeof CALL_STATES)[number];
/** Whether the number of a lead has an account with us. */
export const ACCOUNT_STATES = ['linked', 'none'] as const;

type CalledLead = { called_at: Date | null; updated_at: Date; is_priority: boolean };
/** Whoever sends the form again after our call waits for another. */
export const hasToBeCalled = ({ called_at, updated_at }: Omit<CalledLead, 'is_priority'>) =>
  called_at === null || called_at < updated_at;

export const callStateOf = (lead: CalledLead): CallState =>
  hasToBeCalled(lead) ? (lead.is_priority ? 'promised' : 'open') : 'called';

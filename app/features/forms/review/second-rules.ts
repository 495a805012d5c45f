/** After a denial the next review costs nothing: once for each denial, for as long as the refund policy says. */
import { freeNextReview } from '#content/legal/facts.ts';

/** As the refund policy promises it. */
export function secondReviewUntil(denied_at: Date): Date {
  const until = new Date(denied_at);
  until.setUTCMonth(until.getUTCMonth() + freeNextReview.count);
  return until;
}

type AfterDenial = { current_step: string; denied_at: Date | null; reopened_at: Date | null; now: Date };

/** Why there is no second review; nothing where there is one. */
export function secondReviewRefusal({ current_step, denied_at, reopened_at, now }: AfterDenial) {
  if (current_step !== 'visa_denied' || !denied_at) return 'A second review comes after a denial';
  if (reopened_at && reopened_at >= denied_at) return 'The second review was used';
  return now > secondReviewUntil(denied_at) ? 'The twelve months are over' : null;
}

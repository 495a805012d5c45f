/** What can happen in a case: whoever writes an event names one of these, and staff read each in words (spec 4, D21). */
export const CASE_EVENTS = [
  ...(['step', 'step.corrected', 'adviser.asked', 'joined', 'erased'] as const),
  ...(['appointment.booked', 'appointment.moved', 'appointment.cancelled'] as const),
  ...(['contact.waiting', 'contact.applied', 'contact.refused'] as const),
  ...(['family.added', 'family.removed'] as const),
  ...(['payment.received', 'payment.failed', 'payment.twice'] as const),
  ...(['payment.refunded', 'payment.disputed', 'payment.undone'] as const),
  ...(['refund.asked', 'refund.withdrawn', 'refund.approved', 'refund.refused'] as const),
  ...(['refund.done', 'refund.duplicate'] as const),
  ...(['review.asked', 'review.undone', 'review.opened', 'review.returned'] as const),
  ...(['review.accepted', 'review.reopened'] as const),
] as const;
export type CaseEventName = (typeof CASE_EVENTS)[number];

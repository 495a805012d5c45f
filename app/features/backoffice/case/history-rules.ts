/** Which events of a case have words for staff; any other is shown by its code. Pure. */
export const EVENTS = [
  'step',
  'step_corrected',
  'adviser_asked',
  'appointment_asked',
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'contact_applied',
  'contact_refused',
  'contact_waiting',
  'family_added',
  'family_removed',
  'joined',
  'payment_received',
  'payment_failed',
  'payment_twice',
  'payment_refunded',
  'payment_disputed',
  'refund_asked',
  'refund_withdrawn',
  'refund_done',
  'refund_duplicate',
  'review_asked',
  'review_undone',
  'review_opened',
  'review_returned',
  'review_accepted',
] as const;
type EventKey = (typeof EVENTS)[number];

export const eventKey = (event: string): EventKey | undefined => EVENTS.find((one) => one === event.replace('.', '_'));

/** A key of the address: the number of a line, or nothing. */
export const lineNumber = (text: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

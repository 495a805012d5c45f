/** What has happened in a case, as staff read it: each event has words of its own. Pure. */
import { CASE_EVENTS, type CaseEventName } from '#app/features/accounts/steps/case-event-rules.ts';

type Key<Name> = Name extends `${infer Area}.${infer Done}` ? `${Area}_${Done}` : Name;
type EventKey = Key<CaseEventName>;

/** A point is a level in texts. One that an older release wrote and nobody knows any more is shown by its code. */
export function eventKey(event: string): EventKey | undefined {
  const known = CASE_EVENTS.find((one) => one === event);
  return known && (known.replace('.', '_') as EventKey);
}

/** A key of the address: the number of a line, or nothing. */
export const lineNumber = (text: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

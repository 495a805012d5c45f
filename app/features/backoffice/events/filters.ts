/** The filters of the list of events, as its address says them. */
import { CONVERSION_EVENTS, SINKS } from '#app/features/tracking/events.ts';
import { DELIVERY_STATES, type DeliveryState } from './rules.ts';

const oneOf = <T extends string>(list: readonly T[], value: string | null) => list.find((one) => one === value);

const EVENT_FILTERS = ['event', 'sink', 'state'] as const;

/** What is no filter of ours is left out, and said. */
export function readFilters(query: URLSearchParams) {
  const read = {
    event: oneOf(CONVERSION_EVENTS, query.get('event')),
    sink: oneOf(SINKS, query.get('sink')),
    state: oneOf(DELIVERY_STATES, query.get('state')),
  };
  const isWrong = EVENT_FILTERS.some((name) => query.get(name) && !read[name]);
  const set = Object.entries(read).filter(([, value]) => value);
  return { filters: Object.fromEntries(set) as EventFilters, isWrong };
}
export type EventFilters = {
  event?: (typeof CONVERSION_EVENTS)[number];
  sink?: (typeof SINKS)[number];
  state?: DeliveryState;
};

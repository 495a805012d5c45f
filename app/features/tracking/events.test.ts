/** The one table of events: each row with its value and eligibility (spec 5, 7, 9; D54). */
import { expect, test } from 'vitest';
import {
  CONVERSION_EVENTS,
  EVENT_NAMES,
  EVENTS,
  type EventFacts,
  type EventName,
  eventValue,
  isEligible,
  isFromFacebook,
  leadSource,
  sinksOf,
} from './events.ts';

const party = (number_in_party: number, more: EventFacts = {}): EventFacts => ({ number_in_party, ...more });
const ready = { valid_passport: true, denied_visa_before: false };

const VALUES: [EventName, EventFacts, number | null][] = [
  ['sign_up', {}, 1],
  ['sign_up', party(5, { country: 'CA' }), 1],
  ['send_whatsapp', {}, 1],
  ['sign_up_intent_button_click', {}, 0.5],
  ['start_form_fill', {}, 0.5],
  ['sixty_second_visit', {}, 0.5],
  ['outbound_verification_click', {}, null],
  ['generate_lead', {}, 2],
  ['generate_lead', party(1, { country: 'US' }), 2],
  ['generate_lead', party(2), 5],
  ['generate_lead', party(3), 7],
  ['generate_lead', party(4), 10],
  ['generate_lead', party(5), 12],
  ['generate_lead', party(10), 24],
  ['generate_lead', party(1, { country: 'CA' }), 3],
  ['generate_lead', party(2, { country: 'CA' }), 6],
  ['generate_lead', party(3, { country: 'CA' }), 9],
  ['generate_lead', party(10, { country: 'CA' }), 30],
  ['generate_lead', party(1, { country: 'UK' }), 2],
  ['generate_lead', party(1, { country: 'AU' }), 2],
  ['generate_lead', party(2, { valid_passport: false }), 5],
  ['qualify_lead', party(1, ready), 5],
  ['qualify_lead', party(2, ready), 10],
  ['qualify_lead', party(5, ready), 24],
  ['qualify_lead', party(1, { ...ready, country: 'CA' }), 6],
  ['qualify_lead', party(4, { ...ready, country: 'CA' }), 24],
  ['qualify_lead', party(10, { valid_passport: false }), 1],
  ['qualify_lead', party(10), 1],
  ['purchase_visa', {}, 100],
  ['purchase_visa', party(1), 100],
  ['purchase_visa', party(3, { country: 'CA' }), 300],
  ['purchase_visa', party(10), 1000],
  ['purchase_visa', party(0), 1],
  ['generate_lead', party(0), 1],
];

test('each event is worth what the specification says', () => {
  for (const [event, facts, value] of VALUES)
    expect(eventValue(event, facts), `${event} ${JSON.stringify(facts)}`).toBe(value);
  expect(new Set(VALUES.map(([event]) => event))).toEqual(new Set(EVENT_NAMES));
});

test('an event that needs a passport is not told without one, one that bars a refusal not after one', () => {
  const people: [EventFacts, boolean][] = [
    [ready, true],
    [{ valid_passport: true, denied_visa_before: null }, true],
    [{ valid_passport: false, denied_visa_before: false }, false],
    [{ valid_passport: null, denied_visa_before: false }, false],
    [{ valid_passport: true, denied_visa_before: true }, false],
    [{}, false],
  ];
  for (const [facts, qualifies] of people)
    for (const event of EVENT_NAMES)
      expect(isEligible(event, facts), `${event} ${JSON.stringify(facts)}`).toBe(event !== 'qualify_lead' || qualifies);
});

test('the rows: who is told, on which step, and what the server records', () => {
  const told = EVENT_NAMES.map((event) => [event, EVENTS[event].funnelStep, EVENTS[event].sinks.join(' ')]);
  const page = [null, 'datalayer'];
  expect(told).toEqual([
    ['sign_up', 1, 'datalayer meta ga4 crm'],
    ['generate_lead', null, 'datalayer meta ga4 crm'],
    ['qualify_lead', 4, 'meta ga4 crm'],
    ['purchase_visa', 5, 'datalayer meta ga4 crm'],
    ['start_form_fill', ...page],
    ['sixty_second_visit', ...page],
    ['send_whatsapp', ...page],
    ['sign_up_intent_button_click', ...page],
    ['outbound_verification_click', ...page],
  ]);
  expect(EVENT_NAMES.filter((event) => sinksOf(event).length > 0)).toEqual([...CONVERSION_EVENTS]);
});

test('the source that a campaign names decides, a click id does not', () => {
  for (const utm_source of ['facebook', 'Facebook', ' FB ']) expect(isFromFacebook({ utm_source })).toBe(true);
  const others: Record<string, string>[] = [
    {},
    { fbclid: 'x' },
    { utm_source: 'facebook-group' },
    { utm_medium: 'facebook' },
  ];
  for (const utm of [null, undefined, ...others]) expect(isFromFacebook(utm), JSON.stringify(utm)).toBe(false);
  expect(leadSource({ utm_source: 'AdWords' })).toBe('Google');
  expect(leadSource({ utm_source: 'Boletín' })).toBe('Boletín');
  expect(leadSource({ utm_source: ' ' })).toBeNull();
  expect(leadSource(null)).toBeNull();
});

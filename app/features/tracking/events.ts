/** Every event that is measured: what causes it, what it is worth, who may learn of it (spec 5, 7, 9; D54). Pure. */

/** Receivers that the server tells; the data layer of a page is told by the page. */
export const SINKS = ['meta', 'ga4', 'crm'] as const;
export type Sink = (typeof SINKS)[number];

/** `probability`: of the value of a lead; `person`: for each one of the party; `none`: the specification gives no value. */
type Worth = { fixed: number } | { probability: number } | { person: number } | { none: true };

type EventRow = {
  trigger: string;
  needsPassport: boolean;
  barsDenial: boolean;
  worth: Worth;
  /** Its place on the way from a visit to a sale. */
  funnelStep: number | null;
  sinks: readonly ('datalayer' | Sink)[];
};

const row = (trigger: string, worth: Worth, more: Partial<EventRow> = {}): EventRow => ({
  ...{ trigger, worth, needsPassport: false, barsDenial: false, funnelStep: null, sinks: ['datalayer'] },
  ...more,
});

const EVERYBODY = ['datalayer', ...SINKS] as const;

export const EVENTS = {
  sign_up: row('an account is made (flow-step-1)', { fixed: 1 }, { funnelStep: 1, sinks: EVERYBODY }),
  generate_lead: row(
    'a lead form is sent, or an account is made by somebody who has sent none',
    { probability: 0.02 },
    { sinks: EVERYBODY },
  ),
  /** Its name alone says that nothing stands in the way of an application: which answer did is never told (T36). */
  qualify_lead: row(
    'the questionnaire is submitted with a valid passport and no refusal before',
    { probability: 0.04 },
    { needsPassport: true, barsDenial: true, funnelStep: 4, sinks: SINKS },
  ),
  purchase_visa: row('a payment is settled by the provider', { person: 100 }, { funnelStep: 5, sinks: EVERYBODY }),
  start_form_fill: row('the first key in a lead form', { fixed: 0.5 }),
  sixty_second_visit: row('60 seconds on our pages', { fixed: 0.5 }),
  send_whatsapp: row('a link to a chat is opened', { fixed: 1 }),
  sign_up_intent_button_click: row('a button that leads to sign-up', { fixed: 0.5 }),
  outbound_verification_click: row('the source of a fact, or an official site', { none: true }),
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** Those that the server records: the others are known to the page alone. */
export const CONVERSION_EVENTS = ['sign_up', 'generate_lead', 'qualify_lead', 'purchase_visa'] as const;
export type ConversionEvent = (typeof CONVERSION_EVENTS)[number];

export const sinksOf = (event: EventName): readonly Sink[] =>
  SINKS.filter((sink) => (EVENTS[event].sinks as readonly string[]).includes(sink));

/** What is known of somebody when the event happens; `country` is where they want to travel. */
export type EventFacts = {
  number_in_party?: number | null;
  country?: string | null;
  valid_passport?: boolean | null;
  denied_visa_before?: boolean | null;
};

export const CURRENCY = 'USD';
const BASE = 100;
const EACH_FURTHER = 100;
const CANADA = 1.25;
const MULTIPLIER = 1.2;

/** Base and each further person, more for Canada, nothing for an event that needs the passport which is missing (spec 9). */
function leadValue(event: EventName, probability: number, facts: EventFacts): number {
  if (EVENTS[event].needsPassport && !facts.valid_passport) return 0;
  const people = BASE + EACH_FURTHER * ((facts.number_in_party ?? 1) - 1);
  return Math.round(people * (facts.country === 'CA' ? CANADA : 1) * probability * MULTIPLIER);
}

/** In US dollars; what is not positive is 1, and null where the specification names no value. */
export function eventValue(event: EventName, facts: EventFacts = {}): number | null {
  const worth: Worth = EVENTS[event].worth;
  if ('none' in worth) return null;
  if ('fixed' in worth) return worth.fixed;
  const value =
    'person' in worth ? worth.person * (facts.number_in_party ?? 1) : leadValue(event, worth.probability, facts);
  return value > 0 ? value : 1;
}

/** Whether the event may be told of this person at all (spec 5 "Event eligibility"). */
export const isEligible = (event: EventName, { valid_passport, denied_visa_before }: EventFacts): boolean =>
  !(EVENTS[event].needsPassport && valid_passport !== true) &&
  !(EVENTS[event].barsDenial && denied_visa_before === true);

type Utm = Readonly<Record<string, string>> | null | undefined;
const sourceOf = (utm: Utm) => (utm?.utm_source ?? '').trim().toLowerCase();

/** What Facebook's own forms bring is in its books already: it is told to nobody (spec 9). A click id is no source. */
export const isFromFacebook = (utm: Utm) => ['facebook', 'fb'].includes(sourceOf(utm));

/** As the CRM names where somebody comes from: what its campaigns call adwords is Google. */
export function leadSource(utm: Utm): string | null {
  const source = sourceOf(utm);
  return source === 'adwords' ? 'Google' : (utm?.utm_source ?? '').trim() || null;
}

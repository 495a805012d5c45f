/** What a page tells its data layer, and that it tells nothing without a yes (spec 7, D34, T36). */
import { beforeEach, expect, test, vi } from 'vitest';
import { readSources } from '#tests/sources.ts';
import { EVENTS } from './events.ts';
import * as layer from './layer.ts';
import { writeAttribution, writeConsent } from './rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const ID = '00000000-0000-4000-8000-000000000001';
const signals = (state: string) => ({
  ...{ ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state },
});
const DEFAULT = ['consent', 'default', { ...signals('denied'), wait_for_update: 500 }];
const GRANTED = ['consent', 'update', signals('granted')];

class Part {
  dataset: Record<string, string> = {};
  readonly #marks: string[];
  constructor(marks: string[], dataset: Record<string, string> = {}) {
    this.#marks = marks;
    this.dataset = dataset;
  }
  closest = (selector: string): Part | null => (this.#marks.includes(selector) ? this : null);
}
const button = (event: string, place = 'bar') => new Part(['[data-event]'], { event, place });
const field = new Part(['form[data-first-input]']);

/** One page: its own window, in the tab and with the cookies of the visit. */
function open(tab: Map<string, string>, cookies: { consent?: string; attribution?: string }, { tagManager = '' } = {}) {
  // The timers of the page before ended with it.
  vi.useFakeTimers({ now: Date.now() });
  const listeners = new Map<string, ((event: { target: unknown }) => void)[]>();
  const page: { dataLayer?: unknown[] } = {};
  const scripts: { src?: string }[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('addEventListener', (name: string, heard: (event: { target: unknown }) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), heard]),
  );
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => tab.set(name, value),
    removeItem: (name: string) => tab.delete(name),
  });
  vi.stubGlobal('document', {
    head: { append: (script: { src?: string }) => scripts.push(script) },
    createElement: () => ({}),
    querySelector: () => (tagManager ? { content: tagManager } : null),
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
  });
  const fire = (name: string, target: unknown = null) => {
    for (const heard of listeners.get(name) ?? []) heard({ target });
  };
  /** Commands as lists; they must not be lists where the tag manager reads them. */
  const told = () =>
    (page.dataLayer ?? []).map((entry) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        return Array.from(entry as ArrayLike<unknown>);
      expect(Array.isArray(entry)).toBe(false);
      return entry;
    });
  return { ...layer, fire, told, scripts };
}

const touch = (utm_source: string) => ({ first: { utm_source: 'google' }, last: { utm_source } });
const yes = { consent: writeConsent('granted', NOW) };
const no = { consent: writeConsent('denied', NOW) };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('without a yes nothing is told, kept or loaded, whatever happens', () => {
  const unwilling: { consent?: string }[] = [{}, no, { consent: 'granted.0' }];
  for (const cookies of unwilling) {
    const tab = new Map<string, string>();
    const page = open(tab, cookies, { tagManager: 'GTM-ABCD' });
    page.measureVisit({ isPublic: true });
    page.fire('click', button('send_whatsapp'));
    page.fire('input', field);
    page.tellRecorded([{ event: 'sign_up', event_id: ID, value: 1 }]);
    page.updateConsent();
    vi.advanceTimersByTime(120_000);
    expect(page.told(), JSON.stringify(cookies)).toEqual([]);
    expect(page.scripts).toEqual([]);
    expect([...tab.keys()], 'the visit has begun, unless a no was said').toEqual(
      cookies.consent === no.consent ? [] : ['visitBegan'],
    );
  }
});

test('consent is said before anything else, then each event with its id, value and currency', () => {
  const page = open(new Map(), yes);
  page.measureVisit({ isPublic: true });
  page.fire('click', button('send_whatsapp', 'ribbon'));
  page.fire('click', new Part([]));
  page.fire('click', null);
  page.fire('click', button('outbound_verification_click'));
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(page.told()).toEqual([
    DEFAULT,
    GRANTED,
    { event: 'send_whatsapp', event_id: id, value: 1, currency: 'USD', place: 'ribbon' },
    { event: 'outbound_verification_click', event_id: id, place: 'bar' },
  ]);
});

test('of a visit that a campaign of Facebook brought nobody is told; of one that Google brought, all', () => {
  for (const [source, count] of [
    ['facebook', 0],
    ['FB', 0],
    ['google', 2],
  ] as const) {
    const page = open(new Map(), { ...yes, attribution: writeAttribution(touch(source)) });
    page.measureVisit({ isPublic: true });
    page.fire('click', button('send_whatsapp'));
    page.tellRecorded([{ event: 'sign_up', event_id: ID, value: 1 }]);
    expect(page.told().slice(2), source).toHaveLength(count);
  }
});

test('a word that is no event of the table, or is for receivers of the server alone, is not told', () => {
  const page = open(new Map(), yes);
  page.measureVisit({ isPublic: true });
  for (const word of ['whatsapp', 'qualify_lead', 'constructor', '']) page.fire('click', button(word));
  expect(page.told()).toEqual([]);
});

test('of a person’s own pages neither place nor time is told', () => {
  const page = open(new Map(), yes);
  page.measureVisit({ isPublic: false });
  page.fire('click', button('send_whatsapp', 'form-visa_denied'));
  vi.advanceTimersByTime(120_000);
  expect(JSON.stringify(page.told())).not.toMatch(/form-visa|sixty/);
  expect(page.told().at(-1)).toMatchObject({ event: 'send_whatsapp', value: 1 });
});

test('a form is begun once a visit, over all its pages', () => {
  const tab = new Map<string, string>();
  const first = open(tab, yes);
  first.measureVisit({ isPublic: true });
  first.fire('input', new Part([]));
  expect(first.told()).toEqual([]);
  for (let key = 0; key < 3; key++) first.fire('input', field);
  expect(first.told().slice(2)).toMatchObject([{ event: 'start_form_fill', value: 0.5 }]);
  const second = open(tab, yes);
  second.measureVisit({ isPublic: true });
  second.fire('input', field);
  expect(second.told()).toEqual([]);
});

test('a visit is told after 60 seconds over its pages, once; a yes that comes later tells it then', () => {
  const tab = new Map<string, string>();
  open(tab, yes).measureVisit({ isPublic: true });
  vi.advanceTimersByTime(40_000);
  const second = open(tab, yes);
  second.measureVisit({ isPublic: true });
  vi.advanceTimersByTime(19_999);
  expect(second.told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(second.told().slice(2)).toMatchObject([{ event: 'sixty_second_visit', value: 0.5 }]);
  const third = open(tab, yes);
  third.measureVisit({ isPublic: true });
  vi.advanceTimersByTime(120_000);
  expect(third.told()).toEqual([]);
  const cookies: { consent?: string } = {};
  const late = open(new Map(), cookies);
  late.measureVisit({ isPublic: true });
  vi.advanceTimersByTime(90_000);
  cookies.consent = yes.consent;
  late.recordLongVisit();
  vi.advanceTimersByTime(0);
  expect(late.told().at(-1)).toMatchObject({ event: 'sixty_second_visit' });
});

test('what the server recorded is told under its id, once, also after a reload', () => {
  const tab = new Map<string, string>();
  const recorded = [{ event: 'purchase_visa', event_id: ID, value: 300 }];
  const page = open(tab, yes);
  page.tellRecorded(recorded);
  page.tellRecorded(recorded);
  page.tellRecorded();
  expect(page.told().slice(2)).toEqual([{ event: 'purchase_visa', event_id: ID, value: 300, currency: 'USD' }]);
  const again = open(tab, yes);
  again.tellRecorded(recorded);
  expect(again.told()).toEqual([]);
});

test('the tag manager is loaded where the page names it, once, after consent was said', () => {
  const tab = new Map<string, string>();
  const page = open(tab, yes, { tagManager: 'GTM-ABCD' });
  page.measureVisit({ isPublic: true });
  page.loadTagManager();
  expect(page.scripts).toMatchObject([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD' }]);
  expect(page.told()).toEqual([DEFAULT, GRANTED, { 'gtm.start': NOW.getTime(), event: 'gtm.js' }]);
});

test('what happens on pages without the tag manager is handed over by the next page that has it, once', () => {
  const tab = new Map<string, string>();
  const signedUp = [{ event: 'sign_up', event_id: ID, value: 1 }];
  const nowhere = open(tab, yes);
  nowhere.tellRecorded([{ ...signedUp[0], event: 'generate_lead', event_id: 'before' }] as typeof signedUp);
  expect(tab.get('untold'), 'no tag manager anywhere').toBeUndefined();
  open(tab, yes, { tagManager: 'GTM-ABCD' }).measureVisit({ isPublic: true });
  const form = open(tab, yes);
  form.measureVisit({ isPublic: true });
  form.tellRecorded(signedUp);
  const paid = open(tab, yes);
  paid.loadTagManager('GTM-ABCD');
  expect(paid.told().slice(3)).toEqual([{ event: 'sign_up', event_id: ID, value: 1, currency: 'USD' }]);
  const next = open(tab, yes, { tagManager: 'GTM-ABCD' });
  next.measureVisit({ isPublic: true });
  expect(next.told()).toHaveLength(3);
});

test('withdrawn in the middle: the layer hears it, and nothing follows until another yes', () => {
  const cookies: { consent?: string } = { ...yes };
  const page = open(new Map(), cookies);
  page.measureVisit({ isPublic: true });
  page.fire('click', button('send_whatsapp'));
  cookies.consent = no.consent;
  page.fire('visibilitychange');
  page.updateConsent();
  page.fire('click', button('send_whatsapp'));
  page.tellRecorded([{ event: 'purchase_visa', event_id: ID, value: 100 }]);
  vi.advanceTimersByTime(120_000);
  expect(page.told().slice(3)).toEqual([['consent', 'update', signals('denied')]]);
  cookies.consent = yes.consent;
  page.updateConsent();
  expect(page.told().at(-1)).toEqual(GRANTED);
});

test('every element that is marked names an event of the table that a page tells', () => {
  const names = Object.entries(EVENTS).flatMap(([name, { sinks }]) =>
    (sinks as readonly string[]).includes('datalayer') ? [name] : [],
  );
  const marked = readSources('app').flatMap(({ path, text }) =>
    [...text.matchAll(/data-event=(?:"([^"]*)"|\{[^}]*\? '([^']+)')/g)].map(([, plain, chosen]) => [
      path,
      plain ?? chosen,
    ]),
  );
  expect(marked.length).toBeGreaterThan(20);
  expect(marked.filter(([, name]) => !names.includes(String(name)))).toEqual([]);
});

/** The data layer of a page (spec 7 "Analytics events", contracts 5): consent first, then events by their own names; without a yes nothing. */
import { consent, isUntoldSource } from './capture.ts';
import { CURRENCY, EVENTS, type EventName, eventValue } from './events.ts';
import { inTab } from './tab.ts';

/** What the server has recorded and the page may tell under the same id, so that receivers drop one of the two. */
export type ToldEvent = { event: string; event_id: string; value: number | null };
type Entry = { event: EventName; event_id: string; value?: number; currency?: string; place?: string };

const page = () => window as unknown as { dataLayer?: unknown[] };

/** What one page knows of itself; `told` is for browsers that keep nothing. */
type PageState = { isGranted: boolean; hasTags: boolean; told: Set<string>; timer?: ReturnType<typeof setTimeout> };
const pages = new WeakMap<object, PageState>();
function here(): PageState {
  const known = pages.get(window) ?? { isGranted: true, hasTags: false, told: new Set() };
  pages.set(window, known);
  return known;
}

/** Signals of consent mode, version 2. */
const signals = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

/** Tags know a command from an event by its being the arguments of a call, not an array. */
function command(..._words: unknown[]) {
  // biome-ignore lint/complexity/noArguments: what the tag manager asks for
  page().dataLayer?.push(arguments);
}

/** Made with the first yes of a page: denied by default, then what was granted, then everything else. */
function layer(): unknown[] {
  const own = page();
  if (!own.dataLayer) {
    own.dataLayer = [];
    command('consent', 'default', { ...signals('denied'), wait_for_update: 500 });
    command('consent', 'update', signals('granted'));
  }
  return own.dataLayer;
}

/** The latest choice, to a layer that is there already: after a no the tags of this page hear it, and nothing follows. */
export function updateConsent() {
  const isNow = consent() === 'granted';
  if (!page().dataLayer || isNow === here().isGranted) return;
  here().isGranted = isNow;
  command('consent', 'update', signals(isNow ? 'granted' : 'denied'));
}

const isTold = (name: string): name is EventName =>
  Object.hasOwn(EVENTS, name) && (EVENTS[name as EventName].sinks as readonly string[]).includes('datalayer');

const listIn = (item: 'told' | 'untold'): unknown[] => {
  try {
    const list: unknown = JSON.parse(inTab.get(item) ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};
const KEPT = 20;
const keepIn = (item: 'told' | 'untold', list: unknown[]) => inTab.set(item, JSON.stringify(list.slice(-KEPT)));

function put(entry: Entry) {
  layer().push(entry);
  // A tag manager stands on other pages of this visit: the next of them takes it over.
  if (!here().hasTags && inTab.get('untold') !== null) keepIn('untold', [...listIn('untold'), entry]);
}

type More = { event_id?: string; value?: number | null; place?: string | undefined };

/** Nothing personal: the name, an id, what it is worth, and of a public page which button it was. */
export function track(event: string, { event_id = crypto.randomUUID(), value, place }: More = {}) {
  if (consent() !== 'granted' || !isTold(event) || isUntoldSource()) return;
  const worth = value ?? eventValue(event);
  put({ event, event_id, ...(worth !== null && { value: worth, currency: CURRENCY }), ...(place && { place }) });
}

function once(key: string, work: () => void) {
  if (consent() !== 'granted' || here().told.has(key) || listIn('told').includes(key)) return;
  here().told.add(key);
  keepIn('told', [...listIn('told'), key]);
  work();
}

/** Once a visit. */
export const trackOnce = (event: EventName) => once(event, () => track(event));

/** Each once, by its id: a page that is loaded again tells nothing twice. */
export function tellRecorded(events: readonly ToldEvent[] = []) {
  for (const { event, ...recorded } of events) once(recorded.event_id, () => track(event, recorded));
}

/** A click on what carries `data-event`. `isPublic`: of a person's own pages not even the place is told. */
function recordClicks(isPublic: boolean) {
  addEventListener('click', ({ target }) => {
    const marked = target instanceof Element && target.closest<HTMLElement>('[data-event]');
    if (marked) track(marked.dataset.event ?? '', { place: isPublic ? marked.dataset.place : undefined });
  });
}

/** The first key in a form by which somebody comes to us (spec 4 "Countdown"). */
function recordFirstInput() {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-first-input]')) trackOnce('start_form_fill');
  });
}

const VISIT_MS = 60_000;

/** A visit of 60 seconds, over as many pages as it has; a yes that comes later tells it then. */
export function recordLongVisit() {
  if (consent() === 'denied') return;
  const began = Number(inTab.get('visitBegan')) || Date.now();
  inTab.set('visitBegan', String(began));
  clearTimeout(here().timer);
  here().timer = setTimeout(() => trackOnce('sixty_second_visit'), Math.max(0, began + VISIT_MS - Date.now()));
}

/** Only after a yes, and only where the page names it (GTM_ID); what happened on pages without it is handed over. */
export function loadTagManager(id = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content) {
  if (!id || here().hasTags || consent() !== 'granted') return;
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  here().hasTags = true;
  const waited = listIn('untold');
  inTab.set('untold', '[]');
  for (const entry of waited as Entry[]) if (isTold(String(entry?.event))) layer().push(entry);
}

/** Once a page, after capture. Of the visit to a person's own pages no time is told, and a tag manager is loaded by documents alone. */
export function measureVisit({ isPublic }: { isPublic: boolean }) {
  recordClicks(isPublic);
  recordFirstInput();
  if (isPublic) recordLongVisit();
  loadTagManager();
  // Chosen in another tab meanwhile.
  addEventListener('visibilitychange', updateConsent);
}

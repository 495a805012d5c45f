/** Pages of the app: before a yes nothing is measured, a yes given there begins at once, and it begins once (D34). */
import { beforeEach, expect, test, vi } from 'vitest';
import { choiceHasChanged, measureAfterYes } from './measure.ts';
import { writeConsent } from './rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

class Part {
  dataset = { event: 'send_whatsapp', place: 'portal' };
  closest = (selector: string) => (selector === '[data-event]' ? this : null);
}

/** One page of the portal; what its data layer has heard of one click. */
function open(choice?: 'granted' | 'denied') {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const cookies = { consent: choice && writeConsent(choice, NOW) };
  const listeners = new Map<string, ((event: { target: unknown }) => void)[]>();
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('addEventListener', (name: string, heard: (event: { target: unknown }) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), heard]),
  );
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('document', {
    querySelector: () => null,
    get cookie() {
      return cookies.consent ? `consent=${cookies.consent}` : '';
    },
  });
  const fire = (name: string) => {
    for (const heard of listeners.get(name) ?? []) heard({ target: new Part() });
  };
  return {
    comeBack: () => fire('visibilitychange'),
    choose(next: 'granted' | 'denied') {
      cookies.consent = writeConsent(next, NOW);
    },
    async clicked() {
      await vi.dynamicImportSettled();
      fire('click');
      return (page.dataLayer ?? []).flatMap((entry) => ((entry as { event?: string }).event ? [entry] : []));
    },
    isLoaded: () => listeners.has('click'),
  };
}

beforeEach(() => {
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('without a yes the layer hears nothing, not even a click', async () => {
  for (const choice of [undefined, 'denied'] as const) {
    const page = open(choice);
    measureAfterYes({ isPublic: false });
    choiceHasChanged();
    page.comeBack();
    expect(await page.clicked(), String(choice)).toEqual([]);
    expect(page.isLoaded()).toBe(false);
  }
});

test('a yes of before begins with the page; of a page of one’s own no place is told', async () => {
  for (const isPublic of [true, false]) {
    const page = open('granted');
    measureAfterYes({ isPublic });
    const [told] = await page.clicked();
    expect(told).toMatchObject({ event: 'send_whatsapp', value: 1 });
    expect((told as { place?: string }).place).toBe(isPublic ? 'portal' : undefined);
  }
});

test('a yes in the settings begins there, and once however often it is said', async () => {
  const page = open('denied');
  measureAfterYes({ isPublic: false });
  page.choose('granted');
  choiceHasChanged();
  choiceHasChanged();
  page.comeBack();
  expect(await page.clicked()).toHaveLength(1);
});

test('a yes in another tab begins when this one is looked at again', async () => {
  const page = open();
  measureAfterYes({ isPublic: false });
  page.choose('granted');
  expect(await page.clicked()).toEqual([]);
  page.comeBack();
  expect(await page.clicked()).toHaveLength(1);
});

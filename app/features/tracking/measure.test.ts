/** Pages of the app: before a yes nothing is measured, a yes given there begins at once, and it begins once (D34). */
import { beforeEach, expect, test, vi } from 'vitest';
import { writeConsent } from './rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

/** One page: the module holds what it knows, so each test loads its own. */
async function open(choice?: 'granted' | 'denied') {
  const cookies = { consent: choice && writeConsent(choice, NOW) };
  const listeners = new Map<string, (() => void)[]>();
  const visits: { isPublic: boolean }[] = [];
  let loads = 0;
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), heard]),
  );
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.consent ? `consent=${cookies.consent}` : '';
    },
  });
  vi.doMock('./layer.ts', () => {
    loads++;
    return { measureVisit: (visit: { isPublic: boolean }) => visits.push(visit) };
  });
  const { measureAfterYes, choiceHasChanged } = await import('./measure.ts');
  const settled = () => vi.dynamicImportSettled();
  return {
    ...{ measureAfterYes, choiceHasChanged, visits, settled, loads: () => loads },
    choose(next: 'granted' | 'denied') {
      cookies.consent = writeConsent(next, NOW);
    },
    comeBack() {
      for (const heard of listeners.get('visibilitychange') ?? []) heard();
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  return () => vi.doUnmock('./layer.ts');
});

test('without a yes the layer is not even loaded', async () => {
  for (const choice of [undefined, 'denied'] as const) {
    vi.resetModules();
    const page = await open(choice);
    page.measureAfterYes({ isPublic: false });
    page.choiceHasChanged();
    page.comeBack();
    await page.settled();
    expect([page.loads(), page.visits], String(choice)).toEqual([0, []]);
  }
});

test('a yes of before begins with the page, as what the page is', async () => {
  for (const isPublic of [true, false]) {
    vi.resetModules();
    const page = await open('granted');
    page.measureAfterYes({ isPublic });
    await page.settled();
    expect(page.visits).toEqual([{ isPublic }]);
  }
});

test('a yes in the settings begins there, once, and a second one begins nothing', async () => {
  const page = await open('denied');
  page.measureAfterYes({ isPublic: false });
  page.choose('granted');
  page.choiceHasChanged();
  page.choiceHasChanged();
  page.comeBack();
  await page.settled();
  expect(page.visits).toEqual([{ isPublic: false }]);
});

test('a yes in another tab begins when this one is looked at again', async () => {
  const page = await open();
  page.measureAfterYes({ isPublic: false });
  page.choose('granted');
  await page.settled();
  expect(page.visits).toEqual([]);
  page.comeBack();
  await page.settled();
  expect(page.visits).toEqual([{ isPublic: false }]);
});

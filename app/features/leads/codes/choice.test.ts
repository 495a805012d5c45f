/** A choice that comes after the code reaches it; a browser without a code asks for none (D54). */
import { beforeEach, expect, test, vi } from 'vitest';
import { writeConsent } from '#app/features/tracking/rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const LATER = '2026-12-18T12:00:00.000Z';

class Part {
  readonly #mark: string;
  constructor(mark: string) {
    this.#mark = mark;
  }
  closest = (selector: string) => (selector === this.#mark ? this : null);
}

async function browser({ refusesStorage = false } = {}) {
  const cookies: { consent?: string } = {};
  const kept = new Map<string, string>();
  const sent: Record<string, unknown>[] = [];
  const listeners: ((event: { target: unknown }) => void)[] = [];
  const onItsWay = { chosen: '' };
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('addEventListener', (_name: string, heard: (event: { target: unknown }) => void) =>
    listeners.push(heard),
  );
  vi.stubGlobal('location', { search: '?utm_source=facebook', protocol: 'https:' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (refusesStorage) throw new Error('refused');
      kept.set(name, value);
    },
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('document', {
    documentElement: { lang: 'es' },
    get cookie() {
      return cookies.consent ? `consent=${cookies.consent}` : '';
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    if (onItsWay.chosen) cookies.consent = onItsWay.chosen;
    return Response.json({ success: true, discount_code: 'FB2611ABCDEF', discount_proportion: 0.28, ends_at: LATER });
  });
  const code = await import('./choice.ts');
  code.tellCodeOfChoices();
  const choose = async (choice: 'granted' | 'denied', mark = '[data-choice]') => {
    cookies.consent = writeConsent(choice, NOW);
    for (const heard of listeners) heard({ target: new Part(mark) });
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 0));
  };
  return { ...code, sent, choose, onItsWay };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('whoever has no code, or whose code has ended, asks for none by choosing', async () => {
  const { choose, sent, noteCode } = await browser();
  await choose('granted');
  noteCode('2026-11-18T11:59:59.000Z');
  await choose('granted');
  expect(sent).toEqual([]);
  const closed = await browser({ refusesStorage: true });
  closed.noteCode(LATER);
  await closed.choose('granted');
  expect(closed.sent).toEqual([]);
});

test('the code hears a yes and a no that come after it, and no other click', async () => {
  const { choose, sent, noteCode } = await browser();
  noteCode(LATER);
  await choose('granted', '[data-event]');
  expect(sent).toEqual([]);
  await choose('granted');
  await choose('denied');
  expect(sent).toMatchObject([
    { source: 'FB', tracking_consent: { choice: 'granted' } },
    { source: 'FB', tracking_consent: { choice: 'denied' } },
  ]);
});

test('a choice that is made while the code is on its way is told to it', async () => {
  const { sent, onItsWay } = await browser();
  onItsWay.chosen = writeConsent('granted', NOW);
  const { askForCode } = await import('./client.ts');
  await askForCode('UN');
  expect(sent.map((body) => body.tracking_consent)).toMatchObject([undefined, { choice: 'granted' }]);
});

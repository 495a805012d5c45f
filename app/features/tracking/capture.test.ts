import { afterEach, expect, test, vi } from 'vitest';
import { capture, choose, clientId, recordClicks, visitDetails } from './capture.ts';
import { setCookie } from './cookies.ts';
import { writeConsent, writePages } from './rules.ts';

/** A browser of the size that capture needs: a cookie jar, an address, and storage that may be refused. */
function visit(address: string, cookies: Record<string, string> = {}, refusesStorage = false) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new Error('storage is refused');
  };
  vi.stubGlobal('location', new URL(address, 'https://mirador.example'));
  vi.stubGlobal('sessionStorage', {
    getItem: refusesStorage ? refuse : (name: string) => kept.get(name) ?? null,
    setItem: refusesStorage ? refuse : (name: string, value: string) => kept.set(name, value),
    removeItem: refusesStorage ? refuse : (name: string) => kept.delete(name),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Domain=/.test(text)) return;
      if (/Max-Age=0;/.test(text)) delete cookies[name];
      else cookies[name] = value;
      expect(text).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
    },
  });
  return { cookies, kept };
}
const granted = { consent: writeConsent('granted') };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('before the choice everything waits in the tab; a yes moves it, a no erases it', () => {
  const yes = visit('/a?gclid=x');
  capture();
  expect(yes.cookies).toEqual({});
  expect([...yes.kept.keys()]).toEqual(['pagesVisited', 'attribution']);
  choose('granted');
  expect(Object.keys(yes.cookies)).toEqual(['consent', 'pagesVisited', 'attribution']);
  expect(yes.kept.size).toBe(0);
  const no = visit('/a?gclid=x', { pagesVisited: '%5B%5D', _ga: 'GA1.1.1.2', _fbp: 'x', _ga_ABC: 'x', user: 'u' });
  capture();
  choose('denied');
  expect(no.cookies).toEqual({ consent: 'denied.1', user: 'u' });
  expect(no.kept.size).toBe(0);
  capture();
  expect(no.cookies).toEqual({ consent: 'denied.1', user: 'u' });
});

test('a browser that refuses storage goes on', () => {
  const { cookies } = visit('/a', {}, true);
  capture();
  choose('granted');
  expect(Object.keys(cookies)).toEqual(['consent', 'pagesVisited']);
});

test('the client id needs a yes, is waited for, and not longer than two seconds', async () => {
  visit('/', { _ga: 'GA1.1.1.2' });
  expect(await clientId()).toBeNull();
  visit('/', { ...granted, _ga: 'GA1.1.1.2' });
  expect(await clientId()).toBe('1.2');
  vi.useFakeTimers();
  const { cookies } = visit('/', { ...granted });
  const late = clientId();
  await vi.advanceTimersByTimeAsync(500);
  cookies._ga = 'GA1.1.3.4';
  await vi.advanceTimersByTimeAsync(100);
  expect(await late).toBe('3.4');
  visit('/', { ...granted });
  const never = clientId();
  const settled = vi.fn();
  never.then(settled);
  await vi.advanceTimersByTimeAsync(1900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledWith(null);
});

test('a form says nothing of the visit before a yes, and after it what was kept', async () => {
  visit('/a?utm_source=x', { _ga: 'GA1.1.1.2' });
  capture();
  expect(await visitDetails()).toEqual({});
  visit('/a?utm_source=x', { ...granted, _ga: 'GA1.1.1.2' });
  capture();
  expect(await visitDetails()).toEqual({
    utm_params: { utm_source: 'x' },
    pages_visited: ['/a'],
    client_id: '1.2',
  });
  const before = { _ga: 'GA1.1.1.2', pagesVisited: writePages(['/a']) };
  for (const consent of [writeConsent('denied'), 'granted.0']) {
    visit('/a', { consent, ...before });
    expect(await visitDetails(), `what was kept under ${consent}`).toEqual({});
  }
});

test('a click is told to the page after a yes, and only one on what is marked', () => {
  class Part {
    dataset = { event: 'start_here' };
    closest = (): Part | null => this;
  }
  const marked = new Part();
  const other = Object.assign(new Part(), { closest: () => null });
  let click = (_: { target: unknown }) => {};
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof click) => {
    click = listener;
  });
  const unwilling: Record<string, string>[] = [{}, { consent: writeConsent('denied') }, { consent: 'granted.0' }];
  for (const cookies of unwilling) {
    visit('/', cookies);
    recordClicks();
    click({ target: marked });
  }
  expect(page.dataLayer).toBeUndefined();
  visit('/', { ...granted });
  for (const target of [other, null, marked]) click({ target });
  expect(page.dataLayer).toMatchObject([{ event: 'start_here' }]);
});

test('a cookie lives as many days as it is told', () => {
  visit('/');
  const written: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  setCookie('consent', 'granted.1', 365);
  expect(written).toEqual(['consent=granted.1; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { affiliateInput, capture, choose, clientId, trackingInputs } from './capture.ts';
import { setCookie } from './cookies.ts';
import { writeConsent, writePages } from './rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

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
const granted = { consent: writeConsent('granted', NOW) };
const denied = { consent: writeConsent('denied', NOW) };
const YES = { choice: 'granted', version: '1', at: NOW.toISOString() };
const NO = { choice: 'denied', version: '1', at: NOW.toISOString() };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('before the choice everything waits in the tab; a yes moves it, a no erases it', () => {
  vi.useFakeTimers({ now: NOW });
  const yes = visit('/a?gclid=x');
  capture();
  expect(yes.cookies).toEqual({});
  expect([...yes.kept.keys()]).toEqual(['pagesVisited', 'attribution']);
  choose('granted');
  expect(Object.keys(yes.cookies)).toEqual(['consent', 'pagesVisited', 'attribution']);
  expect(yes.kept.size).toBe(0);
  const no = visit('/a?gclid=x', { pagesVisited: '%5B%5D', _ga: 'GA1.1.1.2', _fbp: 'x', _ga_ABC: 'x', user: 'u' });
  capture();
  for (const item of ['told', 'untold', 'visitBegan']) no.kept.set(item, '1');
  choose('denied');
  expect(no.cookies).toEqual({ ...denied, user: 'u' });
  expect(no.kept.size).toBe(0);
  capture();
  expect(no.cookies).toEqual({ ...denied, user: 'u' });
});

test('of a person’s own pages none is kept, even when the yes is said there', () => {
  const { cookies } = visit('/portal/applicants/7c0b');
  choose('granted', { isPublic: false });
  expect(Object.keys(cookies)).toEqual(['consent']);
});

test('a browser that refuses storage goes on', () => {
  const { cookies } = visit('/a', {}, true);
  capture();
  choose('granted');
  expect(Object.keys(cookies)).toEqual(['consent', 'pagesVisited']);
});

test('a click on an ad is kept as Meta names it after a yes only, with the time when it was seen', () => {
  vi.useFakeTimers({ now: NOW });
  const fbc = `fb.1.${NOW.getTime()}.IwAR_x-1`;
  const waiting = visit('/?fbclid=IwAR_x-1');
  capture();
  expect(waiting.cookies).toEqual({});
  choose('granted');
  expect(waiting.cookies._fbc).toBe(fbc);
  const known = visit('/?fbclid=IwAR_x-1', { ...granted, _fbc: 'fb.1.1.old' });
  capture();
  expect(known.cookies._fbc, 'the newer click').toBe(fbc);
  const plain = visit('/b', { ...granted, _fbc: 'fb.1.1.old' });
  capture();
  expect(plain.cookies._fbc).toBe('fb.1.1.old');
  const no = visit('/?fbclid=IwAR_x-1', { ...denied });
  capture();
  expect(no.cookies).toEqual(denied);
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

test('a form says nothing of the visit before a yes, of a no the no alone, and after a yes what was kept', async () => {
  visit('/a?utm_source=x', { _ga: 'GA1.1.1.2' });
  capture();
  expect(await trackingInputs()).toEqual({});
  const ids = { _ga: 'GA1.1.1.2', _fbp: 'fb.1.1700000000000.123', _fbc: 'fb.1.1700000000000.abc' };
  visit('/b?utm_source=x', { ...granted, ...ids, pagesVisited: writePages(['/a']) });
  capture();
  expect(await trackingInputs()).toEqual({
    ...{ tracking_consent: YES, utm_params: { utm_source: 'x' }, pages_visited: ['/a', '/b'], landing: '/a' },
    ...{ client_id: '1.2', fbp: ids._fbp, fbc: ids._fbc },
  });
  visit('/a', { ...denied, ...ids, pagesVisited: writePages(['/a']) });
  expect(await trackingInputs()).toEqual({ tracking_consent: NO });
  visit('/a', { consent: 'granted.0', ...ids, pagesVisited: writePages(['/a']) });
  expect(await trackingInputs(), 'a yes to other words').toEqual({});
});

test('what the form says is what holds when it is sent, not when somebody began to write', async () => {
  const { cookies } = visit('/a', { ...granted, _ga: 'GA1.1.1.2' });
  const asked = clientId();
  cookies.consent = denied.consent;
  expect(await trackingInputs(asked)).toEqual({ tracking_consent: NO });
});

test('identifiers that somebody wrote by hand stay here; a missing click is made of the source', async () => {
  vi.useFakeTimers({ now: NOW });
  visit('/a?fbclid=abc', { ...granted, _ga: 'GA1.1.1.2', _fbp: '<b>', _fbc: 'x' });
  capture();
  expect(await trackingInputs()).toMatchObject({ fbc: `fb.1.${NOW.getTime()}.abc` });
  expect(await trackingInputs()).not.toHaveProperty('fbp');
  const old = visit('/b', { ...granted, _ga: 'GA1.1.1.2' });
  capture();
  old.cookies.attribution = encodeURIComponent(JSON.stringify({ last: { fbclid: 'def' } }));
  expect(await trackingInputs()).toMatchObject({ fbc: `fb.1.${NOW.getTime()}.def` });
});

test('the code of whoever sent somebody needs no consent, outlives a no, and the newest counts', async () => {
  const { cookies } = visit('/usa?ref=%20amigos%0A');
  capture();
  expect(cookies).toEqual({ ref: 'AMIGOS' });
  choose('denied');
  expect(await trackingInputs()).toMatchObject({ affiliate_code: 'AMIGOS', tracking_consent: { choice: 'denied' } });
  vi.stubGlobal('location', new URL('https://mirador.example/?ref=Ñandú'));
  capture();
  expect(affiliateInput()).toEqual({ affiliate_code: 'ÑANDÚ' });
  visit('/', { ref: '%E0%A4%A' });
  expect(affiliateInput()).toEqual({});
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

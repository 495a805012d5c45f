import { expect, test } from 'vitest';
import { cookies } from '#content/legal/facts.ts';
import {
  AFFILIATE_LENGTH,
  addPage,
  addTouch,
  affiliateOf,
  COOKIE_BYTES,
  COOKIE_DAYS,
  clientIdOf,
  cookieValue,
  fbcOf,
  isFbc,
  isFbp,
  needsConsent,
  readAttribution,
  readConsent,
  readConsentCookie,
  readPages,
  touchOf,
  utmParamsOf,
  writeAttribution,
  writeConsent,
  writePages,
} from './rules.ts';

const pack = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('cookies live as long as the privacy page says, and those of consent are the ones it names', () => {
  for (const [name, days] of Object.entries(COOKIE_DAYS))
    expect(cookies.find((cookie) => cookie.name === name)?.life).toEqual({ count: days, unit: 'day' });
  for (const cookie of cookies) expect(needsConsent(cookie.name), cookie.name).toBe(cookie.needsConsent);
});

test('consent is read back as written, and anything else is no choice', () => {
  const at = new Date('2026-11-18T12:00:00Z');
  for (const choice of ['granted', 'denied'] as const)
    expect(readConsentCookie(writeConsent(choice, at))).toEqual({ choice, at });
  expect(readConsentCookie('granted.1'), 'of before: nobody knows when').toEqual({ choice: 'granted', at: null });
  expect(readConsentCookie('denied.1.x')).toEqual({ choice: 'denied', at: null });
  for (const value of [undefined, '', 'granted', 'granted.0', 'granted.99', 'GRANTED.1', 'yes.1', '.1', '%00'])
    expect(readConsent(value), String(value)).toBeNull();
});

test('a cookie is found by its whole name', () => {
  expect(cookieValue('a=1; consent=granted.1; b=2', 'consent')).toBe('granted.1');
  expect(cookieValue('xconsent=granted.1', 'consent')).toBeUndefined();
  expect(cookieValue('consent=a=b', 'consent')).toBe('a=b');
  expect(cookieValue('', 'consent')).toBeUndefined();
});

test('the first and the 19 latest paths stay, without query, and a page seen twice in a row counts once', () => {
  let pages: string[] = [];
  for (let n = 0; n < 30; n++) pages = addPage(addPage(pages, `/p${n}?secret=1#x`), `/p${n}`);
  expect(pages).toHaveLength(20);
  expect(pages.slice(0, 2), 'where somebody landed').toEqual(['/p0', '/p11']);
  expect(pages.at(-1)).toBe('/p29');
  expect(addPage(['/a', '/b'], '/a')).toEqual(['/a', '/b', '/a']);
  expect(addPage([], '/a?secret=1#x')).toEqual(['/a']);
  expect(readPages(writePages(pages))).toEqual(pages);
});

test('long paths push out the oldest, so that the cookie is never dropped by the browser', () => {
  const pages = Array.from({ length: 20 }, (_, n) => `/${n}${encodeURIComponent('مدونة'.repeat(9))}`.slice(0, 300));
  const written = writePages(pages);
  expect(written.length).toBeLessThanOrEqual(COOKIE_BYTES);
  expect(readPages(written).at(-1)).toBe(pages.at(-1));
  expect(readPages(written)[0]).toBe(pages[0]);
  expect(addPage([], `/${'x'.repeat(400)}`)).toEqual([]);
});

test('hostile contents of pagesVisited are nothing', () => {
  for (const value of ['%', '%E0%A4%A', 'null', '{}', '"/a"', pack({ length: 3 }), pack([[['/a']]]), '['.repeat(5000)])
    expect(readPages(value), value.slice(0, 20)).toEqual([]);
  const mixed = ['/ok', 7, null, 'https://evil.example/', 'javascript:alert(1)', '/a b', '/a?b=c', '/x\n', '/\ud800'];
  expect(readPages(pack(mixed))).toEqual(['/ok']);
  expect(readPages(pack(Array.from({ length: 500 }, (_, n) => `/${n}`)))).toHaveLength(20);
});

test('a touch is made of utm parameters and click ids, and of nothing else', () => {
  expect(touchOf('?utm_source=google&utm_campaign=caf%C3%A9&gclid=Abc-1_2.3&email=a@b.example&phone=1')).toEqual({
    utm_source: 'google',
    utm_campaign: 'café',
    gclid: 'Abc-1_2.3',
  });
  expect(touchOf('?q=1')).toBeNull();
  expect(touchOf('?gclid=<script>&fbclid=')).toBeNull();
  expect(touchOf(`?gclid=${'a'.repeat(501)}`)).toBeNull();
  expect(touchOf(`?utm_term=${encodeURIComponent('\u0000a\n')}&utm_=x&utm_SOURCE=y&__proto__=z`)).toEqual({
    utm_term: 'a',
  });
  expect(touchOf(`?utm_term=${'😀'.repeat(200)}`)?.utm_term).toBe('😀'.repeat(100));
});

test('the first touch stays and the last one moves', () => {
  const one = addTouch(null, { utm_source: 'a' });
  const two = addTouch(one, { utm_source: 'b' });
  expect(two).toEqual({ first: { utm_source: 'a' }, last: { utm_source: 'b' } });
  expect(addTouch(two, null)).toEqual(two);
  expect(two && readAttribution(writeAttribution(two))).toEqual(two);
});

test('a full attribution fits into a cookie and keeps the shorter fields', () => {
  const search = ['source', 'medium', 'campaign', 'term', 'content', 'id']
    .map((name) => `utm_${name}=${encodeURIComponent('😀'.repeat(100))}`)
    .join('&');
  const touch = touchOf(`?${search}&gclid=${'g'.repeat(100)}`) ?? {};
  const written = writeAttribution({ first: touch, last: touch });
  expect(written.length).toBeLessThanOrEqual(COOKIE_BYTES);
  expect(readAttribution(written)?.last.gclid).toHaveLength(100);
});

test('hostile contents of attribution are nothing', () => {
  for (const value of [undefined, null, '', '%', '[]', 'null', '1', pack({ first: 1, last: 'x' }), pack({ last: [] })])
    expect(readAttribution(value), String(value)).toBeNull();
  const found = readAttribution(
    '%7B%22__proto__%22%3A%7B%22x%22%3A1%7D%2C%22last%22%3A%7B%22utm_source%22%3A%22a%22%2C%22constructor%22%3A%22b%22%2C%22utm_medium%22%3A%7B%7D%7D%7D',
  );
  expect(found).toEqual({ first: { utm_source: 'a' }, last: { utm_source: 'a' } });
  expect(({} as { x?: number }).x).toBeUndefined();
  const lone = readAttribution(pack({ last: { utm_source: 'a\ud800b' } }));
  expect(lone && writeAttribution(lone)).toContain('ab');
});

test('the client id is the end of _ga', () => {
  expect(clientIdOf('GA1.1.123456789.1700000000')).toBe('123456789.1700000000');
  expect(clientIdOf('GA1.2.1.2')).toBe('1.2');
  for (const value of [undefined, '', 'GA1.1.x.y', 'GA1.1.1', '<b>', `GA1.1.${'9'.repeat(50)}.1`])
    expect(clientIdOf(value)).toBeNull();
});

test('utm_params: the last touch, of the first what differs, and nothing that is too long to be taken', () => {
  expect(utmParamsOf({ first: { utm_source: 'a', gclid: '1' }, last: { utm_source: 'b', gclid: '1' } })).toEqual({
    utm_source: 'b',
    gclid: '1',
    first_utm_source: 'a',
  });
  expect(utmParamsOf({ first: {}, last: { fbclid: 'x'.repeat(301) } })).toEqual({});
});

test('a click is named as Meta does, its id unaltered; nothing else is one', () => {
  const at = new Date(1_700_000_000_000);
  const fbc = fbcOf({ fbclid: 'IwAR_Xy-1.~' }, at);
  expect(fbc).toBe('fb.1.1700000000000.IwAR_Xy-1.~');
  expect([fbcOf({ gclid: 'x' }, at), fbcOf(null, at)]).toEqual([null, null]);
  expect(isFbc(fbc)).toBe(true);
  for (const value of ['fb.1.x.y', 'fb.1.1.', 'fb.1.1.<b>', `fb.1.1.${'x'.repeat(501)}`, 7, null, ['fb.1.1.x']])
    expect(isFbc(value), String(value).slice(0, 20)).toBe(false);
  expect(isFbp('fb.1.1700000000000.987654321')).toBe(true);
  for (const value of ['fb.1.1.x', 'fb.1.1.1 ', 'x', undefined]) expect(isFbp(value), String(value)).toBe(false);
});

test('a code of ?ref= is kept short, in capitals and without anything that cannot be seen', () => {
  expect(affiliateOf(' amigos-26 ')).toBe('AMIGOS-26');
  expect(affiliateOf('a\u0000b\u202ec\nd')).toBe('ABCD');
  expect(affiliateOf('😀'.repeat(100))).toBe('😀'.repeat(AFFILIATE_LENGTH));
  for (const value of ['', ' \n', null, 7, ['X'], {}]) expect(affiliateOf(value), String(value)).toBeNull();
});

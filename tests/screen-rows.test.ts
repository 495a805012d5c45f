/** What a row of the site map can say of its screen: what it opens, which of its pages are kept, and by what name. */
import { expect, test } from 'vitest';
import { pagePolicy } from '#app/path-policy.ts';
import { isTakenAlong, screenRows } from '#app/paths.ts';
import type { Row } from '#app/site-map/row.ts';
import { appHeaders, officeHeaders, openedFor, pageHeaders } from '#server/guards.ts';
import { pageNumber, policyOf } from '#server/pages/policy.ts';
import { nameOf } from '#server/pages/render.ts';

const row: Row = { file: '', layout: 'document', es: '/lista' };
const directives = (headers: Record<string, string>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ')[0], one]),
  );

test('a screen opens what its row names, for itself alone', () => {
  const closed = appHeaders(false, 'abc', false);
  const outside = {
    script: ['https://js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    payment: ['https://js.stripe.com'],
    hasPopups: true,
  } as const;
  const opened = openedFor(closed, outside);
  expect(directives(opened)).toMatchObject({
    'script-src': "script-src 'nonce-abc' 'strict-dynamic'",
    'frame-src': 'frame-src https://js.stripe.com https://hooks.stripe.com',
    'connect-src': "connect-src 'self' https://api.stripe.com",
    'img-src': "img-src 'self' data:",
    'frame-ancestors': "frame-ancestors 'none'",
  });
  expect(opened['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(opened['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
  expect(closed['permissions-policy']).toMatch(/payment=\(self\)$/);
  expect(opened['permissions-policy'], 'the visa photo').toContain('camera=(self)');
  expect(pageHeaders(false, [])['permissions-policy'], 'no document').toContain('camera=()');
  expect(openedFor(pageHeaders(false, []), outside)['permissions-policy']).toContain('camera=()');
  const files = 'https://s3.example';
  expect(openedFor(closed, { hasStorage: true }, { storage: files })['content-security-policy']).toMatch(
    /connect-src [^;]* https:\/\/s3\.example;?.*/,
  );
  const onDisk = openedFor(closed, { hasStorage: true });
  expect(directives(onDisk), 'on disk it is our own; pictures about to be sent are looked at').toEqual({
    ...directives(closed),
    'img-src': "img-src 'self' data: blob:",
  });
  expect(openedFor(closed, {}, { storage: files }), 'of another screen').toEqual(closed);
  expect(openedFor(closed)).toEqual(closed);
  expect(closed['cross-origin-opener-policy']).toBe('same-origin');
  expect(directives(pageHeaders(false, []))['frame-src'], 'closed by default-src').toBeUndefined();
});

const HOSTS = {
  script: ['https://js.stripe.com', 'https://checkout.wompi.co'],
  frame: ['https://js.stripe.com', 'https://checkout.wompi.co'],
  connect: ['https://api.stripe.com'],
};

test('whoever takes payments is opened where somebody pays, and nowhere else', () => {
  const closed = appHeaders(false, 'abc', false);
  const opened = openedFor(closed, { hasPayments: true }, { payments: HOSTS });
  expect(directives(opened)).toEqual({
    ...directives(closed),
    'frame-src': 'frame-src https://js.stripe.com https://checkout.wompi.co',
    'connect-src': "connect-src 'self' https://api.stripe.com",
  });
  expect(opened['permissions-policy']).toContain('payment=(self "https://js.stripe.com" "https://checkout.wompi.co")');
  const { 'content-security-policy': _csp, 'permissions-policy': _allowed, ...others } = closed;
  expect(opened).toMatchObject(others);
  const none = { script: [], frame: [], connect: [] };
  expect(openedFor(closed, { hasPayments: true }, { payments: none }), 'the sandbox needs nobody').toEqual(closed);
  for (const outside of [undefined, {}, { hasStorage: true } as const]) {
    const without = openedFor(closed, outside);
    expect(openedFor(closed, outside, { payments: HOSTS }), JSON.stringify(outside)).toEqual(without);
  }
});

test('a screen that reaches outside has a page of its own, and one with a provider’s script is left by loading', () => {
  const plain: Row = { ...row, layout: 'app' };
  const other: Row = { ...plain };
  const files: Row = { ...plain, outside: { hasStorage: true } };
  const pays: Row = { ...plain, outside: { hasPayments: true } };
  const along = (...[to, from]: [Row, Row | undefined]) => isTakenAlong(to, from);
  expect([along(plain, other), along(plain, files), along(plain, undefined), along(pays, pays)]).toEqual([
    ...[true, true, true, true],
  ]);
  expect([along(files, plain), along(pays, plain), along(plain, pays), along(pays, undefined)]).toEqual([
    ...[false, false, false, false],
  ]);
});

test('the back office is entered and left by loading, and reaches nobody but where files are stored', () => {
  const office: Row = { ...row, layout: 'app', frame: 'office' };
  const portal: Row = { ...row, layout: 'app', frame: 'portal' };
  expect([isTakenAlong(office, portal), isTakenAlong(portal, office), isTakenAlong(office, undefined)]).toEqual([
    ...[false, false, false],
  ]);
  expect(isTakenAlong({ ...office }, office)).toBe(true);
  const rows = screenRows().filter(({ es }) => /^\/admin(\/|$)/.test(es));
  expect(rows.length).toBeGreaterThan(3);
  for (const { name, frame, roles, outside } of rows) {
    expect([frame, roles?.some((role) => !['csr', 'admin'].includes(role))], name).toEqual(['office', false]);
    expect([undefined, { hasStorage: true }], name).toContainEqual(outside);
  }
  const closed = directives(officeHeaders(appHeaders(false, 'abc', false)));
  expect(closed).toMatchObject({ 'connect-src': "connect-src 'self'", 'worker-src': "worker-src 'none'" });
  expect(officeHeaders(appHeaders(false, 'abc', false))).toMatchObject({
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
  });
});

test('a document names the hosts of foreign scripts; a screen of the app loads them by its own, and no host stands there in vain', () => {
  const outside = { script: ['https://www.youtube.com'] } as const;
  expect(directives(openedFor(pageHeaders(false, ["'sha256-x'"]), outside))['script-src']).toBe(
    "script-src 'self' 'sha256-x' https://www.youtube.com",
  );
  const app = appHeaders(false, 'abc', false);
  expect(openedFor(app, outside)).toEqual(app);
});

test('a screen that names a person says whose it may be, and only such a screen does', () => {
  const named = screenRows().filter(({ es }) => es.includes(':user_id'));
  expect(named.filter(({ owner, roles }) => !owner || !roles).map(({ name }) => name)).toEqual([]);
  expect(screenRows().filter(({ es, owner }) => owner && !es.includes(':user_id'))).toEqual([]);
  const row: Row = { file: '', layout: 'app', roles: ['applicant'], owner: ['self'], es: '/a/:user_id' };
  expect(policyOf(row)).toMatchObject({ roles: ['applicant'], owner: ['self'], subjectOf: { name: 'person' } });
});

test('of the screens of today articles, documents and payments reach outside: to two players, to where files are stored, to who takes the money', () => {
  const opening = screenRows().filter(({ outside }) => outside);
  const named = (of: (row: (typeof opening)[number]) => unknown) => opening.filter(of).map(({ name }) => name);
  expect(named(({ layout }) => layout === 'document')).toEqual(['resource', 'post']);
  expect(named(({ outside }) => outside?.hasPayments)).toEqual(['portal-payment', 'pay-link']);
  expect(named(({ outside }) => outside?.hasStorage)).toEqual(['portal-documents', 'upload-pass', 'admin-documents']);
  const frame = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  for (const { outside, layout } of opening)
    if (layout === 'document') expect(outside).toEqual({ frame });
    else expect([{ hasStorage: true }, { hasPayments: true }]).toContainEqual(outside);
});

test('the number of a page counts only where the row says so, and only as a number', () => {
  const numberIn = (query: string, isPaged = true) =>
    pageNumber({ ...row, ...(isPaged && { isPaged }) }, new URLSearchParams(query));
  expect(numberIn('page=2')).toBe(2);
  expect(numberIn('page=2', false)).toBeUndefined();
  for (const none of ['', 'page=1', 'page=0', 'page=02', 'page=-2', 'page=2x', 'page=99999', 'page=%202', 'p=2'])
    expect(numberIn(none), none).toBeUndefined();
});

test('each page of a list is kept by a name of its own that no path can spell', () => {
  const names = [
    nameOf({ path: '/lista', isInApp: false }),
    nameOf({ path: '/lista', number: 2, isInApp: false }),
    nameOf({ path: '/lista', number: 3, isInApp: false }),
    nameOf({ path: '/lista', number: 2, isInApp: true }),
    nameOf({ path: '/lista', isInApp: true }),
    nameOf({ path: '/lista', isInApp: false, isMissing: true }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(1).every((name) => name.includes(' '))).toBe(true);
});

test('answers to a search are kept nowhere', () => {
  expect(pagePolicy(row).cache).toBe('public');
  expect(pagePolicy({ ...row, isSearch: true }).cache).toBe('no-store');
});

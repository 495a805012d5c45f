/** Every page as it leaves the running server is valid HTML: each language, each kind of person (Q58). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { LOCALES, localeOf } from '#app/i18n/locales.ts';
import { pagePolicy } from '#app/path-policy.ts';
import { pathTo, screenRows } from '#app/paths.ts';
import { isStaff, type Role } from '#app/platform/access/actor.ts';
import { needsSession } from '#app/platform/access/policy.ts';
import { sampleRows } from './app.ts';
import { cookiesOf } from './cookies.ts';
import { addressesOf } from './entry-paths.ts';
import { faultsOf, report, type SeenPage } from './html-rules.ts';
import { type Server, startServer } from './server.ts';
import { isFixture } from './written-articles.ts';

const LONG = 600_000;

/** Of db/seed-marketing.server.ts. */
const DEMO_LEAD = '00000000-0000-4000-8000-000000000701';

type Way = { path: string; who?: string; headers?: Record<string, string>; status?: number };

/** Of a file with many pages all are read in Spanish; in the other languages one, for the tags are the same there. */
const samples = new Set(sampleRows().map(({ name }) => name));

const rows = screenRows().map((row) => ({
  ...row,
  isOpen: !needsSession(pagePolicy(row)),
  paths: addressesOf(row)
    // The server is a build of its own, which knows no fixtures. What stands in is the same text once more.
    .filter(({ entry, locale, content }) => !isFixture(entry) && (!entry || locale === content))
    .filter(({ entry, locale }) => entry || locale === 'es' || samples.has(row.name))
    .map(({ path }) => path),
}));

/** A session by a call that begins one. */
async function sessionBy({ url }: Server, path: string, body: object) {
  const answer = await fetch(`${url}/api-mv${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  const { user_profile } = (await answer.json()) as { user_profile: { user_id: string } };
  return { headers: { cookie: `token=${cookiesOf(answer.headers).token?.value}` }, user_id: user_profile.user_id };
}

const demo = (server: Server, number: string) =>
  sessionBy(server, '/auth/login-with-phone-number', { phone_number: number, password: 'demo-password' });

type PersonOfDemo = { who: string; role: Role; headers: Record<string, string>; user_id: string };

/** The people of the demonstration (db/seed.server.ts), and somebody who began on the home page. */
async function people(server: Server): Promise<PersonOfDemo[]> {
  const begun = { locale: 'es', first_name: 'Rosa', last_name: '', email: '', phone_number: '+573101234567' };
  return [
    { who: 'a family’s applicant', role: 'applicant', ...(await demo(server, '+573000000001')) },
    { who: 'an applicant alone', role: 'applicant', ...(await demo(server, '+573000000002')) },
    {
      who: 'a temporary account',
      role: 'applicant',
      ...(await sessionBy(server, '/flow/flow-step-1', { ...begun, service_type: 'FirstTime', temporary: true })),
    },
    { who: 'a family member', role: 'secondary', ...(await demo(server, '+573000000003')) },
    { who: 'csr', role: 'csr', ...(await demo(server, '+573000000010')) },
    { who: 'admin', role: 'admin', ...(await demo(server, '+573000000011')) },
  ];
}

/**
 * The page of an outcome leads home until there is one (outcomeWays), the way into the
 * form to a page of it, a family member home from the questions, and staff from the portal to their office. A service whose
 * forms are not there has none.
 */
const leadsOn = (name: string, { role, who }: PersonOfDemo) =>
  (name === 'portal' && isStaff({ role })) ||
  name === 'portal-outcome' ||
  name === 'portal-form' ||
  (name === 'portal-questions' && role === 'secondary') ||
  (name.startsWith('portal-form-') && who === 'an applicant alone');

/** Tags are the same in every language: the family's applicant and an admin see all of them, the others Spanish. */
const spokenTo = ({ who }: PersonOfDemo, paths: string[]) =>
  who === 'a family’s applicant' || who === 'admin' ? paths : paths.filter((path) => localeOf(path) === 'es');

async function ask(
  { url }: Server,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  more: Record<string, string> = {},
) {
  const headers = { origin: url, 'content-type': 'application/json', ...more };
  const answer = await fetch(`${url}/api-mv${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Pages whose address is a proof: somebody pays the cart of a family, as on the page of a bank; and without a proof. */
async function proofWays(server: Server, { headers }: PersonOfDemo): Promise<Way[]> {
  const { url } = await ask(server, 'POST', '/payments/link', { locale: 'es' }, headers);
  const code = String(url).slice(String(url).lastIndexOf('/') + 1);
  const { clientSecret: secret } = await ask(server, 'POST', `/payments/link/${code}/pay`, { locale: 'es' });
  const none = LOCALES.flatMap((locale) => [
    pathTo('pay-link', locale, { code: 'none' }),
    pathTo('sandbox-payment', locale, { secret: 'none' }),
  ]);
  const open = [pathTo('pay-link', 'es', { code }), pathTo('sandbox-payment', 'es', { secret: String(secret) })];
  return [...none, ...open].map((path) => ({ path }));
}

/** The case of the family ends, either way. */
function outcomeWays(server: Server, { user_id, headers }: PersonOfDemo, admin: PersonOfDemo) {
  const end = (current_step: string, reason?: string) =>
    ask(server, 'PUT', `/user/${user_id}`, { updates: { current_step }, ...(reason && { reason }) }, admin.headers);
  const ways = LOCALES.map((locale) => ({ path: pathTo('portal-outcome', locale), who: 'the applicant', headers }));
  return [
    { ways, reach: () => end('visa_denied') },
    { ways, reach: () => end('visa_received', 'la persona equivocada') },
  ];
}

async function ways(server: Server, everybody: readonly PersonOfDemo[]): Promise<Way[]> {
  const open = rows.filter(({ isOpen }) => isOpen).flatMap(({ paths }) => paths.filter((path) => !path.includes(':')));
  const kit = await (await fetch(server.url + pathTo('ui-kit', 'es'))).text();
  const parts = [...kit.matchAll(/href="(\/dev\/ui\/[\w-]+)"/g)].map(([, path]) => String(path));
  const inApp = [pathTo('home', 'es'), pathTo('log-in', 'es')];
  const missing = LOCALES.map((locale) => `${pathTo('home', locale).replace(/\/$/, '')}/no-such-page`);
  // Staff open the pages of the first applicant.
  const subjectOf = ({ role, user_id }: PersonOfDemo) => (isStaff({ role }) ? everybody[0]?.user_id : user_id) ?? '';
  const behind = everybody.flatMap((person) =>
    rows
      .filter(({ name, isOpen, roles }) => !isOpen && roles?.includes(person.role) && !leadsOn(name, person))
      .flatMap(({ paths }) =>
        spokenTo(person, paths).map((path) => ({
          path: path
            .replace(':user_id', subjectOf(person))
            .replace(':lead_id', DEMO_LEAD)
            .replace(':form_name', 'ds160')
            .replace(':page', '1'),
          ...person,
        })),
      ),
  );
  return [
    ...[...open, ...parts].map((path) => ({ path })),
    ...inApp.map((path) => ({ path, who: 'the phone app', headers: { 'user-agent': 'MiradorApp/1.2' } })),
    ...missing.map((path) => ({ path, status: 404 })),
    ...behind,
  ];
}

async function see(server: Server): Promise<SeenPage[]> {
  const message = {
    message_id: 'a',
    to: 'ana@mirador.example',
    reply_to: null,
    subject: 'Hola',
    text: '1 < 2',
    html: '',
  };
  mkdirSync(join(server.dataDir, 'mailbox'), { recursive: true });
  writeFileSync(
    join(server.dataDir, 'mailbox', 'a.json'),
    JSON.stringify({ ...message, received_at: '2026-01-02T03:04:05.000Z' }),
  );
  const pages: SeenPage[] = [];
  const look = async ({ path, who = 'a visitor', headers = {}, status = 200 }: Way) => {
    const answer = await fetch(server.url + encodeURI(path), { headers, redirect: 'manual' });
    if (answer.status !== status) throw new Error(`${path} answers ${answer.status} to ${who}`);
    pages.push({ name: `${path} to ${who}`, html: await answer.text() });
  };
  const everybody = await people(server);
  const [head, csr, admin] = [everybody[0], everybody.at(-2), everybody.at(-1)];
  if (!head || !csr || !admin) throw new Error('nobody to ask as');
  // A wish of staff that waits: the office shows it.
  await ask(server, 'PUT', `/user/${head.user_id}`, { updates: { email: 'nueva@mirador.example' } }, csr.headers);
  for (const way of await ways(server, everybody)) await look(way);
  for (const way of await proofWays(server, head)) await look(way);
  for (const { ways, reach } of outcomeWays(server, head, admin)) {
    await reach();
    for (const way of ways) await look(way);
  }
  return pages;
}

// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
const test = base.extend('pages', { scope: 'file' }, async ({}) => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  try {
    return await see(server);
  } finally {
    await server.stop();
  }
});

test('every page is valid HTML', { timeout: LONG }, ({ pages }) => {
  expect(pages.length).toBeGreaterThan(180);
  expect(report(pages.flatMap(faultsOf))).toEqual([]);
});

test('what is no valid HTML is found', () => {
  const page = (body: string) => ({
    name: '/x to a visitor',
    html: `<!DOCTYPE html><html lang="es"><head><title>x</title></head><body>${body}</body></html>`,
  });
  const rulesBroken = (body: string) => faultsOf(page(body)).map(({ rule }) => rule);
  expect(rulesBroken('<h1>x</h1><p>x</p>')).toEqual([]);
  expect(rulesBroken('<h1>a \u0001 b</h1>')).toEqual(['control-character']);
  expect(rulesBroken('<table class="a" role="table"><tr><th>x</th></tr></table>')).toContain('table-role');
  expect(rulesBroken('<p id="a">x</p><p id="a">y</p>')).toContain('no-dup-id');
  expect(rulesBroken('<ul><p>x</p></ul>')).toContain('element-permitted-content');
  const [line] = report(faultsOf(page('<h1>\u0001</h1>')));
  expect(line).toMatch(/^control-character x1: "\\u0001", first at \/x to a visitor: ".*<h1>\\u0001<\/h1>/);
});

/** The tag manager has public documents and the page after a payment, and no other; a page tells what was bought under the server's id (T36, record 054). */
import { eq } from 'drizzle-orm';
import { recordEvent } from '#app/features/tracking/events.server.ts';
import { mayHoldTags, screenRows } from '#app/paths.ts';
import { APP_AGENT } from '#app/platform/app-agent.ts';
import { conversion_events, type TrackingConsent } from '#db/schema.server.ts';
import { expect, type TestApp, test, withSettings } from './app.ts';

const GTM_ID = 'GTM-ABCD123';
const META = `<meta name="tag-manager" content="${GTM_ID}"/>`;
const PAID = '/portal/applicants?just_paid=true';

async function look(api: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await api.raw('GET', path, { headers });
  return { csp: answer.headers.get('content-security-policy') ?? '', html: await answer.text() };
}

test('never a form, a door, a quiz, the portal or the back office; a screen of the app by its word alone', () => {
  const tagged = screenRows().filter((row) => mayHoldTags(row));
  expect(tagged.filter(({ layout, kind, roles }) => layout === 'app' || kind || roles)).toEqual([]);
  const names = tagged.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['home', 'usa', 'resource', 'privacy-policy']));
  for (const name of ['eligibility-quiz', 'sign-up', 'log-in', 'portal', 'article-search', 'mailbox', 'maintenance'])
    expect(names).not.toContain(name);
  const paid = screenRows().filter(
    (row) => row.layout === 'app' && mayHoldTags(row, new URLSearchParams('just_paid=true')),
  );
  expect(paid.map(({ name }) => name)).toEqual(['portal-applicants']);
  const row = screenRows().find(({ name }) => name === 'portal-applicants');
  for (const query of ['', 'just_paid=false', 'paid=true'])
    expect(mayHoldTags(row, new URLSearchParams(query))).toBe(false);
});

test('named and opened where it may be, and nowhere else; without GTM_ID every page is as it always was', async ({
  api: plain,
}) => {
  const tagged = withSettings(plain, { GTM_ID });
  const applicant = (await tagged.signIn('applicant', { service_type: 'FirstTime' })).cookie;
  const home = await look(tagged, '/');
  expect(home.html).toContain(META);
  expect(home.csp).toMatch(/script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com/);
  expect(home.csp).toMatch(
    /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com/,
  );
  expect(home.html, 'the page itself loads nothing').not.toContain('gtm.js');
  const after = await look(tagged, PAID, applicant);
  expect(after.csp).toMatch(/connect-src 'self' https:\/\/www\.googletagmanager\.com/);
  expect(after.html).toContain(GTM_ID);
  const closed: [path: string, headers?: Record<string, string>][] = [
    ['/', { 'user-agent': APP_AGENT }],
    ['/prueba-de-elegibilidad/visa-de-turista-estados-unidos'],
    ['/nada-de-nada'],
    ['/auth/log-in'],
    ['/auth/sign-up?just_paid=true'],
    ['/portal', applicant],
    ['/portal/applicants', applicant],
    [PAID, { ...applicant, 'user-agent': APP_AGENT }],
    ['/portal/payment?just_paid=true', applicant],
  ];
  for (const [path, headers] of closed) {
    const { csp, html } = await look(tagged, path, headers);
    expect(csp, path).not.toContain('google');
    expect(html, path).not.toContain(GTM_ID);
  }
  const cookie = (await plain.signIn('applicant', { service_type: 'FirstTime' })).cookie;
  for (const [path, headers] of [['/'], [PAID, cookie]] as typeof closed) {
    const { csp, html } = await look(plain, path, headers);
    expect(`${csp} ${html}`, path).not.toMatch(/googletagmanager|tag-manager/);
  }
}, 120_000);

test('after a payment the page may tell it under the id of the server, with a yes only and not for ever', async ({
  api,
}) => {
  const at = '2026-11-01T10:00:00.000Z';
  const buy = async (choice: TrackingConsent['choice'] | null, hoursAgo = 0) => {
    const tracking_consent = choice && { choice, version: '1', at };
    const { user, cookie } = await api.signIn('applicant', { service_type: 'FirstTime', tracking_consent });
    const { user_id } = user;
    const now = new Date(api.clock.now.getTime() - hoursAgo * 3_600_000);
    const data = { value: 300, amount: 29_100, currency: 'USD' };
    await recordEvent(api.db, { user_id, event: 'purchase_visa', subject: 'p1', data, now });
    const [row] = await api.db.select().from(conversion_events).where(eq(conversion_events.user_id, user_id));
    return { cookie, event_id: String(row?.event_id) };
  };
  const isTold = async ({ cookie, event_id }: Awaited<ReturnType<typeof buy>>, path = PAID) =>
    (await look(api, path, cookie)).html.includes(event_id);
  const willing = await buy('granted');
  expect(await isTold(willing)).toBe(true);
  expect(await isTold(willing, '/portal/applicants'), 'only after a payment').toBe(false);
  expect(await isTold(await buy('denied'))).toBe(false);
  expect(await isTold(await buy(null))).toBe(false);
  expect(await isTold(await buy('granted', 23))).toBe(true);
  expect(await isTold(await buy('granted', 25))).toBe(false);
});

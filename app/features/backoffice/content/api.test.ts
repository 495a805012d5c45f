/** The facts as staff read them: each with source and age, the oldest on top, and where it is used (D2). */
import { eq } from 'drizzle-orm';
import { everyFee, everyList, everyRule } from '#content/facts/every.ts';
import { posts } from '#content/posts.ts';
import { audit } from '#db/schema.server.ts';
import { expect, test } from '#tests/app.ts';

const path = '/api-mv/admin/facts/report';

test('the report holds every fact once, the longest past its shelf life first, and is on record', async ({ api }) => {
  api.clock.now = new Date('2027-01-10T12:00:00Z');
  const { cookie } = await api.signIn('csr');
  const answer = await api.raw('GET', path, { headers: cookie });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toContain('facts-2027-01-10.csv');
  const [head = '', ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toContain('"fact","label","kind","value","source"');
  const all = [everyFee, everyRule, everyList, posts].flatMap((facts) => Object.keys(facts));
  expect(lines).toHaveLength(all.length);
  const states = lines.map((line) => line.includes('"old"'));
  expect(states.indexOf(false), 'no old one behind a fresh one').toBe(states.lastIndexOf(true) + 1);
  expect(states.some(Boolean)).toBe(true);
  const mrv = lines.find((line) => line.startsWith('"us-mrv",')) ?? '';
  expect(mrv).toMatch(/185\sUSD/);
  expect(mrv).toContain('govinfo.gov');
  expect(await api.db.select().from(audit).where(eq(audit.action, 'facts.report'))).toHaveLength(1);
});

test('the screen names where a fact is used; nobody but staff sees it', async ({ api }) => {
  const { cookie } = await api.signIn('csr');
  const page = await (await api.raw('GET', '/admin/content/facts', { headers: cookie })).text();
  for (const text of ['us-mrv', 'Pasó su plazo', 'Dónde se usa', '/admin/facts/report'])
    expect(page, text).toContain(text);
  const { cookie: other } = await api.signIn('applicant');
  for (const at of [path, '/admin/content/facts'])
    expect((await api.raw('GET', at, { headers: other })).status, at).toBe(404);
});

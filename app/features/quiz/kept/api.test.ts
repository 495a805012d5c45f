/** The tourist quiz kept with the account: whole, whose it is, never overwritten unseen, handed out and forgotten (record 030). */
import { eq } from 'drizzle-orm';
import { audit, form_pages } from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';

async function applicant(api: TestApp) {
  const { user, bearer: headers } = await api.signIn('applicant');
  const path = `/api-mv/form/${user.user_id}/risk-quiz`;
  const keep = (answers: object, version = 0) => api.send('PUT', path, { json: { answers, version }, headers });
  const read = async () => (await api.send('GET', path, { headers })).json.risk;
  return { user, headers, path, keep, read };
}
const OTHER = { ...RISK_ANSWERS, q_job: 'unemployed' };

test('a result is kept and read with its score on any device; what was never taken is nothing', async ({ api }) => {
  const { keep, read } = await applicant(api);
  expect(await read()).toBeNull();
  const { status, json } = await keep(RISK_ANSWERS);
  expect(status).toBe(200);
  expect(json.risk).toEqual({ answers: RISK_ANSWERS, version: 1, score: expect.any(Number), band: 'GOOD' });
  expect(await read()).toEqual(json.risk);
  expect((await keep(OTHER, 1)).json.risk).toMatchObject({ version: 2, answers: OTHER });
  expect((await read()).score).toBeLessThan(json.risk.score);
});

test('what is no result is refused by name: an open question, an early end, an unknown field or option', async ({
  api,
}) => {
  const { keep, read } = await applicant(api);
  const { q_passport: _, ...open } = RISK_ANSWERS;
  for (const [answers, field] of [
    [open, 'answers.q_passport'],
    [{ q_nationality: 'CA' }, 'answers'],
    [{ ...RISK_ANSWERS, q_us_visa: 'valid' }, 'answers'],
    [{ ...RISK_ANSWERS, colour: 'red' }, 'answers.colour'],
    [{ ...RISK_ANSWERS, q_job: 'president' }, 'answers.q_job'],
  ] as const)
    expect(await keep(answers), field).toMatchObject({ status: 422, json: { field } });
  expect((await keep(JSON.parse('{"__proto__":"x"}'))).status).toBe(422);
  expect((await keep(RISK_ANSWERS, -1)).status).toBe(422);
  expect(await read()).toBeNull();
});

test('an answer to a question that no longer applies is not kept', async ({ api }) => {
  const { keep } = await applicant(api);
  const { json } = await keep({ ...RISK_ANSWERS, q_refusal_changed: 'improved' });
  expect(json.risk.answers).toEqual(RISK_ANSWERS);
});

test('two tabs: the second hears which result stands, the same one twice is kept once', async () => {
  const api = await ownApp();
  const { keep, read } = await applicant(api);
  const both = await Promise.all([keep(RISK_ANSWERS), keep(OTHER)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stands = await read();
  expect(both.find(({ status }) => status === 409)?.json.risk).toEqual(stands);
  const again = await keep(stands.answers);
  expect([again.status, again.json.risk.version], 'a lost answer, sent again').toEqual([200, 1]);
  const theirs = stands.answers.q_job === 'unemployed' ? RISK_ANSWERS : OTHER;
  expect((await keep(theirs, 1)).json.risk.version, 'after it was seen').toBe(2);
  await api.close();
});

test('it is the person’s own and staff’s, who leave a trace; nobody else finds it', async ({ api }) => {
  const { user, path, keep } = await applicant(api);
  await keep(RISK_ANSWERS);
  const strangers = [await api.signIn('applicant'), await api.signIn('secondary', { primary_user_id: user.user_id })];
  for (const { bearer: headers } of strangers) {
    expect((await api.send('GET', path, { headers })).status).toBe(404);
    expect((await api.send('PUT', path, { json: { answers: OTHER, version: 1 }, headers })).status).toBe(404);
  }
  expect((await api.send('GET', path)).status).toBe(401);
  const { bearer: headers } = await api.signIn('csr');
  expect((await api.send('GET', path, { headers })).json.risk.version).toBe(1);
  expect((await api.send('PUT', path, { json: { answers: OTHER, version: 1 }, headers })).status).toBe(200);
  const trail = await api.db.select().from(audit).where(eq(audit.subject_id, user.user_id));
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['form.read', 'form.save']));
});

test('it stands beside the onboarding answers and is handed out with them', async ({ api }) => {
  const { user, headers, keep, read } = await applicant(api);
  const page = `/api-mv/form/${user.user_id}/eligibility/pages/1`;
  await api.send('PUT', page, { json: { form_data: { destination: 'US' } }, headers });
  expect(await read(), 'an answer of the onboarding is none of the quiz').toBeNull();
  await keep(RISK_ANSWERS);
  const first = await api.send('GET', page, { headers });
  expect(first.json.page, 'nor the other way around').toMatchObject({ form_data: { destination: 'US' }, version: 1 });
  await confirmPassword(api, user.user_id);
  const file = await api.send('GET', `/api-mv/user/${user.user_id}/personal-data`, { headers });
  expect(JSON.stringify(file.json)).toContain('"form_name":"risk-quiz"');
  expect(JSON.stringify(file.json)).toContain('"q_fraud":"N"');
  expect(await api.db.$count(form_pages, eq(form_pages.user_id, user.user_id))).toBe(2);
});

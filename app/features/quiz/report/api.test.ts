/** The report as a file and by e-mail (T34, T48): readable in three languages, sent once, and nothing stays. */

import { readdirSync } from 'node:fs';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { mailboxDir, readMailbox, readMailboxFile } from '#app/integrations/mail/mailbox.server.ts';
import { RECIPIENT_LIMITS } from '#app/integrations/mail/outbox.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { idempotency, leads, messages, users } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { answered } from '#tests/answered.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { jobsOf } from '#tests/job-rows.ts';
import { holdsText, textOf } from '#tests/pdf-text.ts';
import { reportOf } from './report.server.ts';

/** Every question of the scored quiz that a denial opens; the last one counts for nothing. */
const GIVEN = {
  q_purpose: 'tourism',
  q_job: 'formal_2y',
  q_us_visa: 'never',
  q_us_before: 'never',
  q_refusal: 'one_old',
};
const ANSWERS = { ...answered('us-tourist', 0, GIVEN), q_overstay_days: 'over_180' };
const path = '/api-mv/eligibility/us-tourist/report';
const short = { answers: { e_country: 'CO' }, locale: 'es' };
const ESTA = '/api-mv/eligibility/esta/report';
const email = 'eva@correo.example';

for (const locale of LOCALES)
  test(`the file holds every question and answer in its text (${locale})`, async ({ api }) => {
    const answer = await api.raw('POST', path, { json: { answers: ANSWERS, locale } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="mirador-[a-z-]+\.pdf"$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { text, totalPages } = await textOf(await answer.arrayBuffer());
    expect(totalPages).toBeGreaterThan(1);
    const made_on = api.clock.now.toISOString().slice(0, 10);
    const document = reportOf({ quiz: 'us-tourist', answers: ANSWERS, locale, made_on }, api.services.env.PUBLIC_URL);
    const parts = document.sections.flatMap(({ parts }) => parts);
    const rows = parts.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'rows' ? one.rows : [])));
    // Begin and total, and each question but the one that no longer applies.
    const asked = rows.filter(({ value, href }) => value && !href);
    expect(asked).toHaveLength(Object.keys(ANSWERS).length - 1);
    for (const { label, value = '', end = '' } of asked) {
      expect(holdsText(text, value, locale), value).toBe(true);
      expect(holdsText(text, label, locale), label).toBe(true);
      expect(text).toContain(end);
    }
    for (const title of [document.date, ...parts.flatMap(({ title }) => title ?? [])])
      expect(holdsText(text, title, locale), title).toBe(true);
    expect(text).toContain(`${totalPages} / ${totalPages}`);
  });

test('what is no answer, leads nowhere or is hostile is refused, and draws nothing', async ({ api }) => {
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`q_${n}`, 'Y']));
  const proto = '{"answers":{"__proto__":"CO","e_country":"CO"},"locale":"es"}';
  const refused: [unknown, number][] = [
    [{ ...short, answers: {} }, 422],
    [{ ...short, answers: { e_country: 'XX' } }, 422],
    [{ ...short, answers: { e_country: 'CO', q_job: 'student' } }, 422],
    [{ ...short, answers: { ...short.answers, constructor: 'x' } }, 422],
    [{ ...short, answers: { ...short.answers, toString: 'x' } }, 422],
    [{ ...short, answers: { e_country: 'CO'.repeat(4000) } }, 422],
    [{ ...short, answers: { e_country: ['CO'] } }, 422],
    [{ ...short, answers: ['CO'] }, 422],
    [{ ...short, answers: many }, 422],
    [{ ...short, answers: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`q_${n}`, 'Y'])) }, 413],
    [{ ...short, locale: 'fr' }, 422],
    [{ ...short, email }, 422],
    [{ answers: short.answers }, 422],
  ];
  for (const [at, [json, status]] of refused.entries())
    expect([at, (await api.send('POST', ESTA, { json, address: `10.2.0.${at}` })).status]).toEqual([at, status]);
  const headers = { 'content-type': 'application/json' };
  expect((await api.raw('POST', ESTA, { body: proto, headers })).status).toBe(422);
  expect((await api.send('POST', '/api-mv/eligibility/moon/report', { json: short })).status).toBe(422);
  for (const json of [{ ...short, answers: {}, email }, { ...short, email: 'eva' }, short])
    expect((await api.send('POST', `${ESTA}/email`, { json })).status).toBe(422);
  expect(await api.db.$count(messages)).toBe(0);
});

test('one address downloads so often an hour, and asks for so many messages', async ({ api }) => {
  const ask = (more: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, async () => (await api.send('POST', `${ESTA}${more}`, { json: {} })).status),
    );
  expect((await ask('', 31)).toSorted().slice(-2)).toEqual([422, 429]);
  expect((await ask('/email', 11)).toSorted().slice(-2)).toEqual([422, 429]);
});

const letters = ({ services }: TestApp) => readMailbox(mailboxDir(services.env.DATA_DIR));
const send = (api: TestApp, json: object = {}, headers = {}) =>
  api.send('POST', `${path}/email`, { json: { answers: ANSWERS, locale: 'es', email, ...json }, headers });

test('by e-mail it is one message with the file; answers go when it leaves, and nobody is noted down', async ({
  api,
}) => {
  const before = [await api.db.$count(leads), await api.db.$count(users)];
  expect(await send(api, { locale: 'ar' })).toMatchObject({ status: 200, json: { success: true } });
  const [written] = await api.db.select().from(messages);
  expect(written).toMatchObject({ kind: 'quiz_report', budget: 'report', to_address: email, user_id: null });
  // What no longer applies is not written down.
  const { q_overstay_days: _, ...counted } = ANSWERS;
  const made_on = api.clock.now.toISOString().slice(0, 10);
  expect(written?.attachment).toEqual({ kind: 'quiz-report', quiz: 'us-tourist', answers: counted, made_on });
  expect(`${written?.subject} ${written?.text} ${written?.html}`).not.toMatch(/formal_2y|كولومبيا/);

  // Drawn for the day on which it was asked for.
  api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
  await api.runJobs();
  const [letter, ...more] = await letters(api);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: email, file: { file_name: 'mirador-us-tourist-visa.pdf' } });
  const dir = mailboxDir(api.services.env.DATA_DIR);
  const file = await readMailboxFile(dir, letter?.message_id ?? '');
  const { text } = await textOf(file?.content ?? new Uint8Array());
  expect([holdsText(text, 'كولومبيا', 'ar'), holdsText(text, 'فنزويلا', 'ar')]).toEqual([true, false]);
  expect(text).toContain(String(new Date(made_on).getUTCDate()));
  const [left] = await api.db.select().from(messages);
  expect(left).toMatchObject({ attachment: null, sent_at: api.clock.now });
  expect([await api.db.$count(leads), await api.db.$count(users)]).toEqual(before);

  const shown = await api.raw('GET', `/api-mv/dev/mailbox/${letter?.message_id}/file`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const missing = await api.send('GET', '/api-mv/dev/mailbox/00000000-0000-4000-8000-000000000009/file');
  expect(missing.status).toBe(404);

  api.clock.now = new Date(api.clock.now.getTime() + 31 * 86_400_000);
  await api.app.runJob(tidyJob.name, [{}]);
  await api.runJobs();
  expect(await api.db.$count(messages)).toBe(0);
  expect(readdirSync(dir)).toEqual([]);
});

test('the same wish sent twice is one message; its key keeps no answer', async ({ api }) => {
  const key = { 'idempotency-key': 'wish-0001' };
  expect((await send(api, {}, key)).status).toBe(200);
  const again = await send(api, {}, key);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect((await send(api, { locale: 'en' }, key)).status).toBe(422);
  expect(await api.db.$count(messages)).toBe(1);
  expect(JSON.stringify(await api.db.select().from(idempotency))).not.toMatch(/formal_2y|correo\.example/);
});

test('who has had enough gets no more, is told the same, and nothing of it stays', async ({ api }) => {
  const [{ max } = { max: 0 }] = RECIPIENT_LIMITS.report;
  for (let n = 0; n <= max; n += 1)
    expect(
      await api.send('POST', `${ESTA}/email`, { json: { ...short, email }, address: `10.3.0.${n}` }),
    ).toMatchObject({
      status: 200,
      json: { success: true, message: 'The report is on its way' },
    });
  await api.runJobs();
  expect(await letters(api)).toHaveLength(max);
  const kept = await api.db.select({ attachment: messages.attachment }).from(messages);
  expect(kept).toEqual(Array(max).fill({ attachment: null }));
});

test('a file that cannot be drawn fails its job: the message waits, and its room is given back', async ({ api }) => {
  await send(api);
  expect(await jobsOf(api.db, 'mail.send-file')).toHaveLength(1);
  const [input] = await api.db.select({ message_id: messages.message_id }).from(messages);
  const app = createApp(api.services);
  await api.db
    .update(messages)
    .set({ attachment: { kind: 'quiz-report', quiz: 'moon', answers: {}, made_on: '2026-11-17' } });
  for (let n = 0; n < 8; n += 1) expect((await app.runJob('mail.send-file', [input]))[0]).toBeInstanceOf(Error);
  const [waiting] = await api.db.select().from(messages);
  expect(waiting?.sent_at).toBeNull();
  const { q_overstay_days: _, ...answers } = ANSWERS;
  await api.db
    .update(messages)
    .set({ attachment: { kind: 'quiz-report', quiz: 'us-tourist', answers, made_on: '2026-11-17' } });
  expect(await app.runJob('mail.send-file', [input])).toEqual([undefined]);
  expect(await letters(api)).toHaveLength(1);
});

test('a message keeps the money of the page that it was asked from, with the rate of that moment', async ({ api }) => {
  expect((await send(api, { currency: 'COP' })).status).toBe(200);
  const [written] = await api.db.select().from(messages);
  expect(written?.attachment).toMatchObject({ money: { currency: 'COP', rate: fallbackRates.COP } });
  expect((await send(api, { currency: 'XXX' })).status).toBe(422);
});

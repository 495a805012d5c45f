/** /portal/questions as it leaves the server: what is known, the finish card and its figures, who may see it (D43, D44). */
import { sharedText } from '#app/features/quiz/texts.server.ts';
import { form_pages, subscriptions } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { RISK_ANSWERS } from '#tests/quiz-samples.ts';

const ANSWERS = [
  {
    ...{ destination: 'US', trip_reason: 'tourism', number_in_party: '2', minors_in_party: '1', nationality: 'CO' },
    ...{ residence_country: 'CO', valid_passport: 'Y', travel_date: '3_6' },
  },
  {
    ...{ had_us_visa: 'N', denied_visa_before: 'N', occupation_now: 'employee', monthly_income_range: '1000_2500' },
    ...{ payer: 'self', travelled_abroad: 'Y', criminal_record: 'N', overstay_before: 'N', interview_city: 'BGT' },
    ...{ help_wanted: 'everything', heard_from: 'friend' },
  },
];

async function answered(api: TestApp, changes: object = {}, more: object = {}, before: object = {}) {
  const person = await api.signIn('applicant', { service_type: 'FirstTime', number_in_party: 2, ...more });
  await api.db.insert(form_pages).values(
    ANSWERS.map((form_data, at) => ({
      ...{ user_id: person.user.user_id, form_name: 'eligibility', page_number: at + 1, status: 'Finished' as const },
      form_data: { ...form_data, ...(at === 0 ? changes : before) },
    })),
  );
  return person;
}

async function read(api: TestApp, { cookie }: { cookie: Record<string, string> }, path = '/en/portal/questions') {
  const answer = await api.raw('GET', path, { headers: cookie });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

test('nothing is asked twice: where the service goes and how many travel are known', async ({ api }) => {
  const person = await api.signIn('applicant', { service_type: 'VisitorVisaCanada', number_in_party: 2 });
  const { text } = await read(api, person);
  expect(text).toContain('You told us 2 answers already');
  expect(text).toContain('What is the main reason for your trip?');
});

test('the finish card says which visa, why, what it costs in all and how long it takes; the service stays until a click', async ({
  api,
}) => {
  const person = await answered(api);
  const { text } = await read(api, person);
  expect(text).toContain('The visa you need');
  expect(text).toContain('Choose First US tourist visa, VIP plan');
  expect(text).toContain('You have chosen: First US tourist visa, Plus plan');
  for (const why of ['United States', 'Tourism', 'With everything'])
    expect(/Why(.*)VIP plan: how long/.exec(text)?.[1], why).toContain(why);
  expect(text).toContain('Your form takes about 30 minutes per person');
  // The minor is not named yet, and their price counts (D44).
  expect(text).toMatch(/Our service for 2 people [\d.]+ USD [\d.]+ USD per adult, [\d.]+ USD per minor/);
  expect(text).toContain('How your case looks');
});

test('no visa needed is said first, and offers nothing; a card for an adviser says when they write', async ({
  api,
}) => {
  const none = await read(api, await answered(api, { nationality: 'CA' }));
  expect(none.text).toMatch(/Your result You need no visa for this visit/);
  expect(none.text).not.toMatch(/Choose (First|US|Visitor)/);
  const adviser = await read(api, await answered(api, { destination: 'UK', trip_reason: 'work' }));
  expect(adviser.text).toContain('An adviser writes to you within one business day');
});

test('a valid visa asks for nothing: home and card say so, and the renewal costs something once it is chosen', async ({
  api,
}) => {
  const valid = { had_us_visa: 'Y', us_visa_expiry: 'valid' };
  const seen = { current_step: 'required_visa_seen' } as const;
  const free = await answered(api, {}, seen, valid);
  const card = await read(api, free);
  expect(card.text).toContain('Go on in your portal');
  expect(card.text).toContain('Choose US visa renewal');
  expect(card.text, 'its cost is named as that of the renewal').toContain('US visa renewal: how long it takes');
  expect(card.html).not.toMatch(/href="[^"]*portal\/payment"[^>]*>Go on/);
  expect(card.text).not.toMatch(/Go on (to payment|with First)/);
  const home = await read(api, free, '/en/portal');
  expect(home.text).toContain('Your visa is still good');
  expect(home.text).not.toMatch(/total cost|Go to payment|minutes/i);
  const chosen = await answered(api, {}, { ...seen, service_type: 'Renewal' }, valid);
  const [own, ownHome] = [await read(api, chosen), await read(api, chosen, '/en/portal')];
  expect(own.text).toContain('You chose to renew it now. You can also travel with the one you have');
  expect(own.text).toContain('Go on to payment');
  expect(ownHome.text).toContain('Go to payment');
  const figures = ({ text }: typeof own) => [
    /(\d+) minutes? (?:per|for each) person/.exec(text)?.[1],
    /Your total cost (\S+)/.exec(text)?.[1],
  ];
  expect(figures(own)).toEqual([expect.any(String), expect.any(String)]);
  expect(figures(ownHome), 'one time and one price').toEqual(figures(own));
});

test('once paid the answers stand and cannot be changed', async ({ api }) => {
  const person = await answered(api);
  await api.db
    .insert(subscriptions)
    .values({ user_id: person.user.user_id, sid: 'FirstTime', applicants_covered: 2, state: 'active' });
  const { text, html } = await read(api, person);
  expect(text).toContain('This is paid for, so these answers stay as they are');
  expect(html).not.toMatch(/aria-label="Change the answer/);
});

test('the questions are the primary applicant’s: a family member is led home, nobody else has the page', async ({
  api,
}) => {
  const { user } = await answered(api);
  const member = await api.signIn('secondary', { primary_user_id: user.user_id });
  const away = await api.raw('GET', '/en/portal/questions', { headers: member.cookie });
  expect([away.status, away.headers.get('location')], 'led to their own home').toEqual([302, '/en/portal']);
  expect((await read(api, await api.signIn('csr'))).status).toBe(404);
  expect((await api.raw('GET', '/en/portal/questions')).status).toBe(302);
});

const keep = (api: TestApp, { user, bearer: headers }: Awaited<ReturnType<typeof answered>>, answers: object) =>
  api.send('PUT', `/api-mv/form/${user.user_id}/risk-quiz`, { json: { answers, version: 0 }, headers });

test('a visit to the United States ends in the risk card that the account keeps; before it is taken, in the way to it', async ({
  api,
}) => {
  const person = await answered(api);
  expect((await read(api, person)).text).toMatch(/How your case looks With \d+ more questions .* See my risk/);
  await keep(api, person, RISK_ANSWERS);
  const { text } = await read(api, person);
  expect(text).toMatch(/How your case looks \d+ out of 100 Low risk What helps you most/);
  expect(text).toContain('Change my answers');
  // As on the public page: what each answer moved, what would change it, and the report.
  const moved = /Your answers and what they move(.*)Your full report/.exec(text)?.[1] ?? '';
  const figures = [...moved.matchAll(/ (−\d+|\+\d+|0)(?= )/g)].map(([, figure = '']) =>
    Number(figure.replace('−', '-')),
  );
  const [, total] = /Total (\d+)/.exec(moved) ?? [];
  expect(moved).toMatch(/Starting point 50 .*Colombia 0 /);
  expect(figures).toHaveLength(Object.keys(RISK_ANSWERS).length);
  expect(Math.min(100, 50 + figures.reduce((a, b) => a + b, 0))).toBe(Number(total));
  expect(text).toMatch(new RegExp(`How your case looks ${total} out of 100`));
  expect(text).toMatch(/Download PDF .*Send it to my e-mail/);
  expect(text).not.toMatch(/more questions|Start with this/);
  const { factors } = sharedText('en');
  const weak = await answered(api, {}, { email: 'risk-card@correo.example' }, { occupation_now: 'unemployed' });
  await keep(api, weak, { ...RISK_ANSWERS, q_income: 'cannot_show', q_job: 'unemployed' });
  const medium = await read(api, weak);
  expect(medium.html, 'the report begins with the own address').toContain('value="risk-card@correo.example"');
  expect(medium.text, 'the heaviest, each with what to do').toMatch(
    new RegExp(`What would change it .*${factors.employment.name}.*${factors.income.name}`),
  );
  const stopped = await answered(api);
  await keep(api, stopped, { ...RISK_ANSWERS, q_fraud: 'Y' });
  const high = await read(api, stopped);
  expect(high.text).toMatch(/High risk Start with this .*immigration lawyer.* What helps you most/);
  expect(high.text, 'a sum that counts for nothing is not shown').not.toMatch(/Starting point|out of 100/);
  const [, card = ''] = high.html.split('aria-labelledby="risk"');
  expect(card.split('https://wa.me/').length - 1, 'one way to a person in the card').toBe(1);
  const elsewhere = await answered(api, { destination: 'CA' });
  await keep(api, elsewhere, RISK_ANSWERS);
  expect((await read(api, elsewhere)).text, 'no risk of another country').not.toContain('How your case looks');
});

test('a kept result of answers that are others by now is not shown; the way to answer again is', async ({ api }) => {
  for (const [before, changes] of [
    [{ payer: 'family' }, {}],
    [{ criminal_record: 'Y' }, {}],
    [{}, { nationality: 'MX' }],
  ]) {
    const person = await answered(api, changes, {}, before);
    await keep(api, person, RISK_ANSWERS);
    const { text } = await read(api, person);
    expect(text, JSON.stringify({ before, changes })).toMatch(
      /How your case looks Some of your answers have changed since .* See my risk/,
    );
    expect(text).not.toMatch(/out of 100|Low risk/);
  }
  const process = await answered(api, { valid_passport: 'in_process', passport_help: 'N' });
  await keep(api, process, { ...RISK_ANSWERS, q_passport: 'none' });
  expect((await read(api, process)).text, 'what the quiz cannot say is no change').toContain('out of 100');
});

test('what the kept quiz told is not asked again, for a visit alone', async ({ api }) => {
  const person = await api.signIn('applicant', { service_type: 'FirstTime', number_in_party: null });
  await keep(api, person, { ...RISK_ANSWERS, q_purpose: 'business' });
  expect((await read(api, person)).text).toContain('How many people');
  const other = await api.signIn('applicant', { service_type: 'VisitorVisaCanada', number_in_party: null });
  await keep(api, other, RISK_ANSWERS);
  expect((await read(api, other)).text).toContain('What is the main reason for your trip?');
});

test('where nobody publishes how long it takes, the card says who decides and where to look', async ({ api }) => {
  for (const [destination, site] of [
    ['CA', 'canada.ca'],
    ['AU', 'immi.homeaffairs.gov.au'],
  ]) {
    const { text, html } = await read(api, await answered(api, { destination }));
    expect(text, destination).toContain('How long the answer takes is up to the government');
    expect(html, destination).toMatch(new RegExp(`href="https://(www\\.)?${site}/`));
  }
  const us = await read(api, await answered(api));
  expect(us.text).not.toContain('is up to the government');
});

/** People of the journeys: each test has an account of its own, made as a browser makes it. */
import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { paper, picture } from '#tests/uploads.ts';
import { expect } from './journey.ts';

export const PASSWORD = 'cinco montañas azules';
/** Accounts of the demonstration (db/seed.server.ts). */
export const DEMO = {
  secondary: '+573000000003',
  /** Paid, with their documents: one journey sends their case. */
  ready: '+573000000005',
  /** Paid: the journeys of the export use them one after the other. */
  paid: '+573000000006',
  staff: '+573000000010',
  /** Staff whom no journey gives a second factor. */
  admin: '+573000000011',
  password: 'demo-password',
};

export const newPhone = () => `+57310${randomInt(1_000_000, 9_999_999)}`;
export const newEmail = () => `${randomUUID()}@correo.example`;

/** Sends as the page itself would: with its cookies and its origin. */
export async function call(page: Page, method: 'post' | 'put' | 'get' | 'delete', path: string, data?: unknown) {
  const origin = String(process.env.MIRADOR_URL);
  return page.request[method](`/api-mv${path}`, {
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID() },
    ...(data !== undefined && { data }),
  });
}

/** Every document that is asked for so far: the photo as a picture, all others as a paper of one page. */
export async function handIn(page: Page, user_id: string) {
  const headers = { Origin: String(process.env.MIRADOR_URL), 'Sec-Fetch-Site': 'same-origin' };
  const base = `/api-mv/docs/${user_id}/documents`;
  const { documents } = await (await page.request.get(base)).json();
  const isMissing = ({ state, status }: { state: string; status: string }) =>
    state === 'needed' && status === 'Not uploaded';
  for (const { type: document_type } of documents.filter(isMissing)) {
    const isPhoto = document_type === 'photo';
    const content_type = isPhoto ? 'image/jpeg' : 'application/pdf';
    const asked = await page.request.post(`${base}/upload-url`, { headers, form: { document_type, content_type } });
    expect(asked.status(), `${document_type}: ${await asked.text()}`).toBe(200);
    const { url, file_number } = await asked.json();
    await page.request.put(url, {
      headers: { ...headers, 'content-type': content_type },
      data: isPhoto ? await picture(600, 600) : paper(),
    });
    const verified = await page.request.post(`${base}/verify`, { headers, form: { document_type, file_number } });
    expect(verified.status(), document_type).toBe(200);
  }
}

export type Person = { user_id: string; phone_number: string; email: string; first_name: string };

type ApplicantOptions = {
  locale?: 'es' | 'en' | 'ar';
  service_type?: string;
  temporary?: boolean;
  number_in_party?: number;
  first_name?: string;
};

/** Signs up and, unless temporary, sets the password; the page then has the session. */
export async function newApplicant(page: Page, options: ApplicantOptions = {}): Promise<Person> {
  const { temporary = false, first_name = 'Marta', ...rest } = options;
  const [phone_number, email] = [newPhone(), newEmail()];
  const body = { locale: 'es', first_name, phone_number, service_type: 'FirstTime', for_somebody_else: true, ...rest };
  const names = temporary ? { last_name: '', email: '', temporary } : { last_name: 'Prueba', email };
  const made = await call(page, 'post', '/flow/flow-step-1', { ...body, ...names });
  expect(made.status(), await made.text()).toBe(200);
  const { user_profile } = await made.json();
  if (!temporary) {
    const set = await call(page, 'post', '/flow/flow-step-2', {
      ...{ phone_number, password: PASSWORD, for_somebody_else: true },
    });
    expect(set.status(), await set.text()).toBe(200);
  }
  return { user_id: user_profile.user_id, phone_number, email, first_name };
}

export async function logInAs(page: Page, phone_number: string, password = PASSWORD) {
  const answer = await call(page, 'post', '/auth/login-with-phone-number', { phone_number, password });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function addMember(page: Page, { user_id }: Person, first_name: string, more: object = {}) {
  const member = { first_name, last_name: 'Prueba', relationship: 'child', ...more };
  const answer = await call(page, 'post', `/user/${user_id}/secondary-applicant`, member);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).secondary_applicant as { user_id: string };
}

/** A whole set of answers, so that a journey can begin after the questions. */
const ANSWERS = [
  {
    ...{ destination: 'US', trip_reason: 'tourism', number_in_party: '1', nationality: 'CO', residence_country: 'CO' },
    ...{ valid_passport: 'Y', travel_date: '3_6' },
  },
  {
    ...{ had_us_visa: 'N', denied_visa_before: 'Y', denied_country: 'US', denied_when: '1_3' },
    ...{ occupation_now: 'retired', monthly_income_range: '1000_2500', payer: 'self', travelled_abroad: 'Y' },
    ...{ criminal_record: 'N', overstay_before: 'N', interview_city: 'BGT' },
    ...{ help_wanted: 'form_and_appointment', heard_from: 'friend' },
  },
];

export async function answerQuestions(page: Page, user_id: string) {
  for (const [at, form_data] of ANSWERS.entries()) {
    const path = `/form/${user_id}/eligibility/pages/${at + 1}`;
    const saved = await (await call(page, 'put', path, { form_data })).json();
    expect(saved.page?.status, JSON.stringify(saved)).toBe('Finished');
  }
}

/** Somebody who travels alone, retired, denied once, who has answered the questions. */
export async function newAnswered(page: Page, options: ApplicantOptions = {}): Promise<Person> {
  const person = await newApplicant(page, { number_in_party: 1, ...options });
  await answerQuestions(page, person.user_id);
  return person;
}

/** What staff do beside the journey, by their calls; `done` gives the answer of one that succeeds. */
export async function newStaff(browser: Browser) {
  const page = await browser.newPage({ baseURL: String(process.env.MIRADOR_URL) });
  await logInAs(page, DEMO.admin, DEMO.password);
  return {
    async done(method: 'put' | 'delete', path: string, data: unknown) {
      const answer = await call(page, method, path, data);
      expect(answer.status(), await answer.text()).toBe(200);
      return answer.json();
    },
    close: () => page.close(),
  };
}

type Message = { to: string; subject: string; text: string };

/** The newest message to an address; it leaves by a job, so it may take a moment. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const { messages } = await (await request.get('/api-mv/dev/mailbox')).json();
      found = (messages as Message[]).find((message) => message.to === address && subject.test(message.subject));
      return Boolean(found);
    })
    .toBe(true);
  return found as Message;
}

export const linkIn = ({ text }: Message) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');

/** The browser names refused calls, and a fade between pages that did not come about, in its console; a test that provokes them takes them out. */
export function forgive(problems: string[]) {
  expect(
    problems.filter(
      (one) => !/status of (4\d\d|500)|net::ERR_|Failed to load resource|Transition was aborted/.test(one),
    ),
  ).toEqual([]);
  problems.length = 0;
}

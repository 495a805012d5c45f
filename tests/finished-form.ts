/** A whole DS-160, so that a case can be sent for review: the pages of form-answers.ts and those it leaves out. */

import { eq } from 'drizzle-orm';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { form_pages, users } from '#db/schema.server.ts';
import type { TestApp } from './app.ts';
import { handInAll } from './document-samples.ts';
import { WHOLE } from './form-answers.ts';

/** No to every question of a page of security and background. */
const noneOn = (page: number): Answers =>
  Object.fromEntries(
    (ds160.pages.find(({ number }) => number === page)?.fields ?? [])
      .filter(({ type }) => type === 'radio')
      .map(({ name }) => [name, 'N']),
  );

export const FINISHED: Readonly<Record<number, Answers>> = {
  4: { traveling_with_others: 'N' },
  6: {
    ...{ home_street1: 'Calle 85 # 11-53', home_city: 'Bogotá', home_state_na: true, home_postal_na: true },
    ...{ home_country: 'CO', mailing_same: 'Y', primary_phone: '573001234567', secondary_phone_na: true },
    ...{ work_phone_na: true, other_phones_used: 'N', email: 'ana.munoz@example.com', other_emails_used: 'N' },
    ...{ social_media: [{ platform: 'NONE' }], other_social_used: 'N' },
  },
  7: {
    ...{ passport_type: 'R', passport_number: 'AR123456', passport_book_number_na: true, passport_authority: 'CO' },
    ...{ passport_issue_city: 'Bogotá', passport_issue_country: 'CO', passport_issue_date: '2023-06-05' },
    ...{ passport_no_expiry: true, passport_lost: 'N' },
  },
  8: {
    ...{ contact_name_dk: true, contact_organization: 'Hotel Ocean Drive', contact_relationship: 'H' },
    ...{ contact_street1: '1 Ocean Drive', contact_city: 'Miami', contact_state: 'FL' },
    ...{ contact_phone: '13055550123', contact_email_na: true },
  },
  12: { previously_employed: 'N', attended_education: 'N' },
  13: {
    ...{ clan_tribe: 'N', languages: [{ name: 'Español' }], countries_visited_5y: 'N', organizations_any: 'N' },
    ...{ special_skills: 'N', military: 'N', insurgent: 'N' },
  },
  ...Object.fromEntries([14, 15, 16, 17, 18].map((page) => [page, noneOn(page)])),
  23: { interview_post: 'BGT', photo_ready: 'Y', assisted: 'N', declaration_true: 'Y' },
  ...WHOLE,
};

/** Every page saved on that day, without its calls. */
export const fillIn = (api: Pick<TestApp, 'db' | 'clock'>, user_id: string, but: Record<number, Answers> = {}) =>
  api.db.insert(form_pages).values(
    Object.entries({ ...FINISHED, ...but }).map(([page, form_data]) => ({
      ...{ user_id, form_name: 'ds160', page_number: Number(page), form_data, status: 'Finished' as const },
      saved_on: api.clock.now.toISOString().slice(0, 10),
    })),
  );

/** Form, documents and payment are there: the case can be sent. */
export async function makeReady(api: Pick<TestApp, 'db' | 'clock'>, user_id: string) {
  await fillIn(api, user_id);
  await handInAll(api, user_id);
  await api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, user_id));
}

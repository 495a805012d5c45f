/** The smallest whole DS-160: somebody of thirty who travels alone, without a plan, and has never been there. No answer can be left out. */
import { type Answers, isRows } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';

export type FilledPages = Readonly<Record<number, Answers>>;

/** No to every question of a page of security and background. */
export const noneOf = (page: number): Answers =>
  Object.fromEntries(
    (ds160.pages.find(({ number }) => number === page)?.fields ?? [])
      .filter(({ type }) => type === 'radio')
      .map(({ name }) => [name, 'N']),
  );

export const WHOLE: FilledPages = {
  1: {
    surnames: 'Muñoz Ávila',
    given_names: 'Ana María',
    full_name_native_na: true,
    other_names_used: 'N',
    telecode_used: 'N',
    sex: 'F',
    marital_status: 'S',
    date_of_birth: '1990-03-07',
    birth_city: 'Bogotá',
    birth_state_na: true,
    birth_country: 'CO',
  },
  2: {
    nationality: 'CO',
    other_nationality: 'N',
    perm_resident_other: 'N',
    national_id: '1020304050',
    us_ssn_na: true,
    us_tax_id_na: true,
  },
  3: {
    purpose_class: 'B',
    purpose_specify: 'B1-B2',
    specific_plans: 'N',
    intended_arrival_date: '2099-05',
    stay_unit: 'W',
    stay_length: '2',
    us_stay_street1: '1 Ocean Drive',
    us_stay_city: 'Miami',
    us_stay_state: 'FL',
    payer: 'S',
  },
  4: { traveling_with_others: 'N' },
  5: { been_in_us: 'N', had_us_visa: 'N', visa_refused: 'N', immigrant_petition: 'N' },
  6: {
    home_street1: 'Calle 85 # 11-53',
    home_city: 'Bogotá',
    home_state_na: true,
    home_postal_na: true,
    home_country: 'CO',
    mailing_same: 'Y',
    primary_phone: '573001234567',
    secondary_phone_na: true,
    work_phone_na: true,
    other_phones_used: 'N',
    email: 'ana.munoz@example.com',
    other_emails_used: 'N',
    social_media: [{ platform: 'NONE' }],
    other_social_used: 'N',
  },
  7: {
    passport_type: 'R',
    passport_number: 'AR123456',
    passport_book_number_na: true,
    passport_authority: 'CO',
    passport_issue_city: 'Bogotá',
    passport_issue_country: 'CO',
    passport_issue_date: '2023-06-05',
    passport_no_expiry: true,
    passport_lost: 'N',
  },
  8: {
    contact_name_dk: true,
    contact_organization: 'Hotel Ocean Drive',
    contact_relationship: 'O',
    contact_street1: '1 Ocean Drive',
    contact_city: 'Miami',
    contact_state: 'FL',
    contact_phone: '13055550123',
    contact_email_na: true,
  },
  9: {
    father_surnames_dk: true,
    father_given_dk: true,
    mother_surnames: 'Ávila',
    mother_given: 'Rosa',
    mother_dob: '1960-01-02',
    mother_in_us: 'N',
    immediate_relatives_us: 'N',
    other_relatives_us: 'N',
  },
  11: { occupation: 'H' },
  12: { previously_employed: 'N', attended_education: 'N' },
  13: {
    clan_tribe: 'N',
    languages: [{ name: 'Español' }],
    countries_visited_5y: 'N',
    organizations_any: 'N',
    special_skills: 'N',
    military: 'N',
    insurgent: 'N',
  },
  14: noneOf(14),
  15: noneOf(15),
  16: noneOf(16),
  17: noneOf(17),
  18: noneOf(18),
  23: { interview_post: 'BGT', photo_ready: 'Y', assisted: 'N', declaration_true: 'Y' },
};

/** The pages of that person, and those of them that are not for a child. */
export const PAGES = Object.keys(WHOLE).map(Number);
export const OF_WORK = [11, 12, 13];

/** The same person, born in another year: who is under 14 is not asked about work. */
export const bornIn = (year: number): Answers => ({ ...WHOLE[1], date_of_birth: `${year}-06-01` });

/** Only what was said: no null, no box that is not ticked. */
export const said = (answers: Answers): object =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => value !== null && value !== false)
      .map(([name, value]) => [name, isRows(value) ? value.map(said) : value]),
  );

/** The same of whole pages. */
export const saidOn = (pages: readonly { page_number: number; form_data: Answers }[]): Record<number, object> =>
  Object.fromEntries(pages.map(({ page_number, form_data }) => [page_number, said(form_data)]));
export const saidBy = (filled: FilledPages): Record<number, object> =>
  saidOn(Object.entries(filled).map(([page, form_data]) => ({ page_number: Number(page), form_data })));

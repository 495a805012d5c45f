/** Requests that the calls of questionnaires accept. */
import { form_pages } from '#db/schema.server.ts';
import type { World } from './calls.ts';

/** Answers to every question that applies to a visit of Australia. */
const ANSWERED = [
  {
    destination: 'AU',
    trip_reason: 'tourism',
    number_in_party: '1',
    nationality: 'CO',
    residence_country: 'CO',
    valid_passport: 'Y',
    travel_date: 'no_date',
  },
  {
    denied_visa_before: 'N',
    occupation_now: 'employee',
    monthly_income_range: '500_1000',
    payer: 'self',
    travelled_abroad: 'N',
    criminal_record: 'N',
    overstay_before: 'N',
    help_wanted: 'form',
    heard_from: 'other',
  },
];

/** A whole way through the tourist quiz. */
export const RISK_ANSWERS = {
  ...{ q_nationality: 'CO', q_purpose: 'tourism', q_stay: '2_4_weeks', q_payer: 'self', q_job: 'formal_2y' },
  ...{ q_income: 'covers', q_savings: 'some', q_family_home: 'parents', q_property: 'N', q_travel: 'few' },
  ...{ q_us_visa: 'never', q_us_before: 'never', q_refusal: 'none', q_family_us: 'none', q_petition: 'N' },
  ...{ q_crime: 'none', q_fraud: 'N', q_passport: 'valid' },
};

/** It ends with the first question of the ESTA quiz. */
const ENDED = { answers: { e_country: 'CO' }, locale: 'es' };

export const QUIZ_SAMPLES = {
  'POST /eligibility/{quiz}/report': () => ({ body: ENDED }),
  'POST /eligibility/{quiz}/report/email': () => ({ body: { ...ENDED, email: 'eva@correo.example' } }),
  'POST /ai/evaluate-results': () => ({ body: { markdown_content: '- q_job: formal_2y' } }),
  'PUT /form/{user_id}/eligibility/pages/{page_number}': () => ({ body: { form_data: { destination: 'US' } } }),
  'PUT /form/{user_id}/risk-quiz': () => ({ body: { answers: RISK_ANSWERS, version: 0 } }),
  async 'POST /form/{user_id}/eligibility/submit'({ api, a }: World) {
    const rows = ANSWERED.map((form_data, at) => ({
      ...{ user_id: a, form_name: 'eligibility', page_number: at + 1, form_data, status: 'Finished' as const },
    }));
    const target = [form_pages.user_id, form_pages.form_name, form_pages.page_number];
    for (const row of rows)
      await api.db
        .insert(form_pages)
        .values(row)
        .onConflictDoUpdate({ target, set: { form_data: row.form_data } });
    return {};
  },
};

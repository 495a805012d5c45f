/** The figures and rows of the quizzes, one by one: a swapped service or a wrong sign is a wrong answer to somebody's life. */
import { expect, test } from 'vitest';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { listOf, walk } from '#app/features/quiz/engine/walk.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { quiz as tourist } from '#content/quizzes/us-tourist/quiz.ts';

const ANSWERS = {
  ...{ destination: 'US', trip_reason: 'tourism', number_in_party: '1', nationality: 'CO', residence_country: 'CO' },
  ...{ valid_passport: 'Y', travel_date: 'no_date', had_us_visa: 'N', denied_visa_before: 'N' },
  ...{ occupation_now: 'employee', monthly_income_range: '500_1000', payer: 'self', travelled_abroad: 'N' },
  ...{ criminal_record: 'N', overstay_before: 'N', interview_city: 'BGT', help_wanted: 'form_and_appointment' },
  heard_from: 'other',
};
const DENIED = { denied_visa_before: 'Y', denied_country: 'US', denied_when: 'over_3' };
const hadVisa = (us_visa_expiry: string) => ({ had_us_visa: 'Y', us_visa_expiry });

/** Changes to a Colombian who visits the United States, and what follows: the service, or none. */
const ROWS: readonly [changes: Record<string, string>, card: string, service: string | undefined][] = [
  [{ nationality: 'US' }, 'us_own', undefined],
  [{ nationality: 'PR' }, 'us_own', undefined],
  [{ destination: 'CA', nationality: 'CA' }, 'ca_own', undefined],
  [{ destination: 'UK', nationality: 'GB' }, 'uk_own', undefined],
  [{ destination: 'AU', nationality: 'AU' }, 'au_own', undefined],
  [{ nationality: 'CA' }, 'us_canadian', undefined],
  [{ nationality: 'ES' }, 'esta', 'ESTA'],
  [{ nationality: 'ES', trip_reason: 'business' }, 'esta', 'ESTA'],
  [{ nationality: 'ES', ...DENIED }, 'esta_careful', 'FirstTime'],
  [{ nationality: 'ES', ...DENIED, denied_country: 'CA' }, 'esta', 'ESTA'],
  [{ nationality: 'ES', overstay_before: 'Y' }, 'esta_careful', 'FirstTime'],
  [{ nationality: 'ES', criminal_record: 'Y' }, 'esta_careful', 'FirstTime'],
  [hadVisa('valid'), 'renewal_valid', 'Renewal'],
  [hadVisa('expired_under_12'), 'renewal_under_12', 'Renewal'],
  [hadVisa('expired_12_48'), 'renewal', 'Renewal'],
  [hadVisa('expired_over_48'), 'us_visitor_plus', 'FirstTime'],
  [{ help_wanted: 'form' }, 'us_visitor_standard', 'FirstTimeExpress'],
  [{ help_wanted: 'form_and_appointment' }, 'us_visitor_plus', 'FirstTime'],
  [{ help_wanted: 'everything', trip_reason: 'medical' }, 'us_visitor_vip', 'FirstTimeVIP'],
  [{ trip_reason: 'study' }, 'us_student', 'StudentF1'],
  [{ trip_reason: 'study', nationality: 'ES' }, 'us_student', 'StudentF1'],
  [{ trip_reason: 'crew_transit' }, 'us_crew', 'CrewTransit'],
  [{ trip_reason: 'work' }, 'us_work_family', 'WorkFamilyImmigration'],
  [{ trip_reason: 'family_immigration' }, 'us_work_family', 'WorkFamilyImmigration'],
  [{ destination: 'CA', trip_reason: 'study' }, 'ca_study', 'StudyPermitCanada'],
  [{ destination: 'CA', trip_reason: 'work' }, 'ca_adviser', undefined],
  [{ destination: 'CA', nationality: 'US' }, 'ca_none', undefined],
  [{ destination: 'CA', nationality: 'ES' }, 'ca_eta', undefined],
  [{ destination: 'CA', nationality: 'ES', trip_reason: 'crew_transit' }, 'ca_eta', undefined],
  [{ destination: 'CA' }, 'ca_visitor', 'VisitorVisaCanada'],
  [{ destination: 'CA', trip_reason: 'crew_transit' }, 'ca_visitor', 'VisitorVisaCanada'],
  [{ destination: 'UK', trip_reason: 'study' }, 'uk_adviser', undefined],
  [{ destination: 'UK', nationality: 'ES' }, 'uk_eta', undefined],
  [{ destination: 'UK' }, 'uk_visitor', 'VisitorVisaUK'],
  [{ destination: 'AU', trip_reason: 'crew_transit' }, 'au_adviser', undefined],
  [{ destination: 'AU', nationality: 'ES' }, 'au_evisitor', undefined],
  [{ destination: 'AU', nationality: 'US' }, 'au_eta', undefined],
  [{ destination: 'AU' }, 'au_visitor', 'VisitorVisaAustralia'],
];

test.each(ROWS)('%o leads to %s', (changes, card, service) => {
  const way = walk(onboarding, { ...ANSWERS, ...changes });
  expect(way.next?.field).toBeUndefined();
  const found = cardOf(onboarding, way);
  expect([found?.name, found?.service]).toEqual([card, service]);
});

/** Points of the risk score, and which answers stop it whatever the sum. */
const POINTS: Record<string, Record<string, number>> = {
  q_purpose: { tourism: 3, visit_family: 1, business: 3, medical: 0, work_or_study: -20 },
  q_stay: { up_to_2_weeks: 6, '2_4_weeks': 5, '1_3_months': 1, over_3_months: -8 },
  q_payer: { self: 5, family: 3, employer: 5, other: -4, unsure: -8 },
  q_job: {
    ...{ formal_2y: 12, formal_6_24m: 8, formal_new: 2, business: 10, informal: -2, student: 5, retired: 8 },
    ...{ homemaker: 2, unemployed: -12 },
  },
  q_income: { twice: 10, covers: 5, tight: -5, cannot_show: -12 },
  q_savings: { shown: 5, some: 0, no: -8 },
  q_family_home: { spouse_and_children: 10, spouse_or_children: 7, parents: 2, nobody: -4 },
  q_property: { Y: 6, N: 0 },
  q_travel: { strong: 12, several: 6, few: 3, none: -4 },
  q_us_before: { never: 0, left_on_time: 15, stayed_longer: 0 },
  q_overstay_days: { under_180: -25, over_180: -40 },
  q_us_visa: { valid: 0, expired: 3, never: 0 },
  q_refusal: { none: 4, one_old: -6, one_recent: -10, two: -18 },
  q_refusal_changed: { improved: 5, same: -5 },
  q_family_us: { none: 2, resident: -4, no_status: -12 },
  q_petition: { Y: -10, N: 0, unsure: 0 },
  q_crime: { none: 4, minor: -8, dui: -20, serious: -40 },
  q_fraud: { Y: -50, N: 0 },
  q_passport: { valid: 2, soon: -3, none: -6 },
};

test('the risk score adds what the table says', () => {
  const questions = tourist.questions.filter(({ options }) => options !== 'countries');
  const shown = questions.map(({ field, options }) => [
    field,
    Object.fromEntries(listOf(tourist, options).map(({ code, points = 0 }) => [code, points])),
  ]);
  expect(Object.fromEntries(shown)).toEqual(POINTS);
  const stops = questions.flatMap(({ field, options }) =>
    listOf(tourist, options).flatMap(({ code, isHardStop }) => (isHardStop ? [`${field} ${code}`] : [])),
  );
  expect(stops.sort()).toEqual(['q_crime serious', 'q_fraud Y', 'q_overstay_days over_180']);
});

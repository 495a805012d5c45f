/** The onboarding questions of the portal, and the service they lead to (D43, D44). */
import { US_POSTS, usPosts } from '../../us-posts.ts';
import type { City } from '../../waits.ts';
import type { Match, Option, Questionnaire } from '../definition.ts';

const PARTY = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Where one can be interviewed for a US visa, by the country one lives in. */
const cities: readonly Option[] = [
  ...US_POSTS.map((code): Option => ({ code, after: [{ field: 'residence_country', value: usPosts[code].country }] })),
  /** Always offered: a question with one answer asks nothing. */
  { code: 'other' },
];

const codes = (...list: string[]): readonly Option[] => list.map((code) => ({ code }));

const to = (destination: string): Match => ({ field: 'destination', value: destination });
const from = (nationality: Match['value']): Match => ({ field: 'nationality', value: nationality });
const because = (...reasons: string[]): Match => ({ field: 'trip_reason', value: reasons });
const visit = because('tourism', 'business', 'visit_family', 'medical');
const visitOrTransit = because('tourism', 'business', 'visit_family', 'medical', 'crew_transit');
const otherThanVisit = because('study', 'work', 'family_immigration', 'crew_transit');
const workOrFamily = because('work', 'family_immigration');
const helpWith = (help: string): Match => ({ field: 'help_wanted', value: help });
const hadUsVisa: Match = { field: 'had_us_visa', value: 'Y' };
const usVisa = (expiry: string): Match => ({ field: 'us_visa_expiry', value: expiry });
const wasDenied: Match = { field: 'denied_visa_before', value: 'Y' };

/** Cities of the published wait times, by their code here. */
export const waitCities: Readonly<Record<string, City>> = {
  MEX: 'mexico-city',
  BGT: 'bogota',
  QTO: 'quito',
  LMA: 'lima',
  BNS: 'buenos-aires',
};

export const onboarding: Questionnaire = {
  version: 1,
  counts: 'answers',
  questions: [
    { field: 'destination', page: 1, type: 'button', options: 'destination', question: 'destination' },
    { field: 'trip_reason', page: 1, type: 'select', options: 'trip_reason', question: 'trip_reason' },
    { field: 'number_in_party', page: 1, type: 'select', options: 'number_in_party', question: 'number_in_party' },
    {
      field: 'minors_in_party',
      page: 1,
      type: 'select',
      options: 'minors_in_party',
      question: 'minors_in_party',
      orCondition: [{ field: 'number_in_party', value: PARTY.slice(1) }],
    },
    { field: 'nationality', page: 1, type: 'select', options: 'countries', question: 'nationality' },
    { field: 'residence_country', page: 1, type: 'select', options: 'countries', question: 'residence_country' },
    { field: 'valid_passport', page: 1, type: 'button', options: 'valid_passport', question: 'valid_passport' },
    {
      field: 'passport_help',
      page: 1,
      type: 'button',
      options: 'yes_no',
      question: 'passport_help',
      orCondition: [
        { field: 'valid_passport', value: 'N' },
        { field: 'valid_passport', value: 'in_process' },
      ],
    },
    { field: 'travel_date', page: 1, type: 'select', options: 'travel_date', question: 'travel_date' },
    {
      field: 'had_us_visa',
      page: 2,
      type: 'button',
      options: 'yes_no',
      question: 'had_us_visa',
      condition: [to('US')],
    },
    {
      field: 'us_visa_expiry',
      page: 2,
      type: 'select',
      options: 'us_visa_expiry',
      question: 'us_visa_expiry',
      condition: [hadUsVisa],
    },
    { field: 'denied_visa_before', page: 2, type: 'button', options: 'yes_no', question: 'denied_visa_before' },
    {
      field: 'denied_country',
      page: 2,
      type: 'select',
      options: 'denied_country',
      question: 'denied_country',
      condition: [wasDenied],
    },
    {
      field: 'denied_when',
      page: 2,
      type: 'select',
      options: 'denied_when',
      question: 'denied_when',
      condition: [wasDenied],
    },
    { field: 'occupation_now', page: 2, type: 'select', options: 'occupation_now', question: 'occupation_now' },
    {
      field: 'monthly_income_range',
      page: 2,
      type: 'select',
      options: 'monthly_income_range',
      question: 'monthly_income_range',
    },
    { field: 'payer', page: 2, type: 'select', options: 'payer', question: 'payer' },
    { field: 'travelled_abroad', page: 2, type: 'button', options: 'yes_no', question: 'travelled_abroad' },
    { field: 'criminal_record', page: 2, type: 'button', options: 'yes_no', question: 'criminal_record' },
    { field: 'overstay_before', page: 2, type: 'button', options: 'yes_no', question: 'overstay_before' },
    {
      field: 'interview_city',
      page: 2,
      type: 'select',
      options: 'interview_city',
      question: 'interview_city',
      condition: [to('US')],
    },
    { field: 'help_wanted', page: 2, type: 'select', options: 'help_wanted', question: 'help_wanted' },
    { field: 'heard_from', page: 2, type: 'select', options: 'heard_from', question: 'heard_from' },
  ],
  options: {
    destination: codes('US', 'CA', 'UK', 'AU'),
    trip_reason: codes(
      'tourism',
      'business',
      'visit_family',
      'study',
      'work',
      'family_immigration',
      'crew_transit',
      'medical',
    ),
    number_in_party: codes(...PARTY),
    /** Always fewer than travel. */
    minors_in_party: PARTY.map((_, minors) => ({
      code: String(minors),
      after: [{ field: 'number_in_party', value: PARTY.slice(minors) }],
    })),
    valid_passport: codes('Y', 'N', 'in_process'),
    travel_date: codes('under_1', '1_3', '3_6', '6_12', 'over_12', 'no_date'),
    us_visa_expiry: codes('valid', 'expired_under_12', 'expired_12_48', 'expired_over_48'),
    denied_country: codes('US', 'CA', 'UK', 'AU', 'schengen', 'other'),
    denied_when: codes('under_1', '1_3', 'over_3'),
    occupation_now: codes('employee', 'self_employed', 'student', 'retired', 'homemaker', 'unemployed', 'informal'),
    monthly_income_range: codes('under_500', '500_1000', '1000_2500', '2500_5000', 'over_5000'),
    payer: codes('self', 'family', 'employer', 'other'),
    interview_city: cities,
    help_wanted: codes('form', 'form_and_appointment', 'everything'),
    heard_from: codes('search', 'social', 'friend', 'advert', 'other'),
  },
  cards: [
    { name: 'us_own', condition: [to('US'), from('@us-own')], look: 'notice' },
    { name: 'ca_own', condition: [to('CA'), from('@ca-own')], look: 'notice' },
    { name: 'uk_own', condition: [to('UK'), from('@uk-own')], look: 'notice' },
    { name: 'au_own', condition: [to('AU'), from('@au-own')], look: 'notice' },
    { name: 'us_canadian', condition: [to('US'), visit, from('CA')], look: 'notice' },
    {
      name: 'esta_careful',
      condition: [to('US'), visit, from('@us-waiver')],
      orCondition: [
        { field: 'denied_country', value: 'US' },
        { field: 'overstay_before', value: 'Y' },
        { field: 'criminal_record', value: 'Y' },
      ],
      look: 'careful',
      service: 'FirstTime',
    },
    { name: 'esta', condition: [to('US'), visit, from('@us-waiver')], look: 'good', service: 'ESTA' },
    {
      name: 'renewal_valid',
      condition: [to('US'), visit, hadUsVisa, usVisa('valid')],
      look: 'notice',
      service: 'Renewal',
    },
    {
      name: 'renewal_under_12',
      condition: [to('US'), visit, hadUsVisa, usVisa('expired_under_12')],
      look: 'good',
      service: 'Renewal',
    },
    {
      name: 'renewal',
      condition: [to('US'), visit, hadUsVisa, usVisa('expired_12_48')],
      look: 'good',
      service: 'Renewal',
    },
    {
      name: 'us_visitor_standard',
      condition: [to('US'), visit, helpWith('form')],
      look: 'good',
      service: 'FirstTimeExpress',
    },
    {
      name: 'us_visitor_plus',
      condition: [to('US'), visit, helpWith('form_and_appointment')],
      look: 'good',
      service: 'FirstTime',
    },
    {
      name: 'us_visitor_vip',
      condition: [to('US'), visit, helpWith('everything')],
      look: 'good',
      service: 'FirstTimeVIP',
    },
    { name: 'us_student', condition: [to('US'), because('study')], look: 'good', service: 'StudentF1' },
    { name: 'us_crew', condition: [to('US'), because('crew_transit')], look: 'good', service: 'CrewTransit' },
    {
      name: 'us_work_family',
      condition: [to('US'), workOrFamily],
      look: 'good',
      service: 'WorkFamilyImmigration',
      isForAdviser: true,
    },
    {
      name: 'ca_study',
      condition: [to('CA'), because('study')],
      look: 'good',
      service: 'StudyPermitCanada',
      isForAdviser: true,
    },
    { name: 'ca_adviser', condition: [to('CA'), workOrFamily], look: 'notice', isForAdviser: true },
    { name: 'ca_none', condition: [to('CA'), visitOrTransit, from('@ca-none')], look: 'notice' },
    { name: 'ca_eta', condition: [to('CA'), visitOrTransit, from('@ca-eta')], look: 'notice' },
    {
      name: 'ca_visitor_or_eta',
      condition: [to('CA'), visitOrTransit, from('@ca-eta-if')],
      look: 'good',
      service: 'VisitorVisaCanada',
    },
    { name: 'ca_visitor', condition: [to('CA'), visitOrTransit], look: 'good', service: 'VisitorVisaCanada' },
    { name: 'uk_adviser', condition: [to('UK'), otherThanVisit], look: 'notice', isForAdviser: true },
    { name: 'uk_eta', condition: [to('UK'), visit, from('@uk-eta')], look: 'notice' },
    { name: 'uk_visitor', condition: [to('UK'), visit], look: 'good', service: 'VisitorVisaUK' },
    { name: 'au_adviser', condition: [to('AU'), otherThanVisit], look: 'notice', isForAdviser: true },
    { name: 'au_eta', condition: [to('AU'), visit, from('@au-eta')], look: 'notice' },
    { name: 'au_evisitor', condition: [to('AU'), visit, from('@au-evisitor')], look: 'notice' },
    /** What is left: a visit to Australia with any other passport. */
    { name: 'au_visitor', look: 'good', service: 'VisitorVisaAustralia' },
  ],
};

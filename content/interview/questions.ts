/** What a consular officer may ask, for interview preparation: when it is shown, and for whom it is likely. */
import type { Match, When } from '../quizzes/definition.ts';
import type { Factor } from '../quizzes/factors.ts';

export type InterviewKind = 'visitor' | 'student' | 'crew' | 'family_work';

/** What the officer wants to know. */
export const INTERVIEW_GROUPS = ['trip', 'money', 'work', 'home', 'history', 'honesty'] as const;
export type InterviewGroup = (typeof INTERVIEW_GROUPS)[number];

type InterviewTopic = Factor | 'relationship' | 'support' | 'job' | 'history';

/**
 * The conditions speak of onboarding answers. Without one the question is always shown; each stands only where
 * an answer makes the question pointless, and an answer that is not known hides nothing.
 */
export type InterviewQuestion = When & {
  /** Key of its words. */
  readonly name: string;
  readonly kind: InterviewKind;
  /** Kinds whose officers put it too: it asks about the person, not about the visit. */
  readonly also?: readonly InterviewKind[];
  readonly group: InterviewGroup;
  readonly tests: InterviewTopic;
  /** After any one of these answers it is especially likely. */
  readonly matters?: readonly Match[];
};

export type InterviewQuestionText = {
  /** As an officer might put it. */
  readonly ask: string;
  /** What a true answer has in it, never the answer itself. */
  readonly contains: string;
};

export type InterviewGroupText = { readonly title: string; readonly text: string };

const withWork: readonly Match[] = [
  { field: 'occupation_now', value: ['student', 'retired', 'homemaker', 'unemployed'], isNot: true },
];
const byFamily: readonly Match[] = [{ field: 'trip_reason', value: 'work', isNot: true }];
const byWork: readonly Match[] = [{ field: 'trip_reason', value: 'family_immigration', isNot: true }];

const after = (field: string, ...values: string[]): Match => ({ field, value: values });
const visitsFamily = [after('trip_reason', 'visit_family')];

export const interviewQuestions: readonly InterviewQuestion[] = [
  { name: 'visitor_1_why', kind: 'visitor', group: 'trip', tests: 'purpose' },
  { name: 'visitor_2_where', kind: 'visitor', group: 'trip', tests: 'purpose' },
  {
    name: 'visitor_3_when',
    kind: 'visitor',
    group: 'trip',
    tests: 'purpose',
    matters: [after('travel_date', 'under_1', 'no_date')],
  },
  {
    name: 'visitor_4_with',
    kind: 'visitor',
    group: 'trip',
    tests: 'purpose',
    matters: [{ field: 'number_in_party', value: '1', isNot: true }],
  },
  {
    name: 'visitor_5_payer',
    kind: 'visitor',
    group: 'money',
    tests: 'payer',
    matters: [after('payer', 'family', 'employer', 'other')],
  },
  {
    name: 'visitor_6_cost',
    kind: 'visitor',
    group: 'money',
    tests: 'income',
    matters: [after('payer', 'self'), after('monthly_income_range', 'under_500', '500_1000')],
  },
  {
    name: 'visitor_7_job',
    kind: 'visitor',
    also: ['family_work'],
    group: 'work',
    tests: 'employment',
    matters: [after('occupation_now', 'self_employed', 'informal', 'unemployed')],
  },
  {
    name: 'visitor_8_duties',
    kind: 'visitor',
    group: 'work',
    tests: 'employment',
    condition: withWork,
    matters: [after('occupation_now', 'employee', 'informal')],
  },
  {
    name: 'visitor_9_company',
    kind: 'visitor',
    group: 'work',
    tests: 'employment',
    condition: withWork,
    matters: [after('occupation_now', 'self_employed')],
  },
  {
    name: 'visitor_10_cover',
    kind: 'visitor',
    group: 'work',
    tests: 'employment',
    condition: withWork,
    matters: [after('occupation_now', 'self_employed', 'informal')],
  },
  {
    name: 'visitor_11_spouse',
    kind: 'visitor',
    also: ['crew'],
    group: 'home',
    tests: 'family',
    matters: [after('occupation_now', 'homemaker')],
  },
  {
    name: 'visitor_12_children',
    kind: 'visitor',
    also: ['crew', 'family_work'],
    group: 'home',
    tests: 'family',
    matters: [{ field: 'minors_in_party', value: '0', isNot: true }],
  },
  {
    name: 'visitor_13_property',
    kind: 'visitor',
    group: 'home',
    tests: 'property',
    matters: [after('occupation_now', 'self_employed', 'retired', 'unemployed')],
  },
  {
    name: 'visitor_14_travel',
    kind: 'visitor',
    also: ['family_work'],
    group: 'history',
    tests: 'travel',
    matters: [after('travelled_abroad', 'N')],
  },
  {
    name: 'visitor_15_us',
    kind: 'visitor',
    also: ['student', 'crew'],
    group: 'history',
    tests: 'us_history',
    matters: [after('had_us_visa', 'Y')],
  },
  {
    name: 'visitor_16_denied',
    kind: 'visitor',
    also: ['student', 'crew'],
    group: 'history',
    tests: 'refusals',
    matters: [after('denied_visa_before', 'Y')],
  },
  {
    name: 'visitor_17_family_us',
    kind: 'visitor',
    also: ['crew'],
    group: 'home',
    tests: 'family_us',
    matters: visitsFamily,
  },
  {
    name: 'visitor_18_petition',
    kind: 'visitor',
    also: ['student', 'crew', 'family_work'],
    group: 'history',
    tests: 'petition',
    matters: visitsFamily,
  },
  {
    name: 'visitor_19_arrest',
    kind: 'visitor',
    also: ['student', 'crew', 'family_work'],
    group: 'history',
    tests: 'criminal',
    matters: [after('criminal_record', 'Y')],
  },
  {
    name: 'visitor_20_overstay',
    kind: 'visitor',
    also: ['student', 'crew'],
    group: 'history',
    tests: 'overstay',
    matters: [after('overstay_before', 'Y')],
  },
  {
    name: 'visitor_21_why_now',
    kind: 'visitor',
    group: 'trip',
    tests: 'purpose',
    matters: [after('travelled_abroad', 'N'), after('denied_when', 'under_1')],
  },
  {
    name: 'visitor_22_form',
    kind: 'visitor',
    also: ['student', 'crew'],
    group: 'honesty',
    tests: 'honesty',
    matters: [after('help_wanted', 'everything')],
  },
  {
    name: 'visitor_23_return',
    kind: 'visitor',
    group: 'home',
    tests: 'ties',
    matters: [after('occupation_now', 'unemployed', 'informal', 'student')],
  },
  { name: 'visitor_24_host', kind: 'visitor', group: 'trip', tests: 'purpose', matters: visitsFamily },

  { name: 'student_1_school', kind: 'student', group: 'trip', tests: 'purpose' },
  { name: 'student_2_other_schools', kind: 'student', group: 'trip', tests: 'purpose' },
  {
    name: 'student_3_match',
    kind: 'student',
    group: 'work',
    tests: 'match',
    matters: [after('occupation_now', 'employee', 'self_employed', 'informal')],
  },
  {
    name: 'student_4_payer',
    kind: 'student',
    group: 'money',
    tests: 'funds',
    matters: [after('payer', 'family', 'other')],
  },
  { name: 'student_5_cost', kind: 'student', group: 'money', tests: 'funds', matters: [after('payer', 'self')] },
  { name: 'student_6_english', kind: 'student', group: 'work', tests: 'english' },
  {
    name: 'student_7_after',
    kind: 'student',
    group: 'home',
    tests: 'return',
    matters: [after('occupation_now', 'unemployed', 'student')],
  },
  { name: 'student_8_why_not_home', kind: 'student', group: 'trip', tests: 'purpose' },
  { name: 'student_9_family_us', kind: 'student', group: 'home', tests: 'family_us' },
  {
    name: 'student_10_work',
    kind: 'student',
    group: 'honesty',
    tests: 'honesty',
    matters: [after('payer', 'self'), after('monthly_income_range', 'under_500', '500_1000')],
  },
  {
    name: 'student_11_parents',
    kind: 'student',
    group: 'money',
    tests: 'funds',
    matters: [after('payer', 'family')],
  },
  {
    name: 'student_12_gap',
    kind: 'student',
    group: 'history',
    tests: 'gap',
    matters: [{ field: 'occupation_now', value: 'student', isNot: true }],
  },

  { name: 'crew_1_company', kind: 'crew', group: 'trip', tests: 'purpose' },
  { name: 'crew_2_join', kind: 'crew', group: 'trip', tests: 'purpose', matters: [after('travel_date', 'under_1')] },
  { name: 'crew_3_contract', kind: 'crew', group: 'money', tests: 'employment' },
  { name: 'crew_4_recruiter', kind: 'crew', group: 'honesty', tests: 'honesty' },
  {
    name: 'crew_5_training',
    kind: 'crew',
    group: 'work',
    tests: 'employment',
    matters: [after('travelled_abroad', 'N')],
  },
  {
    name: 'crew_6_left_ship',
    kind: 'crew',
    group: 'history',
    tests: 'overstay',
    matters: [after('overstay_before', 'Y')],
  },

  { name: 'family_work_1_met', kind: 'family_work', group: 'home', tests: 'relationship', condition: byFamily },
  { name: 'family_work_2_life', kind: 'family_work', group: 'home', tests: 'relationship', condition: byFamily },
  { name: 'family_work_3_support', kind: 'family_work', group: 'money', tests: 'support', condition: byFamily },
  {
    name: 'family_work_4_marriages',
    kind: 'family_work',
    group: 'history',
    tests: 'relationship',
    condition: byFamily,
  },
  { name: 'family_work_5_job', kind: 'family_work', group: 'work', tests: 'job', condition: byWork },
  { name: 'family_work_6_experience', kind: 'family_work', group: 'work', tests: 'job', condition: byWork },
  {
    name: 'family_work_7_history',
    kind: 'family_work',
    group: 'history',
    tests: 'history',
    matters: [
      after('had_us_visa', 'Y'),
      after('denied_visa_before', 'Y'),
      after('overstay_before', 'Y'),
      after('criminal_record', 'Y'),
    ],
  },
];

/** Who has to hand in what: each condition with somebody whom it meets, somebody whom it does not, and somebody who has not said. */
import { expect, test } from 'vitest';
import { type FormName, SERVICE_TYPES } from '#content/catalogue.ts';
import { documentRules, type Place, type Rule, type Test } from '#content/document-rules.ts';
import { checklists, type DocumentType, WHO, type Who } from '#content/documents.ts';
import { forms } from '#content/forms/forms.ts';
import { optionLists } from '#content/forms/options.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { documentsFor, type Facts, statusOf, verdictOf } from './rules.ts';

type PersonAnswers = { age?: number; [place: Place]: string | readonly string[] };

const roomOf = (place: string) => place.split('.')[0] ?? '';

/** Somebody fills in the forms of which they have said something. */
function factsOf({ age, ...said }: PersonAnswers = {}, without: readonly string[] = []): Facts {
  const rooms = ['onboarding', ...Object.keys(said).map(roomOf)].filter((room) => !without.includes(room));
  return {
    age: age ?? null,
    answer: (place) => (rooms.includes(roomOf(place)) ? (said[place] ?? null) : undefined),
    byStaff: new Map(),
  };
}

/** Whom it meets, and whom it does not. */
const people: Partial<Record<Who, [yes: PersonAnswers[], no: PersonAnswers[]]>> = {
  adults: [[{ age: 18 }], [{ age: 17 }]],
  minors: [[{ age: 17 }], [{ age: 18 }]],
  'minors-or-no-id': [
    [{ age: 17 }, { age: 30, 'au600.national_id_has': 'N' }],
    [{ age: 30, 'au600.national_id_has': 'Y' }],
  ],
  'absent-parent': [[], [{ age: 18 }]],
  'separated-parents': [[], [{ age: 40 }]],
  employees: [
    [
      { 'onboarding.occupation_now': 'employee' },
      { 'ds160.occupation': 'ED' },
      { 'uk_visitor.employment_status': ['RETIRED', 'EMPLOYED'] },
      { 'au600.employment_status': '1' },
    ],
    [
      { 'onboarding.occupation_now': 'retired' },
      { 'ds160.occupation': 'N', 'onboarding.occupation_now': 'employee' },
      { 'uk_visitor.employment_status': ['STUDENT'] },
    ],
  ],
  'self-employed': [
    [{ 'onboarding.occupation_now': 'self_employed' }, { 'au600.employment_status': '2' }],
    [{ 'au600.employment_status': '1' }],
  ],
  earners: [
    [{ 'ds160.occupation': 'RT' }, { 'onboarding.occupation_now': 'self_employed' }],
    [{ 'onboarding.occupation_now': 'student' }],
  ],
  students: [[{ 'ds160.occupation': 'S' }, { 'onboarding.occupation_now': 'student' }], [{ 'ds160.occupation': 'RT' }]],
  'future-students': [
    [{ 'ds160.purpose_specify': 'F1-F1' }, { 'onboarding.trip_reason': 'study' }],
    [{ 'ds160.purpose_specify': 'F2-CH' }],
  ],
  retired: [[{ 'ds160.occupation': 'RT' }, { 'au600.employment_status': '4' }], [{ 'ds160.occupation': 'S' }]],
  older: [[{ age: 75 }], [{ age: 74 }]],
  sponsored: [
    [{ 'ds160.payer': 'O' }, { 'onboarding.payer': 'family' }, { 'au600.funding_source': '3' }],
    [{ 'ds160.payer': 'S', 'onboarding.payer': 'family' }],
  ],
  visiting: [
    [{ 'imm5257.purpose': '08' }, { 'uk_visitor.tourism_type': 'visiting_friends' }],
    [{ 'au600.visit_people': 'N' }],
  ],
  tourists: [[{ 'imm5257.purpose': '02' }, { 'onboarding.trip_reason': 'tourism' }], [{ 'imm5257.purpose': '01' }]],
  married: [[{ 'ds160.marital_status': 'C' }, { 'au600.relationship_status': 'F' }], [{ 'ds160.marital_status': 'S' }]],
  'common-law': [[{ 'imm5257.marital_status': '03' }], [{ 'imm5257.marital_status': '01' }]],
  divorced: [
    [{ 'work_family.marital_status': 'W' }, { 'work_family.marital_status': 'M', 'work_family.prior_marriages': 'Y' }],
    [{ 'work_family.marital_status': 'M', 'work_family.prior_marriages': 'N' }],
  ],
  couples: [
    [{ 'work_family.petitioner_relationship': 'fiance' }],
    [{ 'work_family.petitioner_relationship': 'parent' }],
  ],
  dependants: [[{ 'ds160.purpose_specify': 'F2-SP' }], [{ 'ds160.purpose_specify': 'F1-F1' }]],
  'refused-before': [
    [{ 'ds160.visa_refused': 'Y' }, { 'onboarding.denied_visa_before': 'Y' }],
    [{ 'ds160.visa_refused': 'N', 'onboarding.denied_visa_before': 'Y' }],
  ],
  arrested: [
    [{ 'imm5257.bg_criminal': 'Y' }, { 'onboarding.criminal_record': 'Y' }],
    [{ 'renewal.arrested_since': 'N' }],
  ],
  'had-us-visa': [[{ 'ds160.had_us_visa': 'Y' }], [{ 'onboarding.had_us_visa': 'N' }]],
  crew: [[{ 'ds160.purpose_specify': 'C1-D' }], [{ 'ds160.purpose_specify': 'C1-TR' }]],
  seafarers: [[{ 'ds160.crew_on_vessel': 'Y' }], [{ 'ds160.crew_on_vessel': [] }]],
  transit: [[{ 'ds160.purpose_specify': 'C1-TR' }], [{ 'ds160.purpose_specify': 'D-D' }]],
  workers: [[{ 'work_family.track': 'investor' }], [{ 'work_family.track': 'family' }]],
  families: [[{ 'work_family.track': 'fiance' }], [{ 'work_family.track': 'work_temp' }]],
  petitioned: [[{ 'work_family.petition_filed': 'Y' }], [{ 'work_family.petition_filed': 'N' }]],
  represented: [[{ 'imm5257.representative_used': 'Y' }], [{ 'imm5257.representative_used': 'N' }]],
  abroad: [
    [
      { 'renewal.apply_country': 'PE', 'renewal.nationality': 'CO' },
      { 'imm5257.cor_status': '02' },
      { 'onboarding.residence_country': 'CL', 'onboarding.nationality': 'VE' },
    ],
    [{ 'uk_visitor.apply_country': 'CO', 'uk_visitor.nationality': 'CO' }, { 'imm5257.cor_status': '01' }],
  ],
  'residence-history': [
    [{ age: 16, 'work_family.track': 'family' }],
    [
      { age: 15, 'work_family.track': 'family' },
      { age: 30, 'work_family.track': 'work_temp' },
    ],
  ],
  'national-number': [[{ 'esta.personal_id': '17.402.113-2' }], [{ 'esta.personal_id': [], 'ds160.national_id': [] }]],
  'no-biometrics': [
    [{ 'imm5257.biometrics_before': 'Y' }, { age: 13 }, { age: 80 }],
    [{ age: 14, 'imm5257.biometrics_before': 'N' }],
  ],
  health: [
    [{ age: 75 }, { 'au600.h_hospital': 'Y' }],
    [
      {
        age: 40,
        'au600.h_tuberculosis': 'N',
        'au600.h_hospital': 'N',
        'au600.h_healthcare_work': 'N',
        'au600.h_classroom': 'N',
      },
    ],
  ],
};

test('each condition has people whom it meets and people whom it does not; of whoever has said nothing nobody knows', () => {
  for (const who of WHO) {
    const rule = documentRules[who];
    const [yes, no] = people[who] ?? [[], []];
    for (const said of yes) expect(verdictOf(rule, factsOf(said)), `${who} ${JSON.stringify(said)}`).toBe('yes');
    for (const said of no) expect(verdictOf(rule, factsOf(said)), `${who} ${JSON.stringify(said)}`).toBe('no');
    const isFixed = rule === 'always' || rule === 'if-at-hand';
    expect(verdictOf(rule, factsOf()), `${who} of nobody`).toBe(isFixed ? 'yes' : 'maybe');
    if (!isFixed && rule !== 'by-staff') expect(no.length, `${who} is tried`).toBeGreaterThan(0);
  }
});

test('a form that this person does not fill in is not asked', () => {
  const said: PersonAnswers = { 'onboarding.occupation_now': 'student', 'ds160.occupation': 'ED' };
  expect(verdictOf(documentRules.employees, factsOf(said, ['ds160']))).toBe('no');
  expect(verdictOf(documentRules.employees, factsOf(said))).toBe('yes');
});

const testsIn = (rule: Rule): Test[] => {
  if (typeof rule === 'string' || 'age' in rule) return [];
  if ('any' in rule) return rule.any.flatMap(testsIn);
  if ('all' in rule) return rule.all.flatMap(testsIn);
  return [...(rule.form ?? []), ...(rule.beginning ?? [])];
};
/** The codes that a question takes; null where anything can be written; undefined where there is none. */
function codesAt(place: Place): readonly string[] | null | undefined {
  const [room = '', name = ''] = place.split('.');
  if (room === 'onboarding') {
    const asked = onboarding.questions.find(({ field }) => field === name);
    const list = asked && onboarding.options[asked.options];
    return asked && (list && list !== 'countries' ? list.map(({ code }) => code) : null);
  }
  const field = forms[room as FormName]?.pages.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return field && (field.options ? (optionLists[field.options]?.map(({ code }) => code) ?? null) : null);
}

test('every condition asks a question that exists, with codes that it takes', () => {
  for (const who of WHO)
    for (const one of testsIn(documentRules[who])) {
      const codes = codesAt(one.at);
      expect(codes, `${who}: ${one.at}`).toBeDefined();
      const wanted = 'is' in one ? one.is : 'isNot' in one ? one.isNot : [];
      for (const code of wanted) if (codes) expect(codes, `${who}: ${one.at}`).toContain(code);
      if ('differsFrom' in one) expect(codesAt(one.differsFrom), `${who}: ${one.differsFrom}`).toBeDefined();
    }
});

const rowOf = (sid: (typeof SERVICE_TYPES)[number], type: DocumentType, facts: Facts) =>
  documentsFor(sid, facts).find((one) => one.type === type)?.state;

test('the list of a person: what is needed, what may be, what may be added; and nothing that is not theirs', () => {
  const student: PersonAnswers = { age: 20, 'ds160.occupation': 'S', 'ds160.payer': 'O', 'ds160.visa_refused': 'N' };
  const facts = factsOf(student);
  expect(rowOf('FirstTime', 'enrollment_letter', facts)).toBe('needed');
  expect(rowOf('FirstTime', 'sponsor_letter', facts)).toBe('needed');
  expect(rowOf('FirstTime', 'employment_letter', facts)).toBeUndefined();
  expect(rowOf('FirstTime', 'refusal_letter', facts)).toBeUndefined();
  expect(rowOf('FirstTime', 'court_records', facts), 'not answered').toBe('maybe');
  expect(rowOf('FirstTime', 'tax_return', facts), 'advice').toBe('optional');
  expect(rowOf('FirstTime', 'ds160_confirmation', facts), 'after filing').toBe('optional');
  expect(rowOf('VisitorVisaAustralia', 'national_id', facts), 'have-it').toBe('optional');
  expect(rowOf('FirstTime', 'parental_consent', factsOf({ age: 12 })), 'an adviser says').toBe('maybe');
  for (const sid of SERVICE_TYPES) {
    const states = documentsFor(sid, facts).map(({ state }) => ['needed', 'maybe', 'optional'].indexOf(state));
    expect(states, sid).toEqual(states.toSorted());
    expect(documentsFor(sid, facts).map(({ type }) => type)).toContain('additional_documents');
  }
});

test('what an adviser asks for is needed, what they set aside is not', () => {
  const facts = {
    ...factsOf({ age: 12 }),
    byStaff: new Map([
      ['parental_consent', true],
      ['photo', false],
    ] as const),
  };
  expect(rowOf('FirstTime', 'parental_consent', facts)).toBe('needed');
  expect(rowOf('FirstTime', 'photo', facts)).toBeUndefined();
});

test('the status counts what is needed, and nothing else', () => {
  const listed = documentsFor('FirstTime', factsOf({ age: 30, 'ds160.occupation': 'ED' }));
  const needed = listed.filter(({ state }) => state === 'needed').map(({ type }) => type);
  expect(needed).toEqual(['passport', 'photo', 'national_id', 'bank_statements', 'employment_letter']);
  const status = (...types: DocumentType[]) => statusOf(listed, (type) => types.includes(type));
  expect(status()).toBe('Not Started');
  expect(status('additional_documents', 'court_records', 'tax_return')).toBe('Not Started');
  expect(status('passport')).toBe('In Progress');
  expect(status(...needed)).toBe('Finished');
  expect(status(...needed.slice(1))).toBe('In Progress');
});

test('every row of every service has a rule', () => {
  for (const rows of Object.values(checklists)) for (const { who } of rows) expect(documentRules[who]).toBeDefined();
});

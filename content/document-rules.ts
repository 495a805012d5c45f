/**
 * Who needs a document, as conditions on answers (domain reference 07): one rule for each value of `WHO`. What is not
 * answered yet makes it "may be needed", and the person's own form is believed before the questions of the beginning.
 */
import type { FormName } from './catalogue.ts';
import type { Who } from './documents.ts';
import { DEPENDANT_US } from './forms/options.ts';

/** An answer: of the questions of the beginning, or of a form. */
export type Place = `onboarding.${string}` | `${FormName}.${string}`;

/** Of a list of several codes: one of them is enough. */
export type Test =
  | { readonly at: Place; readonly is: readonly string[] }
  | { readonly at: Place; readonly isNot: readonly string[] }
  | { readonly at: Place; readonly differsFrom: Place };

export type Rule =
  | 'always'
  /** Nothing that is asked tells: an adviser says so, and until then it is no more than possible. */
  | 'by-staff'
  /** Shown to everybody as something one may have. */
  | 'if-at-hand'
  | { readonly age: { readonly from?: number; readonly under?: number } }
  /** What a form says counts; the questions of the beginning are asked where no form has answered. */
  | { readonly form?: readonly Test[]; readonly beginning?: readonly Test[] }
  | { readonly any: readonly Rule[] }
  | { readonly all: readonly Rule[] };

const is = (at: Place, ...codes: string[]): Test => ({ at, is: codes });
const isNot = (at: Place, ...codes: string[]): Test => ({ at, isNot: codes });
const minor: Rule = { age: { under: 18 } };
const adult: Rule = { age: { from: 18 } };

const employees: Rule = {
  form: [
    isNot('ds160.occupation', 'H', 'RT', 'N', 'S'),
    is('uk_visitor.employment_status', 'EMPLOYED'),
    is('au600.employment_status', '1'),
  ],
  beginning: [is('onboarding.occupation_now', 'employee')],
};
const selfEmployed: Rule = {
  form: [is('uk_visitor.employment_status', 'SELF_EMPLOYED'), is('au600.employment_status', '2')],
  beginning: [is('onboarding.occupation_now', 'self_employed')],
};
const retired: Rule = {
  form: [
    is('ds160.occupation', 'RT'),
    is('uk_visitor.employment_status', 'RETIRED'),
    is('au600.employment_status', '4'),
  ],
  beginning: [is('onboarding.occupation_now', 'retired')],
};

export const documentRules: Readonly<Record<Who, Rule>> = {
  everyone: 'always',
  /** One upload of a family is enough. */
  payer: 'always',
  adults: adult,
  minors: minor,
  'minors-or-no-id': { any: [minor, { form: [is('au600.national_id_has', 'N')] }] },
  /** No form asks who travels along. */
  'absent-parent': { all: [minor, 'by-staff'] },
  'separated-parents': { all: [minor, 'by-staff'] },
  employees,
  'self-employed': selfEmployed,
  earners: { any: [employees, selfEmployed, retired] },
  students: {
    form: [
      is('ds160.occupation', 'S'),
      is('uk_visitor.employment_status', 'STUDENT'),
      is('au600.employment_status', '5'),
    ],
    beginning: [is('onboarding.occupation_now', 'student')],
  },
  /** Whoever travels along has no school of their own. */
  'future-students': {
    form: [isNot('ds160.purpose_specify', ...DEPENDANT_US)],
    beginning: [is('onboarding.trip_reason', 'study')],
  },
  retired,
  older: { age: { from: 75 } },
  sponsored: {
    form: [
      is('ds160.payer', 'O', 'P', 'U', 'C'),
      is('uk_visitor.someone_pays', 'Y'),
      is('au600.funding_source', '2', '3', '4'),
    ],
    beginning: [is('onboarding.payer', 'family', 'employer', 'other')],
  },
  visiting: {
    form: [
      is('imm5257.purpose', '08'),
      is('uk_visitor.tourism_type', 'visiting_family', 'visiting_friends'),
      is('au600.visit_people', 'Y'),
    ],
    beginning: [is('onboarding.trip_reason', 'visit_family')],
  },
  tourists: { form: [is('imm5257.purpose', '02')], beginning: [is('onboarding.trip_reason', 'tourism')] },
  married: {
    form: [
      is('ds160.marital_status', 'M', 'C', 'P'),
      is('au600.relationship_status', 'M', 'F'),
      is('work_family.marital_status', 'M', 'C', 'P', 'L'),
    ],
  },
  'common-law': { form: [is('imm5257.marital_status', '03')] },
  divorced: { form: [is('work_family.marital_status', 'D', 'W'), is('work_family.prior_marriages', 'Y')] },
  couples: { form: [is('work_family.petitioner_relationship', 'spouse', 'fiance')] },
  dependants: { form: [is('ds160.purpose_specify', ...DEPENDANT_US)] },
  owners: 'if-at-hand',
  'refused-before': {
    form: [
      is('ds160.visa_refused', 'Y'),
      is('renewal.refused_since', 'Y'),
      is('imm5257.bg_refused', 'Y'),
      is('uk_visitor.immigration_problems', 'Y'),
      is('au600.visa_refused', 'Y'),
    ],
    beginning: [is('onboarding.denied_visa_before', 'Y')],
  },
  arrested: {
    form: [
      is('ds160.sec_arrested', 'Y'),
      is('renewal.arrested_since', 'Y'),
      is('work_family.criminal', 'Y'),
      is('imm5257.bg_criminal', 'Y'),
    ],
    beginning: [is('onboarding.criminal_record', 'Y')],
  },
  'had-us-visa': { form: [is('ds160.had_us_visa', 'Y')], beginning: [is('onboarding.had_us_visa', 'Y')] },
  'has-us-visa': 'if-at-hand',
  'visa-in-old-passport': 'by-staff',
  crew: { form: [is('ds160.purpose_specify', 'C1-D', 'D-D', 'D3-LI', 'C4-D3')] },
  seafarers: { form: [is('ds160.crew_on_vessel', 'Y')] },
  transit: { form: [is('ds160.purpose_specify', 'C1-TR')] },
  workers: { form: [is('work_family.track', 'work_temp', 'work_perm', 'investor')] },
  families: { form: [is('work_family.track', 'family', 'fiance')] },
  petitioned: { form: [is('work_family.petition_filed', 'Y')] },
  represented: { form: [is('imm5257.representative_used', 'Y')] },
  abroad: {
    form: [
      { at: 'renewal.apply_country', differsFrom: 'renewal.nationality' },
      isNot('imm5257.cor_status', '01'),
      { at: 'uk_visitor.apply_country', differsFrom: 'uk_visitor.nationality' },
    ],
    beginning: [{ at: 'onboarding.residence_country', differsFrom: 'onboarding.nationality' }],
  },
  'residence-history': {
    all: [{ age: { from: 16 } }, { form: [is('work_family.track', 'family', 'fiance', 'work_perm', 'diversity')] }],
  },
  'national-number': { form: [isNot('esta.personal_id'), isNot('ds160.national_id')] },
  'no-biometrics': {
    any: [{ form: [is('imm5257.biometrics_before', 'Y')] }, { age: { under: 14 } }, { age: { from: 80 } }],
  },
  'called-to-interview': 'by-staff',
  health: {
    any: [
      {
        form: [
          is('au600.h_tuberculosis', 'Y'),
          is('au600.h_hospital', 'Y'),
          is('au600.h_healthcare_work', 'Y'),
          is('au600.h_classroom', 'Y'),
        ],
      },
      { age: { from: 75 } },
    ],
  },
  'have-it': 'if-at-hand',
  'after-filing': 'by-staff',
  'if-asked': 'by-staff',
};

const testsIn = (rule: Rule): readonly Test[] => {
  if (typeof rule === 'string' || 'age' in rule) return [];
  if ('any' in rule) return rule.any.flatMap(testsIn);
  if ('all' in rule) return rule.all.flatMap(testsIn);
  return [...(rule.form ?? []), ...(rule.beginning ?? [])];
};

/** Every answer that a rule reads; ages come from the date of birth. */
export const placesRead: ReadonlySet<string> = new Set(
  Object.values(documentRules)
    .flatMap(testsIn)
    .flatMap((test) => ('differsFrom' in test ? [test.at, test.differsFrom] : [test.at])),
);

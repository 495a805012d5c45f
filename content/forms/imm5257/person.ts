/** What the visitor visa of Canada says of a person (domain reference 02). */
import type { FieldMap, PersonMap } from '../../person/map.ts';

const PARTS = ['street_no', 'unit', 'city', 'country', 'postal', 'district'] as const;
const addressOf = (prefix: string, block: 'home' | 'mailing'): Record<string, FieldMap> => ({
  [`${prefix}_street`]: `${block}.street_name`,
  ...Object.fromEntries(PARTS.map((part) => [`${prefix}_${part}`, `${block}.${part}`] as const)),
});

const of = (prefix: string, ...parts: readonly string[]) => parts.map((part) => `${prefix}${part}`);

export const person: PersonMap = {
  fields: {
    family_name: 'name.surnames',
    given_name: 'name.given',
    alias_used: 'other_name.used',
    alias_family: 'other_name.surnames',
    alias_given: 'other_name.given',
    sex: { fact: 'person.sex', codes: { F: 'female', M: 'male', X: 'another', U: 'unspecified' } },
    date_of_birth: 'birth.date',
    birth_city: 'birth.city',
    birth_country: 'birth.country',
    citizenship: 'nationality.country',
    cor_country: 'residence.country',
    cor_status: { fact: 'residence.status', codes: { '01': 'citizen', '02': 'permanent_resident' } },
    marital_status: {
      fact: 'person.marital',
      codes: {
        ...{ '01': 'married', '02': 'single', '03': 'common_law', '04': 'divorced', '05': 'legally_separated' },
        ...{ '06': 'widowed', '07': 'annulled' },
      },
    },
    marriage_date: 'spouse.since',
    spouse_family_name: 'spouse.surnames',
    spouse_given_name: 'spouse.given',
    previously_married: 'former.has',
    prev_spouse_family_name: 'former.surnames',
    prev_spouse_given_name: 'former.given',
    prev_spouse_dob: 'former.dob',
    prev_relationship_type: { fact: 'former.kind', codes: { '01': 'marriage', '03': 'common_law' } },
    prev_relationship_from: 'former.from',
    prev_relationship_to: 'former.to',
    passport_number: 'passport.number',
    passport_country: 'passport.country',
    passport_issue: 'passport.issue',
    passport_expiry: 'passport.expiry',
    national_id_has: 'id_card.has',
    national_id_number: 'id_card.number',
    national_id_country: 'id_card.country',
    national_id_issue: 'id_card.issue',
    national_id_expiry: 'id_card.expiry',
    ...addressOf('mail', 'mailing'),
    res_same: 'mailing.same',
    ...addressOf('res', 'home'),
    phone: 'contact.phone',
    email: 'contact.email',
    education_has: 'study.higher',
    fam_applicant_native_name: 'name.native',
    fam_applicant_marital: {
      ...{ fact: 'person.marital', again: true },
      codes: {
        ...{ annulled_marriage: 'annulled', common_law: 'common_law', divorced: 'divorced' },
        ...{ legally_separated: 'legally_separated', single: 'single', widowed: 'widowed' },
      },
    },
    fam_applicant_occupation: { fact: 'work.title', again: true },
    fam_applicant_address: 'home.line',
    fam_spouse_has: 'spouse.has',
    fam_spouse_name: 'spouse.full',
    fam_spouse_dob: 'spouse.dob',
    fam_spouse_birth_country: 'spouse.birth_country',
    fam_spouse_address: 'spouse.line',
    fam_mother_name: 'mother.full',
    fam_mother_dob: 'mother.dob',
    fam_mother_birth_country: 'mother.birth_country',
    fam_father_name: 'father.full',
    fam_father_dob: 'father.dob',
    fam_father_birth_country: 'father.birth_country',
  },
  groups: {
    occupations: {
      list: 'past_jobs',
      members: {
        ...{ from: 'from', to: 'to', occupation: 'title', employer: 'name', city: 'city', country: 'country' },
        province: 'state',
      },
      present: {
        without: 'to',
        facts: {
          ...{ from: 'work.start', occupation: 'work.title', employer: 'work.name', city: 'work.city' },
          ...{ country: 'work.country', province: 'work.state' },
        },
      },
    },
  },
  unmapped: {
    'this-country': ['uci'],
    'this-application': [
      ...['service_language', 'visa_type'],
      ...of('applying_', 'same_country', 'country', 'status', 'other', 'from', 'to'),
    ],
    'this-trip': [
      ...['purpose', 'purpose_other', 'stay_from', 'stay_to', 'funds_cad'],
      ...of('contact_1_', 'name', 'relationship', 'address'),
      ...of('contact_2_', 'name', 'relationship', 'address'),
      ...['fam_spouse_accompany', 'fam_mother_accompany', 'fam_father_accompany'],
    ],
    'not-asked': [
      ...['cor_other', 'cor_from', 'cor_to', 'previous_residence', 'previous_residences'],
      ...['language_test', 'communicate', 'preferred_language', 'passport_taiwan', 'passport_israel'],
      ...['us_pr_card_has', 'us_pr_card_number', 'us_pr_card_expiry', 'mail_po_box', 'phone_type', 'fax'],
    ],
    'own-words': ['native_language'],
    'other-list': ['mail_province', 'res_province'],
    'not-certain': [
      ...['alt_phone_type', 'alt_phone'],
      ...of('edu_', 'from', 'to', 'field', 'school', 'city', 'country', 'province'),
    ],
    'other-people': [
      'fam_spouse_occupation',
      ...of('fam_mother_', 'status', 'marital', 'occupation', 'address'),
      ...of('fam_father_', 'status', 'marital', 'occupation', 'address'),
      ...['fam_children_has', 'fam_children', 'fam_siblings_has', 'fam_siblings'],
    ],
    box: ['fam_mother_dk', 'fam_father_dk'],
  },
};

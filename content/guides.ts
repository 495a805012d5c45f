/** Which article helps where: on service pages, consulates, results of quizzes and pages of forms, by its postId. */
import type { FormName } from './catalogue.ts';
import type { QuizName } from './quizzes/definition.ts';
import type { ServicePageName } from './services/pages.ts';
import type { City } from './waits.ts';

export const serviceGuides: Readonly<Record<ServicePageName, readonly string[]>> = {
  'us-visitor': ['fill-ds160', 'interview-questions'],
  'us-renewal': ['renew-visa', 'passport-validity'],
  'us-student': ['f1-calendar', 'interview-questions'],
  'us-crew': ['c1d-crew', 'transit'],
  'us-esta': ['esta-guide', 'dual-nationality'],
  'us-interview': ['interview-questions', 'visa-denied-214b'],
  'us-background': ['criminal-record', 'visa-denied-214b'],
  'us-work-family': ['work-visas', 'family-green-card', 'interview-questions'],
  'ca-visitor': ['imm5257-guide', 'canada-from-colombia'],
  'ca-study': ['canada-from-colombia', 'who-pays'],
  'uk-visitor': ['uk-form', 'who-pays'],
  'au-visitor': ['australia-600', 'who-pays'],
};

export const cityGuides: Readonly<Record<City, readonly string[]>> = {
  'mexico-city': ['mexico-us-visa', 'interview-questions'],
  bogota: ['family-total-cost', 'interview-questions'],
  quito: ['peru-ecuador-us-visa', 'interview-questions'],
  lima: ['peru-ecuador-us-visa', 'interview-questions'],
  'buenos-aires': ['argentina-chile-us-visa', 'interview-questions'],
};

/** The first one that the reader's language has. */
export const quizGuides: Readonly<Record<QuizName, readonly string[]>> = {
  'us-tourist': ['ties-to-home'],
  renewal: ['renew-visa'],
  esta: ['esta-guide'],
  student: ['f1-calendar', 'interview-questions'],
  canada: ['imm5257-guide'],
  uk: ['uk-form'],
  australia: ['australia-600'],
};

type FormGuide = { readonly form: readonly string[]; readonly pages?: Readonly<Record<number, string>> };

/** Of a form, and of those of its pages that have an article of their own. */
export const formGuides: Readonly<Record<FormName, FormGuide>> = {
  ds160: {
    form: ['fill-ds160'],
    pages: {
      1: 'names-in-english',
      3: 'who-pays',
      6: 'ds160-social-media',
      7: 'passport-validity',
      ...{ 11: 'ds160-work-history', 12: 'ds160-work-history', 13: 'ds160-work-history' },
      ...{ 14: 'criminal-record', 15: 'criminal-record', 16: 'criminal-record', 17: 'criminal-record' },
      ...{ 18: 'criminal-record', 20: 'f1-calendar', 21: 'c1d-crew', 22: 'work-visas', 23: 'visa-photo' },
    },
  },
  renewal: { form: ['renew-visa'] },
  interview_prep: { form: ['interview-questions'] },
  background_check: { form: ['criminal-record'] },
  work_family: { form: ['work-visas', 'interview-questions'] },
  imm5257: { form: ['imm5257-guide'] },
  uk_visitor: { form: ['uk-form'] },
  au600: { form: ['australia-600'] },
  esta: { form: ['esta-guide'] },
};

/** That of the page first: the first one that the reader's language has is shown. */
export const guidesOfPage = (form_name: FormName, page: number): readonly string[] => {
  const { form, pages } = formGuides[form_name];
  const own = pages?.[page];
  return own ? [own, ...form] : form;
};

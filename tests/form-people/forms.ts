/** Whole answers to every form: the smallest, somebody who answers everything, and whom it takes besides to reach each question. */
import type { FormName, ServiceType } from '#content/catalogue.ts';
import { type FilledPages, WHOLE } from '#tests/form-answers.ts';
import { MOST as AU600_MOST } from './au600/most.ts';
import { CHILD, CHILD_ALONE, EMPLOYED, RETIRED, WITHOUT_WORK } from './au600/others.ts';
import { SMALLEST as AU600 } from './au600/smallest.ts';
import { MOST as BACKGROUND_CHECK_MOST } from './background_check/most.ts';
import { SMALLEST as BACKGROUND_CHECK } from './background_check/smallest.ts';
import { MOST as ESTA_MOST } from './esta/most.ts';
import { ONCE_OTHER } from './esta/others.ts';
import { SMALLEST as ESTA } from './esta/smallest.ts';
import { MOST as IMM5257_MOST } from './imm5257/most.ts';
import { OF_TAIWAN } from './imm5257/others.ts';
import { SMALLEST as IMM5257 } from './imm5257/smallest.ts';
import { MOST as INTERVIEW_PREP_MOST } from './interview_prep/most.ts';
import { NO_DATE } from './interview_prep/others.ts';
import { SMALLEST as INTERVIEW_PREP } from './interview_prep/smallest.ts';
import { PEOPLE } from './people.ts';
import { MOST as RENEWAL_MOST } from './renewal/most.ts';
import { NUMBER_UNKNOWN } from './renewal/others.ts';
import { SMALLEST as RENEWAL } from './renewal/smallest.ts';
import { MOST as UK_VISITOR_MOST } from './uk_visitor/most.ts';
import { JUST_MOVED } from './uk_visitor/others.ts';
import { SMALLEST as UK_VISITOR } from './uk_visitor/smallest.ts';
import { VISITOR } from './visitor.ts';
import { MOST as WORK_FAMILY_MOST } from './work_family/most.ts';
import { FIANCEE, INVESTOR, SCIENTIST } from './work_family/others.ts';
import { SMALLEST as WORK_FAMILY } from './work_family/smallest.ts';

export type FormSamples = {
  /** The service whose only or first form it is. */
  readonly service: ServiceType;
  readonly smallest: FilledPages;
  readonly most: FilledPages;
  /** Everybody, those two too. */
  readonly people: Readonly<Record<string, FilledPages>>;
};

const filling = (
  service: ServiceType,
  smallest: FilledPages,
  most: FilledPages,
  others: Record<string, FilledPages> = {},
): FormSamples => ({
  ...{ service, smallest, most },
  people: { 'the smallest whole answer': smallest, 'whoever answers everything': most, ...others },
});

export const FILLINGS: Readonly<Record<FormName, FormSamples>> = {
  ds160: { service: 'FirstTime', smallest: WHOLE, most: VISITOR, people: PEOPLE },
  imm5257: filling('VisitorVisaCanada', IMM5257, IMM5257_MOST, {
    'a passport of Taiwan, parents of whom nothing is known': OF_TAIWAN,
  }),
  uk_visitor: filling('VisitorVisaUK', UK_VISITOR, UK_VISITOR_MOST, {
    'at the address for eight months, everything that can be ticked': JUST_MOVED,
  }),
  au600: filling('VisitorVisaAustralia', AU600, AU600_MOST, {
    'a child with a parent': CHILD,
    'a child who travels alone': CHILD_ALONE,
    'without work': WITHOUT_WORK,
    employed: EMPLOYED,
    retired: RETIRED,
  }),
  esta: filling('ESTA', ESTA, ESTA_MOST, {
    'once a citizen of another country, everything that can be ticked': ONCE_OTHER,
  }),
  renewal: filling('Renewal', RENEWAL, RENEWAL_MOST, { 'the number of the visa is not known': NUMBER_UNKNOWN }),
  work_family: filling('WorkFamilyImmigration', WORK_FAMILY, WORK_FAMILY_MOST, {
    'a scientist with a job offer': SCIENTIST,
    'an investor': INVESTOR,
    'engaged to be married': FIANCEE,
  }),
  background_check: filling('BackgroundCheck', BACKGROUND_CHECK, BACKGROUND_CHECK_MOST),
  interview_prep: filling('InterviewPrep', INTERVIEW_PREP, INTERVIEW_PREP_MOST, { 'no date yet': NO_DATE }),
};

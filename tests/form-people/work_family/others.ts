/** Those who are asked what nobody else is by the questions about work and family. */
import type { FilledPages } from '#tests/form-answers.ts';
import { without } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const SCIENTIST: FilledPages = {
  ...without(SMALLEST, 3),
  1: { track: 'work_perm', urgency: 'under_1_month', in_us_now: 'N', attorney: 'N' },
  4: {
    ...{ job_offer: 'Y', employer: 'Taller Núñez & Peña', job_title: 'Ingeniera de obras' },
    ...{ job_salary: '48000', visa_wanted: 'EB-1', education_level: 'secondary', field: 'Ingeniería civil' },
    ...{ experience_years: '12', english_level: 'none' },
    achievements: 'Premio nacional de diseño 2018; tres artículos en revistas y jurado de dos concursos.',
  },
};

export const INVESTOR: FilledPages = {
  ...without(SMALLEST, 3),
  1: { track: 'investor', urgency: 'under_1_month', in_us_now: 'N', attorney: 'N' },
  4: {
    ...{ job_offer: 'N', visa_wanted: 'L-1', education_level: 'secondary', field: 'Ingeniería civil' },
    ...{ experience_years: '12', english_level: 'none', same_group_employer: 'Y', investment_amount: '48000' },
  },
};

export const FIANCEE: FilledPages = {
  ...SMALLEST,
  3: {
    ...{ petitioner_status: 'us_citizen', petitioner_relationship: 'fiance', petition_filed: 'N' },
    ...{ met_in_person: 'Y', prior_marriages: 'N', petitioner_income: '48000', household_size: '3' },
    ...{ joint_sponsor: 'N' },
  },
};

/** Those who are asked what nobody else is by the questions before an interview. */
import type { FilledPages } from '#tests/form-answers.ts';
import { SMALLEST } from './smallest.ts';

export const NO_DATE: FilledPages = {
  ...SMALLEST,
  1: {
    ...{ visa_class: 'B1/B2', post: 'MEX', interview_date_na: true, ds160_update: 'N', language: 'spanish' },
    ...{ applying_with: 'alone', first_interview: 'N' },
    ...{ availability: 'Entre semana después de las 6 de la tarde, hora de Bogotá' },
  },
};

/** interview_prep: the intake for the preparation of an interview (domain reference 06). */
import type { Form } from '../definition.ts';
import { appointment } from './pages/01-appointment.ts';
import { story } from './pages/02-story.ts';

export const interviewPrep: Form = {
  name: 'interview_prep',
  version: 1,
  pages: [appointment, story],
};

/** work_family: the intake for work and family immigration (domain reference 06). */
import type { Form } from '../definition.ts';
import { goal } from './pages/01-goal.ts';
import { applicant } from './pages/02-applicant.ts';
import { family } from './pages/03-family.ts';
import { work } from './pages/04-work.ts';
import { history } from './pages/05-history.ts';
import { goalsNotes } from './pages/06-goals-notes.ts';

export const workFamily: Form = {
  name: 'work_family',
  version: 1,
  pages: [goal, applicant, family, work, history, goalsNotes],
};

/** The public quizzes by name, in the order of their index. */

import type { ServicePageName } from '../services/pages.ts';
import { quiz as australia } from './australia/quiz.ts';
import { quiz as canada } from './canada/quiz.ts';
import type { Quiz, QuizName } from './definition.ts';
import { quiz as esta } from './esta/quiz.ts';
import { quiz as renewal } from './renewal/quiz.ts';
import { quiz as student } from './student/quiz.ts';
import { quiz as uk } from './uk/quiz.ts';
import { quiz as usTourist } from './us-tourist/quiz.ts';

export const quizzes: Record<QuizName, Quiz> = {
  'us-tourist': usTourist,
  renewal,
  esta,
  student,
  canada,
  uk,
  australia,
};

/** The quiz of a service page. */
export const quizOfPage: Readonly<Partial<Record<ServicePageName, QuizName>>> = {
  'us-visitor': 'us-tourist',
  'us-renewal': 'renewal',
  'us-esta': 'esta',
  'us-student': 'student',
  'ca-visitor': 'canada',
  'uk-visitor': 'uk',
  'au-visitor': 'australia',
};

/** The quizzes beside the tourist's: what they weigh and where they lead, and the words about it. */
import { type Fault, faultsOf } from './fault.ts';

const table = { tests: ['tests/quiz-results.test.ts'] };
const engine = { tests: ['app/features/quiz/engine/engine.test.ts'] };
const risk = { tests: ['app/features/quiz/risk/words.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...table, file: 'content/quizzes/australia/quiz.ts' }, [
    {
      id: 'quiz-australia-stop',
      find: 'points: -40, isHardStop: true',
      replace: 'points: -40',
      why: 'a year in prison is outweighed by a good job',
    },
  ]),
  ...faultsOf({ ...table, file: 'content/quizzes/canada/quiz.ts' }, [
    {
      id: 'quiz-canada-by-land',
      find: "{ field: 'c_air', value: 'by_air' }",
      replace: "{ field: 'c_air', value: 'by_land_or_sea' }",
      why: 'who comes by land is told that no visa is needed',
    },
  ]),
  ...faultsOf({ ...table, file: 'content/quizzes/renewal/quiz.ts' }, [
    {
      id: 'quiz-renewal-visa-lost',
      find: "  { field: 'r_visa_hand', value: 'have_it' },\n",
      replace: '',
      why: 'who lost the visa is told that no interview is expected',
    },
  ]),
  ...faultsOf({ ...engine, file: 'app/features/quiz/engine/result.ts' }, [
    {
      id: 'quiz-decided-by-either',
      find: 'filter((one) => matches(one, given))',
      replace: 'filter(() => true)',
      why: 'a card names an answer that decided nothing',
    },
  ]),
  ...faultsOf({ ...table, file: 'app/features/quiz/engine/result.ts' }, [
    {
      id: 'quiz-stop-has-score',
      find: 'isScored(questionnaire, card) && !hasHardStop(effects)',
      replace: 'isScored(questionnaire, card)',
      why: 'a sum that counts for nothing is shown as a score',
    },
    {
      id: 'quiz-stop-is-counted',
      find: "hasHardStop(effects) ? { ...found, $stop: 'Y' } : found",
      replace: 'found',
      why: 'a hard stop ends in the words for a low sum, with an article about something else',
    },
  ]),
  ...faultsOf({ ...risk, file: 'app/features/quiz/risk/words.ts' }, [
    {
      id: 'risk-focus-one',
      find: 'weak.slice(0, 2)',
      replace: 'weak.slice(0, 1)',
      why: 'the second weak point is never prepared',
    },
  ]),
];

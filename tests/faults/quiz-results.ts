/** The quizzes beside the tourist's: what they weigh and where they lead, and the words about it. */
import { type Fault, faultsOf } from './fault.ts';

const table = { tests: ['tests/quiz-results.test.ts'] };
const engine = { tests: ['app/features/quiz/engine/engine.test.ts'] };
const offered = { tests: ['app/features/quiz/public/way.test.tsx'] };
const card = { tests: ['app/features/portal/questions/screen.test.ts'] };
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
  ...faultsOf({ ...risk, file: 'app/features/quiz/risk/words.ts' }, [
    {
      id: 'risk-stop-said-twice',
      find: '.filter((factor) => !stops.includes(factor))',
      replace: '',
      why: 'what nothing can change stands among what one could change',
    },
  ]),
  ...faultsOf({ ...offered, file: 'app/features/quiz/public/way.tsx' }, [
    {
      id: 'quiz-person-twice',
      find: 'card.isPersonFirst && !isStopped && <AskPerson',
      replace: 'card.isPersonFirst && <AskPerson',
      why: 'a result has two buttons to the same person',
    },
    {
      id: 'quiz-two-first',
      find: 'isStopped || card.isPersonFirst ?',
      replace: 'isStopped ?',
      why: 'a service is sold as loudly as the advice to ask first',
    },
  ]),
  ...faultsOf({ ...offered, file: 'content/quizzes/esta/quiz.ts' }, [
    {
      id: 'quiz-esta-sells-first',
      find: '      isPersonFirst: true,\n',
      replace: '',
      why: 'who was denied before is told to ask first and shown only what to buy',
    },
  ]),
  ...faultsOf({ ...card, file: 'app/features/portal/questions/risk-card.tsx' }, [
    {
      id: 'risk-card-stop-has-sum',
      find: 'total={isStopped ? null : { score, sum }}',
      replace: 'total={{ score, sum }}',
      why: 'the portal shows a sum that counts for nothing',
    },
    {
      id: 'risk-card-no-report',
      find: '<ReportOffer quiz="us-tourist" {...{ answers, locale, currency, email }} texts={texts.report} />',
      replace: '',
      why: 'the portal has no report',
    },
  ]),
  ...faultsOf({ ...card, file: 'app/features/quiz/rows.ts' }, [
    {
      id: 'quiz-rows-no-points',
      find: '    points,\n',
      replace: '    points: 0,\n',
      why: 'the answers do not say what they moved',
    },
  ]),
  ...faultsOf(
    { tests: ['app/features/quiz/public/link.test.ts'], file: 'app/features/site/directories/locations-screen.tsx' },
    [
      {
        id: 'quiz-not-linked',
        find: '        <QuizLink {...tongue} />\n',
        replace: '',
        why: 'whoever looks for a consulate does not learn that there is a quiz',
      },
    ],
  ),
];

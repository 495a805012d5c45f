/** Answer once: which facts follow, which form speaks, and what is not carried over. */
import { type Fault, faultsOf } from './fault.ts';

const wing = 'app/features/forms/prefill';
const model = { tests: ['tests/person-model.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${wing}/person.ts`, ...model }, [
    {
      id: 'model-vague-code',
      find: "return typeof meant === 'string' ? meant : null;",
      replace: "return typeof meant === 'string' ? meant : (meant?.[0] ?? null);",
      why: 'a civil partnership of one form is a marriage in another',
    },
    {
      id: 'model-which-code',
      find: 'return one && !another ? one[0] : null;',
      replace: 'return one ? one[0] : null;',
      why: 'whoever works is said to work in agriculture',
    },
    {
      id: 'model-which-row',
      find: 'return row && !another ? (row[member] ?? null) : null;',
      replace: 'return row ? (row[member] ?? null) : null;',
      why: 'of several former names one is taken for the only one',
    },
    {
      id: 'model-two-addresses',
      find: 'return here !== null && there !== null && !isSame(here, there);',
      replace: 'return here !== null && there !== null && here === "";',
      why: 'the new street stands beside the postal code of the old one',
    },
    {
      id: 'model-without-street',
      find: 'if (!first?.text) return null;',
      replace: 'if (!first) return null;',
      why: 'an address begins with nothing',
    },
    {
      id: 'model-when',
      find: 'if (rule.when && seek(rule.when.fact) !== rule.when.is) return null;',
      replace: '',
      why: 'the mail of somebody who lives elsewhere is sent to their home',
    },
  ]),
  ...faultsOf({ file: `${wing}/answer-once.ts`, ...model }, [
    {
      id: 'model-half-date',
      find: "if (precision === 'month') return text.length >= 7 ? text.slice(0, 7) : null;",
      replace: "if (precision === 'month') return text;",
      why: 'the month of a job is lost because its day is known',
    },
  ]),
  ...faultsOf({ file: `${wing}/offers.ts`, tests: [`${wing}/api.test.ts`], only: 'not finished' }, [
    {
      id: 'model-unfinished',
      find: 'facts.others.filter(({ isFinished }) => isFinished)',
      replace: 'facts.others.filter(({ form: one }) => one !== form)',
      why: 'half of a form that was given up fills the next one',
    },
  ]),
];

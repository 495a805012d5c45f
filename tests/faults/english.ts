/** English of answers and the rehearsal sheet: what counts, what leaves the house, what is shown. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/forms/english';
const mask = 'app/features/forms/mask';
const sheet = 'app/features/forms/rehearsal';
const rules = { tests: [`${room}/rules.test.ts`] };
const masked = { tests: [`${mask}/mask.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...rules, file: `${room}/rules.ts` }, [
    {
      id: 'english-outlives-answer',
      find: 'one.original === original && idOf(one.path) === idOf(path)',
      replace: 'idOf(one.path) === idOf(path)',
      why: 'the official form gets the English of an answer that was changed since',
    },
    {
      id: 'english-of-other-question',
      find: 'one.original === original && idOf(one.path)',
      replace: 'one.original === original || idOf(one.path)',
      why: 'the English of one job stands under another',
    },
    {
      id: 'english-one-too-long',
      find: 'lengthOf(english) > most',
      replace: 'lengthOf(english) > most + 1',
      why: 'the last letter of a text does not fit into the official field',
    },
    {
      id: 'english-made-up-figure',
      find: '[STRANGE, FIGURE, FOREIGN, /[[\\]]/]',
      replace: '[STRANGE, FOREIGN, /[[\\]]/]',
      why: 'a salary that the service invented is offered as a draft',
    },
  ]),
  ...faultsOf({ ...masked, file: `${mask}/mask.ts` }, [
    {
      id: 'english-mask-twice',
      find: 'marks.length === hidden.length && hidden.every',
      replace: 'hidden.every',
      why: 'a name that the service repeats stands twice in a draft',
    },
    {
      id: 'english-numbers-sent',
      find: '    ...patternSpans(text, NUMBERS),\n',
      replace: '',
      why: 'passport numbers, phones and salaries go to the service',
    },
    {
      id: 'english-unknown-names-sent',
      find: '    ...capitalSpans(text, words),\n',
      replace: '',
      why: 'the name of somebody whom no other answer names goes to the service',
    },
  ]),
  ...faultsOf({ ...masked, file: `${mask}/words.ts` }, [
    {
      id: 'english-accents-tell-apart',
      find: ".replace(/\\p{M}|\\u0640/gu, '')",
      replace: ".replace(/\\u0640/gu, '')",
      why: 'Bogotá written without its accent goes to the service',
    },
  ]),
  ...faultsOf({ file: `${room}/store.server.ts`, tests: [`${room}/api.test.ts`] }, [
    {
      id: 'english-for-old-answer',
      find: '!text || text.original !== asked.original',
      replace: '!text',
      why: 'English is accepted for an answer that nobody has read beside it',
      only: 'changed meanwhile',
    },
    {
      id: 'english-locked-out-adviser',
      find: '  if (isStaff(actor)) return false;\n',
      replace: '',
      why: 'an adviser cannot write the English of a case that is with them',
      only: 'once the case is sent',
    },
    {
      id: 'english-row-lost',
      find: '    await settle(tx, where, texts, text);\n',
      replace: '',
      why: 'accepting one job throws away the English of another that has moved',
      only: 'rows that move',
    },
  ]),
  ...faultsOf({ file: `${room}/draft.server.ts`, tests: [`${room}/api.test.ts`] }, [
    {
      id: 'english-sent-as-it-is',
      find: 'writer.translate(masked.text)',
      replace: 'writer.translate(original)',
      why: 'the whole answer goes to the service, with every name in it',
      only: 'nothing of the person is sent',
    },
  ]),
  ...faultsOf({ file: `${sheet}/facts.server.ts`, tests: [`${sheet}/facts.test.ts`] }, [
    {
      id: 'sheet-hides-the-rest',
      find: 'more: lines.length - shown.length',
      replace: 'more: 0',
      why: 'a visit that an officer knows of is missing from the sheet, and nothing says so',
    },
    {
      id: 'sheet-asks-everybody',
      find: 'state.stateOf(path).isShown && !state.stateOf(path).isFreed',
      replace: 'true',
      why: 'somebody single has an empty line for a spouse',
    },
  ]),
];

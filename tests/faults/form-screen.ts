/** The form page and the way to it: how far pages are, what is read ahead, what comes next. */
import { type Fault, faultsOf } from './fault.ts';

const forms = 'app/features/forms';
const portal = { tests: ['app/features/portal/rules.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${forms}/overview.ts`, tests: [`${forms}/overview.test.ts`] }, [
    {
      id: 'form-progress-other-form',
      find: 'rows.filter((row) => row.form_name === form_name)',
      replace: 'rows.filter((row) => row.form_name !== form_name)',
      why: 'the versions are those of another form, and a page that was read ahead is shown though it is old',
    },
    {
      id: 'form-stand-length',
      find: 'one.length === other.length &&',
      replace: '',
      why: 'a page that an answer has opened is passed over, because the page after it was read ahead',
    },
    {
      id: 'form-minutes-down',
      find: 'Math.ceil((pages.reduce',
      replace: 'Math.floor((pages.reduce',
      why: 'a page with two open questions is said to take no time',
    },
    {
      id: 'form-gone-has-place',
      find: 'place < 0 ? null : (pages[index]',
      replace: 'place < -1 ? null : (pages[index]',
      why: 'a page that is not for this person any more leads to the first one as if it came next',
    },
  ]),
  ...faultsOf({ file: `${forms}/page/sheet.ts`, tests: [`${forms}/page/sheet.test.ts`] }, [
    {
      id: 'form-draft-takes-the-field',
      find: 'before.epochOf(name) + (goesOn ? 0 : 1)',
      replace: 'before.epochOf(name) + 1',
      why: 'a draft that is found takes the field from under the hand, and the letters go nowhere',
    },
    {
      id: 'form-draft-takes-the-rows',
      find: '        if (isSame) keys.set(name, known);\n',
      replace: '',
      why: 'a draft that is found takes the row from under the hand',
    },
  ]),
  ...faultsOf({ file: `${forms}/page/ahead.ts`, tests: [`${forms}/page/ahead.test.ts`] }, [
    {
      id: 'form-ahead-twice',
      find: '  handed = null;\n  return ready',
      replace: '  return ready',
      why: 'somebody who comes back to a page sees it as it was before they wrote on it',
    },
    {
      id: 'form-ahead-data',
      find: '!connection?.saveData &&',
      replace: '',
      why: 'whoever saves data pays for pages that they never open',
    },
  ]),
  ...faultsOf({ file: `${forms}/overview.ts`, tests: [`${forms}/minutes.test.ts`] }, [
    {
      id: 'form-minutes-exact',
      find: 'Math.ceil(minutes / 5) * 5',
      replace: 'minutes',
      why: 'an estimate pretends to know 29 minutes from 30',
    },
  ]),
  ...faultsOf({ file: `${forms}/page/sheet.ts`, tests: [`${forms}/page/sheet.test.ts`] }, [
    {
      id: 'form-later-hides-wrong',
      find: "fault?.rule === 'required' && later.has(path)",
      replace: 'fault !== null && later.has(path)',
      why: 'an answer that is wrong passes because it was marked to be confirmed',
    },
    {
      id: 'form-adopted-rows-keep-keys',
      find: '        keys.delete(name);\n',
      replace: '',
      why: 'a row that another tab has changed shows its old text',
    },
  ]),
  ...faultsOf({ file: `${forms}/fields/date-text.ts`, tests: [`${forms}/fields/date-text.test.ts`] }, [
    {
      id: 'form-date-short-year',
      find: "if (year.length < 4) return isWhole ? { is: 'shortYear' } : null;",
      replace: 'if (year.length < 4) return null;',
      why: 'whoever writes 7.3.90 is shown an example and not told that the year is too short',
    },
  ]),
  ...faultsOf({ file: `${forms}/autosave/join.ts`, tests: [`${forms}/autosave/join.test.ts`] }, [
    {
      id: 'form-join-silent-win',
      find: 'both: differing.filter((name) => isMine(name) && isTheirs(name)),',
      replace: 'both: [],',
      why: 'the same field changed in two places is saved without a question',
    },
    {
      id: 'form-join-takes-mine',
      find: 'const taken = differing.filter((name) => !isMine(name));',
      replace: 'const taken = differing;',
      why: 'what one has just written is replaced by what another tab had saved',
    },
    {
      id: 'form-choice-drops-marks',
      find: ': !gone.includes(path);',
      replace: ': mine.includes(path);',
      why: 'whoever chooses between two answers loses what the other device had marked to be confirmed',
    },
  ]),
  ...faultsOf({ file: `${forms}/engine/row-paths.ts`, tests: [`${forms}/page/sheet.test.ts`] }, [
    {
      id: 'form-marks-keep-their-place',
      find: '  shift(row + 1, -1);\n',
      replace: '',
      why: 'a mark says of one journey what was meant of another, once a row before it is taken out',
    },
  ]),
  ...faultsOf(
    { file: 'app/platform/offline/unkept.ts', tests: ['app/platform/offline/outbox.test.ts'], only: 'keeps nowhere' },
    [
      {
        id: 'form-unkept-goes-unasked',
        find: 'if (atRisk().length > 0) event.preventDefault();',
        replace: '',
        why: 'on a shared computer a tab closes over answers that are nowhere else',
      },
    ],
  ),
  ...faultsOf({ file: `${forms}/view.server.ts`, tests: [`${forms}/page/pages.test.ts`], only: 'is offered while' }, [
    {
      id: 'form-same-as-again',
      find: '.some(([name, value]) => !isSameSaid(value, here[name]))',
      replace: '.length > 0',
      why: 'a copy is offered that changes nothing',
    },
  ]),
  ...faultsOf({ file: 'server/guards.ts', tests: [`${forms}/page/pages.test.ts`], only: 'one address' }, [
    {
      id: 'form-address-in-capitals',
      find: " && !('user_id' in place.params)",
      replace: '',
      why: 'a page of a person has two addresses, and what is kept of one is not found by the other',
    },
  ]),
  ...faultsOf({ file: `${forms}/later.server.ts`, tests: [`${forms}/page/pages.test.ts`], only: 'confirmed later' }, [
    {
      id: 'form-later-hidden',
      find: '.filter((path) => state.stateOf(path).isShown)',
      replace: '',
      why: 'the overview names a question that is not asked any more, and its link leads to nothing',
    },
  ]),
  ...faultsOf({ file: 'server/pages/policy.ts', tests: [`${forms}/page/pages.test.ts`], only: 'preparer' }, [
    {
      id: 'form-page-on-record',
      find: '...(row.audit && { audit: row.audit })',
      replace: '',
      why: 'staff read the answers of an application and nothing is on record',
    },
  ]),
  ...faultsOf({ file: 'app/features/portal/rules.ts', ...portal }, [
    {
      id: 'form-checked-unpaid',
      find: "return isUnpaid && stand === 'review' ? payment",
      replace: "return isUnpaid && stage === 'interview_completed' ? payment",
      why: 'somebody who has not paid is told that we check the application',
    },
    {
      id: 'form-before-questions',
      find: "sid === null || slug === 'questions' ?",
      replace: 'sid === null ?',
      why: 'a form is begun before the questions, and the questions are never asked',
    },
  ]),
];

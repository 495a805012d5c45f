/** Check your answers and send for review: what is shown, what is locked, who wins. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/forms/review';
const lock = 'app/features/forms/lock';
const rules = { tests: [`${room}/rules.test.ts`] };
const api = { tests: [`${room}/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...rules, file: `${room}/rules.ts` }, [
    {
      id: 'review-begun-documents',
      find: "documents === 'Finished' ? []",
      replace: "documents !== 'Not Started' ? []",
      why: 'a case without its documents goes to an adviser',
    },
    {
      id: 'review-undo-opened',
      find: "undo: ['asked'],",
      replace: "undo: ['asked', 'opened'],",
      why: 'a review that has begun disappears under the adviser',
    },
    {
      id: 'review-pages-room',
      find: '.slice(0, 1)',
      replace: '.slice(0)',
      why: 'on a phone the list of answers is twenty screens long',
    },
  ]),
  ...faultsOf({ ...rules, file: 'app/features/forms/findings/rules.ts' }, [
    {
      id: 'review-note-outlives-value',
      find: 'one.finding === key && one.values_hash === hash',
      replace: 'one.finding === key',
      why: 'an old note explains away a new contradiction',
    },
  ]),
  ...faultsOf({ file: `${lock}/open-fields.ts`, tests: [`${lock}/open-fields.test.ts`] }, [
    {
      id: 'review-lock-all-open',
      find: "if (lock.state !== 'returned') return [];",
      replace: "if (lock.state === 'asked') return [];",
      why: 'answers change while the adviser reads them',
    },
    {
      id: 'review-lock-box',
      find: ', ...(nodes.get(id)?.boxes ?? [])',
      replace: '',
      why: 'who was told that it does not apply cannot say so',
    },
  ]),
  ...faultsOf({ file: `${lock}/rules.ts`, tests: [`${lock}/open-fields.test.ts`] }, [
    {
      id: 'review-lock-some',
      find: 'changed.every((name)',
      replace: 'changed.some((name)',
      why: 'beside what was sent back everything else of the page can be changed',
    },
  ]),
  ...faultsOf({ ...api, file: 'app/features/applicants/covered.server.ts' }, [
    {
      id: 'review-member-pays',
      find: 'const head = await headOf(db, profile);',
      replace: 'const head = profile;',
      why: 'the case of a child is never paid',
      only: 'the head pays for the family',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/store.server.ts` }, [
    {
      id: 'review-event-twice',
      find: "if (verdict === 'done') return { kind: 'done', review: now, reasons: [] };",
      replace: '',
      why: 'a double click sends the case twice',
      only: 'sent twice',
    },
  ]),
  ...faultsOf({ file: `${room}/answers.server.ts`, tests: [`${room}/answers.test.ts`] }, [
    {
      id: 'review-past-is-silent',
      find: "return passesToday(now) ? 'passed' : null;",
      replace: 'return null;',
      why: 'nobody is told that the day of arrival has passed',
    },
  ]),
];

/** The review answer by answer, calls with an adviser, application numbers, documents asked for. */
import { type Fault, faultsOf } from './fault.ts';

const review = 'app/features/backoffice/review';
const forms = 'app/features/forms';
const portal = 'app/features/portal';
const rounds = { tests: [`${review}/api.test.ts`] };
const calls = { tests: [`${portal}/calls/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${review}/verdicts.ts`, tests: [`${review}/rules.test.ts`] }, [
    {
      id: 'judged-stale-accept',
      find: "isSameAnswer(accepted, value) ? 'accepted' : 'open'",
      replace: "'accepted'",
      why: 'an answer that was changed after it was accepted is never read again',
    },
    {
      id: 'judged-again-forgets',
      find: "if (verdict === 'none') return { remove: id, ...(before && { unsettle: before.field_review_id }) };",
      replace: "if (verdict === 'none') return { remove: id };",
      why: 'a flag raised again by mistake and taken back counts as accepted',
    },
  ]),
  ...faultsOf({ ...rounds, file: `${review}/store.server.ts` }, [
    {
      id: 'judged-over-another',
      find: '(ofPath(rows, path).at(-1)?.field_review_id ?? null) !== seen',
      replace: 'false',
      why: 'of two advisers the second writes over the first unseen',
    },
  ]),
  ...faultsOf({ ...rounds, file: `${forms}/lock/flags.server.ts` }, [
    {
      id: 'flag-draft-shown',
      find: "const WITH_THE_PERSON = ['sent', 'answered'] as const;",
      replace: "const WITH_THE_PERSON = ['draft', 'answered'] as const;",
      why: 'what was sent back has no comment, and drafts of an adviser are read',
    },
  ]),
  ...faultsOf({ ...rounds, file: `${forms}/review/store.server.ts` }, [
    {
      id: 'approve-open-flags',
      find: 'if (open && open.count > 0) return REFUSALS.flags;',
      replace: '',
      why: 'a case is approved with an answer that nobody looked at again',
    },
  ]),
  ...faultsOf({ file: `${forms}/review/rules.ts`, tests: [`${forms}/review/rules.test.ts`] }, [
    {
      id: 'approve-own-work',
      find: "!hasPrepared || (role === 'admin' && Boolean(reason))",
      replace: '!hasPrepared || Boolean(reason)',
      why: 'whoever wrote the answers approves them alone',
    },
  ]),
  ...faultsOf({ file: `${forms}/review/second-rules.ts`, tests: [`${forms}/review/rules.test.ts`] }, [
    {
      id: 'second-review-for-ever',
      find: 'if (reopened_at && reopened_at >= denied_at)',
      replace: 'if (reopened_at && reopened_at < denied_at)',
      why: 'a second review is opened again and again, and after a second denial never',
    },
  ]),
  ...faultsOf({ file: `${portal}/advisers/rules.ts`, tests: [`${portal}/calls/rules.test.ts`] }, [
    {
      id: 'call-touching-clashes',
      find: 'one.starts_at < endOf(other) && other.starts_at < endOf(one)',
      replace: 'one.starts_at <= endOf(other) && other.starts_at <= endOf(one)',
      why: 'no call can begin when another ends',
    },
  ]),
  ...faultsOf({ ...calls, file: `${portal}/advisers/store.server.ts` }, [
    {
      id: 'call-of-any-adviser',
      find: '        eq(appointments.adviser_id, adviser_id),\n',
      replace: '',
      why: 'while one adviser speaks nobody else can',
    },
  ]),
  ...faultsOf({ file: `${portal}/appointments/rules.ts`, tests: ['app/features/backoffice/outcome/api.test.ts'] }, [
    {
      id: 'visit-other-application',
      find: "cleanNumber(given ?? '') === onFile ? null : REFUSALS.numberDiffers",
      replace: 'null',
      why: 'somebody is sent to an interview that was booked for another application',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/documents/files/requests.server.ts',
      tests: ['app/features/documents/files/requests-api.test.ts'],
    },
    [
      {
        id: 'asked-document-told-again',
        find: 'if (before?.is_asked !== is_asked)',
        replace: 'if (reason)',
        why: 'each rewording is a new message to the person',
      },
    ],
  ),
  ...faultsOf({ file: `${portal}/advisers/rules.ts`, ...calls, only: 'hears of a call' }, [
    {
      id: 'adviser-told-of-own',
      find: 'call.adviser_id !== actor_id',
      replace: 'call.adviser_id !== ""',
      why: 'each booking of one’s own is a message to oneself, and soon nobody reads them',
    },
    {
      id: 'adviser-loses-call-unseen',
      find: "if (after && !isSameAdviser) all.push({ told: 'booked', call: after });",
      replace: '',
      why: 'an adviser has a call that nobody told them of',
    },
  ]),
  ...faultsOf({ file: `${portal}/calls/store.server.ts`, ...calls, only: 'moves it to a free time' }, [
    {
      id: 'call-moved-onto-another',
      find: 'if (await isTaken(tx, adviser_id, { starts_at, minutes }, user_id)) throw new Problem(409, CALL_REFUSALS.taken);\n',
      replace: '',
      why: 'whoever is too slow hears that the time is none, not that it is taken',
    },
  ]),
  ...faultsOf({ file: `${portal}/advisers/rules.ts`, tests: [`${portal}/calls/rules.test.ts`] }, [
    {
      id: 'call-movable-late',
      find: 'now <= movableUntil(starts_at)',
      replace: 'now >= movableUntil(starts_at)',
      why: 'a call is moved when its adviser has prepared for it, and not before',
    },
  ]),
  ...faultsOf({ ...rounds, file: `${review}/store.server.ts` }, [
    {
      id: 'judged-outside-a-round',
      find: "if (review?.state !== 'opened') return stands('elsewhere');",
      replace: '',
      why: 'answers are judged while the person is changing them',
    },
  ]),
  ...faultsOf({ file: `${review}/rules.ts`, tests: [`${review}/rules.test.ts`] }, [
    {
      id: 'desk-skips-what-waits',
      find: 'rest.find((path) => waiting.has(path)) ?? rest[0]',
      replace: 'rest[0]',
      why: 'an adviser reads again what was judged already',
    },
  ]),
  ...faultsOf({ file: `${review}/verdicts.ts`, tests: [`${review}/rules.test.ts`] }, [
    {
      id: 'judged-take-back-deletes-history',
      find: "return last.verdict === 'flagged' ? { unsettle: id } : { remove: id };",
      replace: 'return { remove: id };',
      why: 'what was wrong and how it was answered is gone',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/backoffice/outcome/rules.ts', tests: ['app/features/backoffice/outcome/rules.test.ts'] },
    [
      {
        id: 'outcome-corrected-by-csr',
        find: "role === 'admin' ? OUTCOME_STEPS",
        replace: "role !== '' ? OUTCOME_STEPS",
        why: 'whoever recorded a wrong outcome is offered to hide it',
      },
    ],
  ),
];

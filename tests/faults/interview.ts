/** Interview preparation: which questions, whose notes, and that none is lost or written over. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/portal/interview';
const rules = { tests: [`${room}/rules.test.ts`] };
const keeper = { tests: [`${room}/keeper.test.ts`] };
const api = { tests: [`${room}/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...rules, file: `${room}/questions.ts` }, [
    {
      id: 'interview-unknown-hides',
      find: '!Object.hasOwn(answers, one.field) || matches',
      replace: 'matches',
      why: 'who has not answered yet misses questions that the officer puts',
    },
    {
      id: 'interview-own-kind-only',
      find: ' || Boolean(question.also?.includes(kind))',
      replace: '',
      why: 'a student is never asked about a denial',
    },
    {
      id: 'interview-likely-last',
      find: 'Number(other.isLikely) - Number(one.isLikely)',
      replace: 'Number(one.isLikely) - Number(other.isLikely)',
      why: 'what is likely to be asked stands at the end',
    },
  ]),
  ...faultsOf({ ...rules, file: `${room}/rules.ts` }, [
    {
      id: 'interview-payer',
      find: "primary.payer === 'self' || primary.payer === 'family'",
      replace: 'primary.payer !== undefined',
      why: 'an employer pays for the children, too',
    },
    {
      id: 'interview-merge',
      find: 'note: isWritten ? mine.note : theirs.note',
      replace: 'note: mine.note',
      why: 'a mark on one phone brings back the note of before',
    },
    {
      id: 'interview-reason-first',
      find: 'KIND_OF_SERVICE[sid] ??',
      replace: '',
      why: 'a student who said tourism prepares for another interview',
    },
  ]),
  ...faultsOf({ ...rules, file: `${room}/rules.ts` }, [
    {
      id: 'interview-double-tap',
      find: 'timeStamp - last < ONE_TAP_MS',
      replace: 'timeStamp - last > ONE_TAP_MS',
      why: 'a double tap skips a question, and every calm press is lost',
    },
  ]),
  ...faultsOf({ ...keeper, file: `${room}/keeper.ts` }, [
    {
      id: 'interview-lost-answer',
      find: 'line.unsure.some((sent) => isSameNote(sent, theirs)) ? theirs : line.base',
      replace: 'line.base',
      why: 'after a bad line somebody is asked to choose between two texts of their own',
    },
    {
      id: 'interview-drop-early',
      find: "    line.isSending = true;\n    show(question, 'saving');",
      replace: "    line.isSending = true;\n    drafts.drop(question);\n    show(question, 'saving');",
      why: 'a tab that closes while it saves takes the words with it',
    },
    {
      id: 'interview-send-twice',
      find: 'if (line.isSending || line.theirs) return;',
      replace: 'if (line.theirs) return;',
      why: 'a note under way is sent again and clashes with itself',
    },
    {
      id: 'interview-overwrites',
      find: '    line.theirs = theirs;\n',
      replace: '    line.base = theirs;\n',
      why: 'the words of the other phone are written over',
    },
    {
      id: 'interview-no-rest',
      find: 'if (isSameNote(line.mine, line.base)) return settle(question);',
      replace: 'if (line.base.version > 0) return settle(question);',
      why: 'what was typed while it saved is never sent',
    },
  ]),
  ...faultsOf({ ...keeper, file: `${room}/drafts.ts` }, [
    {
      id: 'interview-anybodys-draft',
      find: '`${PREFIX}interview:${viewer}:${user_id}:`',
      replace: '`${PREFIX}interview:${user_id}:`',
      why: 'the next account on the phone finds what the last one typed',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/store.server.ts` }, [
    {
      id: 'interview-any-version',
      find: 'if (stored.version !== version) return',
      replace: 'if (stored.version < version) return',
      why: 'an old tab writes over the note of today',
    },
    {
      id: 'interview-lost-answer-refused',
      find: 'if (stored.version > 0 && isSameNote(stored, { note, is_practised })) return',
      replace: 'if (stored.version < 0) return',
      why: 'a second try after a lost answer is told that it changed elsewhere',
    },
    {
      id: 'interview-everybodys-notes',
      find: '    .where(eq(interview_notes.user_id, user_id))\n',
      replace: '',
      why: 'one reads the notes of everybody',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/api.server.ts` }, [
    {
      id: 'interview-primary-reads',
      find: "owner: ['self', 'guardian-of']",
      replace: "owner: ['self', 'primary-of']",
      why: 'a primary reads what a spouse with an own account wrote',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/view.server.ts` }, [
    {
      id: 'interview-all-answers-shared',
      find: '...sharedAnswers((await readOnboarding(ctx.db, head.user_id)).answers)',
      replace: '...(await readOnboarding(ctx.db, head.user_id)).answers',
      why: 'the work and the record of the primary count for the child',
    },
  ]),
];

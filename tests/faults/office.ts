/** The back office: who holds a case, who is found, what is on record, and what nobody but staff may see. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/backoffice';
const cases = { tests: [`${room}/cases/api.test.ts`] };
const people = { tests: [`${room}/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${room}/cases/rules.ts`, tests: [`${room}/cases/rules.test.ts`] }, [
    {
      id: 'case-taken-away',
      find: '[from, to].every(',
      replace: '[to].every(',
      why: 'an adviser takes a case from under a colleague',
    },
    {
      id: 'case-none-by-deadline',
      find: "overdue || (owner && owner !== 'none')",
      replace: 'overdue || owner',
      why: 'the free cases come in an order that means nothing',
    },
  ]),
  ...faultsOf({ file: 'content/office-clock.ts', tests: ['content/office-clock.test.ts'] }, [
    {
      id: 'office-by-universal-time',
      find: 'const BEHIND_MS = 5 * 3_600_000;',
      replace: 'const BEHIND_MS = 0;',
      why: 'a case is late on the evening before',
    },
    {
      id: 'office-day-not-ended',
      find: 'startOfNextDay(day).getTime() - 1000',
      replace: 'startOfDay(day).getTime() - 1000',
      why: 'a deadline is over before its day begins',
    },
    {
      id: 'office-day-ahead',
      find: 'at.getTime() - BEHIND_MS',
      replace: 'at.getTime() + BEHIND_MS',
      why: 'what was paid in the evening stands on the day after',
    },
  ]),
  ...faultsOf({ file: `${room}/cases/store.server.ts`, ...cases }, [
    {
      id: 'case-old-version',
      find: "if (held.version !== version) return { kind: 'changed', held };",
      replace: '',
      why: 'a second tab overwrites what was changed meanwhile',
      only: 'two tabs',
    },
    {
      id: 'case-to-anybody',
      find: 'if (owner_id && owner_id !== ctx.actor.user_id) await requireStaff(tx, owner_id);',
      replace: '',
      why: 'an applicant holds the case of somebody else',
      only: 'only an admin',
    },
  ]),
  ...faultsOf({ file: `${room}/cases/list.server.ts`, ...cases }, [
    {
      id: 'cases-of-the-deleted',
      find: "...[eq(users.role, 'applicant'), isNull(users.deleted_at), beyond],",
      replace: "...[eq(users.role, 'applicant'), beyond],",
      why: 'who asked to be forgotten stands in the list',
      only: 'newest first',
    },
    {
      id: 'cases-next-page-again',
      find: 'limit(limit + 1)',
      replace: 'limit(limit)',
      why: 'the list ends after its first page',
      only: 'after a key',
    },
  ]),
  ...faultsOf({ file: `${room}/search-store.server.ts`, ...people, only: 'found by' }, [
    {
      id: 'search-finds-the-forgotten',
      find: 'and(any, isNull(users.deleted_at), inArray(',
      replace: 'and(any, inArray(',
      why: 'whoever was erased is still found',
    },
  ]),
  ...faultsOf({ file: `${room}/messages/store.server.ts`, ...people, only: 'nothing arrives' }, [
    {
      id: 'message-to-placeholder',
      find: 'mail: email && !isPlaceholderEmail(email) ? email : null,',
      replace: 'mail: email,',
      why: 'a message is kept as sent that reaches nobody',
    },
  ]),
  ...faultsOf({ file: `${room}/case/history.server.ts`, ...people, only: 'trail' }, [
    {
      id: 'trail-for-advisers',
      find: "const isAdmin = ctx.actor.role === 'admin';",
      replace: 'const isAdmin = true;',
      why: 'every adviser reads who looked at whom',
    },
  ]),
  ...faultsOf({ file: `${room}/case/owed-rules.ts`, tests: [`${room}/case/owed-rules.test.ts`] }, [
    {
      id: 'owed-send-unpaid',
      find: 'forms.length > 0 && !isUnpaid && !review',
      replace: 'forms.length > 0 && !review',
      why: 'staff tell a family to send what cannot be sent yet',
    },
  ]),
  ...faultsOf({ file: `${room}/cases/store.server.ts`, ...cases, only: 'log in any more' }, [
    {
      id: 'case-to-the-disabled',
      find: ', isNull(users.disabled_at));',
      replace: ');',
      why: 'a case waits for ever with somebody who cannot log in',
    },
  ]),
  ...faultsOf({ file: `${room}/cases/list.server.ts`, ...cases }, [
    {
      id: 'cases-key-turned',
      find: "sql.raw(order === 'deadline' ? '>' : '<')",
      replace: "sql.raw(order === 'deadline' ? '<' : '>')",
      why: 'the second page is what came before the first',
      only: 'after a key',
    },
    {
      id: 'cases-paid-turned',
      find: "paid === 'yes' ? isPaidSql",
      replace: "paid === 'no' ? isPaidSql",
      why: 'who has paid stands among those who have not',
      only: 'newest first',
    },
  ]),
  ...faultsOf({ file: `${room}/cases/rules.ts`, tests: [`${room}/cases/rules.test.ts`] }, [
    {
      id: 'case-late-after-its-end',
      find: 'deadline_at.getTime() < now.getTime() && !outcomeOf(step)',
      replace: 'deadline_at.getTime() < now.getTime()',
      why: 'a case with its outcome is shown as late for ever',
    },
    {
      id: 'case-admin-as-adviser',
      find: "role === 'admin' || [from, to]",
      replace: '[from, to]',
      why: 'nobody can give the cases of somebody who is ill to a colleague',
    },
  ]),
  ...faultsOf({ file: `${room}/home/rules.ts`, tests: [`${room}/home/rules.test.ts`] }, [
    {
      id: 'chart-one-unseen',
      find: 'figure === 0 ? 0 : Math.max(1, ',
      replace: 'figure === 0 ? 0 : Math.max(0, ',
      why: 'a day with one sign-up looks like a day without any',
    },
    {
      id: 'chart-without-today',
      find: '(days - 1 - at) * DAY_MS',
      replace: '(days - at) * DAY_MS',
      why: 'the figures of today are those of yesterday',
    },
  ]),
  ...faultsOf({ file: `${room}/calendar/rules.ts`, tests: [`${room}/calendar/rules.test.ts`] }, [
    {
      id: 'calendar-week-from-sunday',
      find: 'daysAfter(date, 1 - weekdayOf(date))',
      replace: 'daysAfter(date, -weekdayOf(date))',
      why: 'the week begins on another day than its title says',
    },
  ]),
  ...faultsOf({ file: `${room}/search-rules.ts`, tests: [`${room}/search-rules.test.ts`] }, [
    {
      id: 'search-wildcards',
      find: 'text.replace(/[\\\\%_]/g, (sign) => `\\\\${sign}`)',
      replace: 'text',
      why: 'a percent sign finds everybody',
    },
  ]),
];

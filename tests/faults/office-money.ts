/** Staff and money: what is marked by hand, ways in that staff hand over, lists that leave, codes. */
import { type Fault, faultsOf } from './fault.ts';

const office = 'app/features/backoffice';
const manual = 'app/features/checkout/manual';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${manual}/rules.ts`, tests: [`${manual}/rules.test.ts`] }, [
    {
      id: 'mark-own-family',
      find: 'headOf(actor) === headOf(subject)',
      replace: 'actor.user_id === subject.user_id',
      why: 'an adviser marks their own mother as paid',
    },
    {
      id: 'mark-twice-window',
      find: 'const TWICE_MS = 10 * 60_000;',
      replace: 'const TWICE_MS = 10;',
      why: 'two advisers who hear of one transfer count it twice',
    },
  ]),
  ...faultsOf({ file: `${manual}/store.server.ts`, tests: [`${manual}/api.test.ts`] }, [
    {
      id: 'mark-other-product-locks',
      find: 'const isMarked = sid === before.service_type;',
      replace: 'const isMarked = true;',
      why: 'a background check that was paid opens the whole service',
    },
    {
      id: 'mark-undone-beside-refund',
      find: '  await refuseRefunding(tx, payment_id);\n',
      replace: '',
      why: 'money that is on its way back is also taken off the books',
    },
  ]),
  ...faultsOf({ file: `${manual}/api.server.ts`, tests: [`${manual}/api.test.ts`] }, [
    {
      id: 'mark-undone-by-csr',
      find: "if (ctx.actor.role !== 'admin') throw new Problem(404);",
      replace: '',
      why: 'whoever marked a payment wipes it away again',
    },
  ]),
  ...faultsOf({ file: `${office}/accounts/rules.ts`, tests: [`${office}/accounts/rules.test.ts`] }, [
    {
      id: 'password-of-an-equal',
      find: 'RANKS.indexOf(role) < RANKS.indexOf(actor)',
      replace: 'RANKS.indexOf(role) <= RANKS.indexOf(actor)',
      why: 'one admin takes over another',
    },
  ]),
  ...faultsOf({ file: `${office}/accounts/store.server.ts`, tests: [`${office}/accounts/api.test.ts`] }, [
    {
      id: 'first-link-of-anybody',
      find: '  (await isMadeByStaff({ db: tx }, account)) &&\n',
      replace: '',
      why: 'staff read the way into an account that somebody has begun on their own',
    },
  ]),
  ...faultsOf({ file: 'app/platform/csv.ts', tests: ['app/platform/csv.test.ts'] }, [
    {
      id: 'csv-formula',
      find: "BEGINS_FORMULA.test(text) ? `'${inside}` : inside",
      replace: 'inside',
      why: 'a name that somebody typed runs in a spreadsheet of ours',
    },
    {
      id: 'csv-formula-inside',
      find: 'text.replace(BEGINS_INSIDE, "$1\'")',
      replace: 'text',
      why: 'a semicolon in a note begins a cell of its own, and that one runs',
    },
  ]),
  ...faultsOf({ file: 'app/platform/access/confirmed.server.ts', tests: [`${office}/exports/api.test.ts`] }, [
    {
      id: 'export-by-an-old-password',
      find: 'const CONFIRMED_MS = 15 * 60_000;',
      replace: 'const CONFIRMED_MS = 15 * 3_600_000;',
      why: 'an open session of the morning downloads everybody in the evening',
    },
  ]),
  ...faultsOf({ file: `${office}/exports/watch.server.ts`, tests: [`${office}/exports/api.test.ts`] }, [
    {
      id: 'bulk-alarm-late',
      find: 'before + count > ALARM_ROWS',
      replace: 'count > ALARM_ROWS',
      why: 'everybody is read by the hundred and nobody hears of it',
    },
  ]),
  ...faultsOf({ file: `${office}/money/store.server.ts`, tests: [`${office}/money/api.test.ts`] }, [
    {
      id: 'review-settled-beside-request',
      find: '    await refuseOpenRequest(tx, row.reference);\n',
      replace: '',
      why: 'a refund that got stuck is forgotten, and the person waits for ever',
    },
  ]),
  ...faultsOf({ file: `${office}/promos/rules.ts`, tests: [`${office}/promos/rules.test.ts`] }, [
    {
      id: 'promo-used-up-shown-active',
      find: 'uses >= max_uses',
      replace: 'uses > max_uses',
      why: 'a sticker is printed for a code that nobody can use',
    },
  ]),
  ...faultsOf({ file: 'app/features/checkout/page/rules.ts', tests: ['app/features/checkout/page/rules.test.ts'] }, [
    {
      id: 'staff-look-begins-order',
      find: "  if (isStaff && cart.method === 'card') return null;\n",
      replace: '',
      why: 'each look of staff leaves an open order with the customer',
    },
  ]),
  ...faultsOf({ file: `${manual}/rules.ts`, tests: [`${manual}/rules.test.ts`] }, [
    {
      id: 'mark-other-sum-is-twice',
      find: 'before.amount === wanted.amount &&\n  ',
      replace: '',
      why: 'a second instalment is refused as the first one',
    },
  ]),
  ...faultsOf({ file: `${manual}/store.server.ts`, tests: [`${manual}/api.test.ts`] }, [
    {
      id: 'mark-again-unsaid',
      find: 'if (seats > 0 && !wanted.is_additional)',
      replace: 'if (seats > 0 && wanted.is_additional)',
      why: 'one transfer is written down twice an hour apart',
      only: 'another product',
    },
    {
      id: 'mark-undone-keeps-flag',
      find: 'if (isLast && sid === service_type)',
      replace: 'if (!isLast && sid === service_type)',
      why: 'a mark that was taken back still opens the whole service',
      only: 'taken back',
    },
    {
      id: 'mark-leaves-order-open',
      find: '  await supersede(ctx, tx, user_id, sid);\n',
      replace: '',
      why: 'the person pays by card what staff have written down',
      only: 'an open order',
    },
  ]),
  ...faultsOf({ file: `${office}/exports/day-rules.ts`, tests: [`${office}/exports/day-rules.test.ts`] }, [
    {
      id: 'export-without-its-last-day',
      find: 'startOfNextDay(end_date)',
      replace: 'startOfDay(end_date)',
      why: 'the money of the last day of a month is missing in its list',
    },
  ]),
  ...faultsOf({ file: `${office}/exports/key-halves.server.ts`, tests: [`${office}/exports/key-halves.test.ts`] }, [
    {
      id: 'key-of-any-list',
      find: 'if (found.list === list) return',
      replace: 'if (found.list) return',
      why: 'a key of one list opens another',
    },
  ]),
  ...faultsOf({ file: `${office}/promos/rules.ts`, tests: [`${office}/promos/rules.test.ts`] }, [
    {
      id: 'promo-off-shown-active',
      find: "if (disabled_at) return 'off';",
      replace: '',
      why: 'a code that was turned off looks as if it counted',
    },
  ]),
  ...faultsOf({ file: `${office}/accounts/store.server.ts`, tests: [`${office}/accounts/api.test.ts`] }, [
    {
      id: 'password-ended-sessions-stay',
      find: '    await endSessions(tx, ctx.now, user_id);\n',
      replace: '',
      why: 'whoever has the lost phone stays in the account',
      only: 'an admin ends a password',
    },
    {
      id: 'password-ended-without-own',
      find: '  await requirePassword(ctx, admin, current_password);\n',
      replace: '',
      why: 'an open screen of an admin takes over any account',
      only: 'without the own password',
    },
  ]),
];

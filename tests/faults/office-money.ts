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
      find: "BEGINS_FORMULA.test(text) ? `'${text}` : text",
      replace: 'text',
      why: 'a name that somebody typed runs in a spreadsheet of ours',
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
];

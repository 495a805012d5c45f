/** The sandbox as table, calls and page, the card form, and who may be reached where somebody pays. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/checkout/sandbox';
const methods = 'app/features/checkout/methods';
const calls = `${room}/api.test.ts`;

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${room}/book.server.ts`, tests: [`${room}/book.test.ts`] }, [
    {
      id: 'sandbox-untold-change',
      find: 'if (changed.event) await jobs.enqueue(tx, deliverJob, inputOf(changed.event));',
      replace: '',
      why: 'an order never hears that it was paid',
    },
    {
      id: 'sandbox-never-due',
      find: 'lte(table.settles_at, now)',
      replace: 'gte(table.settles_at, now)',
      why: 'a slip that was paid at a counter stays pending for ever, and one that was not is paid at once',
    },
    {
      id: 'sandbox-list-beyond-its-day',
      find: 'lt(table.created_at, to)',
      replace: 'lte(table.created_at, to)',
      why: 'the daily match counts a payment of midnight twice',
      only: 'keeps what a book must',
    },
  ]),
  ...faultsOf({ file: `${room}/store.server.ts`, tests: [calls] }, [
    {
      id: 'sandbox-marks-real-orders',
      find: "if (!sandbox || order.provider !== 'sandbox' || !order.provider_ref) throw new Problem(409);",
      replace: 'if (!sandbox || !order.provider_ref) throw new Problem(404);',
      why: 'an admin hears that an order of a real provider does not exist',
      only: 'is not marked',
    },
    {
      id: 'sandbox-marks-what-is-over',
      find: "if ((await sandbox.succeed(order.provider_ref)) !== 'paid') throw new Problem(409);",
      replace: 'await sandbox.succeed(order.provider_ref);',
      why: 'an admin hears "paid" of an order that can no longer be paid',
      only: 'is not marked',
    },
    {
      id: 'sandbox-mark-without-record',
      find: "{ action: 'payment.test-succeeded', subject_id: order.user_id }",
      replace: "{ action: 'payment.test-succeeded' }",
      why: 'nobody can see for whom an admin let a payment succeed',
      only: 'by notification only',
    },
  ]),
  ...faultsOf({ file: 'server/app.ts', tests: [calls], only: 'neither calls nor page' }, [
    {
      id: 'sandbox-calls-in-live-mode',
      find: "if (env.PAYMENTS_MODE === 'test') prefixed.route('/', makeSandboxApi());",
      replace: "prefixed.route('/', makeSandboxApi());",
      why: 'the test call is published where money moves (T18)',
    },
  ]),
  ...faultsOf({ file: 'app/platform/access/policy.ts', tests: [calls], only: 'neither calls nor page' }, [
    {
      id: 'sandbox-page-in-live-mode',
      find: "mode === 'demo' ? APP_MODE === 'demo' : PAYMENTS_MODE === 'test'",
      replace: "mode === 'demo' ? APP_MODE === 'demo' : PAYMENTS_MODE !== undefined",
      why: 'a live site shows the page of a test bank',
    },
  ]),
  ...faultsOf({ file: 'server/pages/policy.ts', tests: [calls], only: 'keeps its address to itself' }, [
    {
      id: 'sandbox-address-in-the-log',
      find: '{ params, ...(row.isDiscreet && { pattern }) }',
      replace: '{ params }',
      why: 'whoever reads the log can pay, reject or end the payment of somebody',
    },
  ]),
  ...faultsOf({ file: 'server/guards.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'payments-opened-everywhere',
      find: 'hasPayments && payments ? payments',
      replace: 'payments ? payments',
      why: 'a provider may be reached, and its frames shown, on every screen of the portal (T39)',
    },
    {
      id: 'payments-frame-may-not-pay',
      find: 'const takers = [...(payment ?? []), ...paid.frame];',
      replace: 'const takers = [...(payment ?? [])];',
      why: 'wallets do not open in the form of the provider',
    },
  ]),
  ...faultsOf({ file: 'app/paths.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'payments-script-taken-along',
      find: '    !loaded?.outside?.hasPayments &&\n',
      replace: '',
      why: 'the script of a provider goes on running on the pages with answers and documents (T39)',
    },
  ]),
  ...faultsOf({ file: `${methods}/card-rules.ts`, tests: [`${methods}/card-rules.test.ts`] }, [
    {
      id: 'card-dead-in-its-last-month',
      find: 'Date.UTC(year, month, 1) <= now.getTime()',
      replace: 'Date.UTC(year, month - 1, 1) <= now.getTime()',
      why: 'a card that is good to the end of this month is refused',
    },
    {
      id: 'card-without-check-digit',
      find: "digits.length <= 19 && hasCheckDigit(digits) ? null : 'number_invalid'",
      replace: "digits.length <= 19 ? null : 'number_invalid'",
      why: 'a mistyped number is found out only by a decline',
    },
  ]),
  ...faultsOf({ file: `${methods}/outcome-rules.ts`, tests: [`${methods}/outcome-rules.test.ts`] }, [
    {
      id: 'payment-link-that-runs',
      find: '/^https?:$/.test(url.protocol) && ',
      replace: '',
      why: 'a link of a provider could run a script in our page (T24)',
    },
    {
      id: 'payment-secret-in-address',
      find: "const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];",
      replace: "const ADDED = ['payment_intent', 'redirect_status'];",
      why: 'the secret of a payment stays in the address, in history and in what is shared',
    },
  ]),
];

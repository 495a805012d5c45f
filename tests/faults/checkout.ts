import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/checkout';
const orders = { tests: [`${room}/orders/api.test.ts`] };

/** Money: what is priced, asked for, taken and granted. */
export const faults: readonly Fault[] = [
  ...faultsOf({ ...orders, file: 'app/features/accounts/profile/store.server.ts' }, [
    {
      id: 'paid-by-refunded',
      find: "eq(sid, user.service_type), eq(state, 'active'))",
      replace: 'eq(sid, user.service_type))',
      why: 'a service that was given back still counts as paid',
      only: 'a refund takes back',
    },
  ]),
  ...faultsOf({ tests: ['app/features/applicants/rules.test.ts'], file: 'app/features/applicants/rules.ts' }, [
    {
      id: 'seat-after-refund',
      find: '!named.has(user_id) && !gone.has(user_id)',
      replace: '!named.has(user_id)',
      why: 'whoever got the money back is covered all the same',
    },
    {
      id: 'seats-without-end',
      find: 'waiting.slice(0, free)',
      replace: 'waiting',
      why: 'one seat covers the whole family',
    },
  ]),
  ...faultsOf({ tests: [`${room}/cart/rules.test.ts`], file: `${room}/cart/rules.ts` }, [
    {
      id: 'card-above-list-price',
      find: '...(list === null ? [] : [inDollars(list, atMost.currency, rates)]),',
      replace: '',
      why: 'a card is charged more than the price shown at home',
    },
    {
      id: 'promise-not-in-dollars',
      find: "shown.reason === 'promise'",
      replace: 'false',
      why: 'a promised price is forgotten when one pays by card',
    },
    {
      id: 'minors-of-others',
      find: 'seats.slice(covered, covered + number_purchasing)',
      replace: 'seats',
      why: 'minors who are not bought for lower the price',
    },
  ]),
  ...faultsOf({ tests: [`${room}/promos/rules.test.ts`], file: `${room}/promos/rules.ts` }, [
    {
      id: 'promo-after-its-end',
      find: 'promo.ends_at <= now',
      replace: 'promo.ends_at < now',
      why: 'a code counts when its time is over',
    },
    {
      id: 'promo-any-method',
      find: "promo.method !== 'any' && promo.method !== method",
      replace: 'false',
      why: 'a code for cards lowers a local payment',
    },
  ]),
  ...faultsOf({ ...orders, file: `${room}/promos/store.server.ts` }, [
    {
      id: 'promo-use-not-bounded',
      find: 'and(eq(promos.code, code), hasRoom)',
      replace: 'eq(promos.code, code)',
      why: 'a code with one use is used by everybody at once',
      only: 'a code with one use',
    },
  ]),
  ...faultsOf({ ...orders, file: `${room}/orders/store.server.ts` }, [
    {
      id: 'order-anew-each-time',
      find: 'if (isSame && current.handed_out)',
      replace: 'if (false as boolean)',
      why: 'a second tap makes a second payment',
      only: 'the same cart is the same order',
    },
    {
      id: 'order-not-held',
      find: "if (isHeld(current, ctx.now)) return { what: 'wait' };",
      replace: '',
      why: 'two taps at once talk to the provider twice',
      only: 'ten taps',
    },
    {
      id: 'use-not-given-back',
      find: '    if (old.promo_code) await giveUseBack(tx, old.promo_code);\n    return insertOrder',
      replace: '    return insertOrder',
      why: 'a code is spent by an order that was replaced',
      only: 'a code with one use',
    },
  ]),
  ...faultsOf({ tests: [`${room}/orders/api.test.ts`], file: `${room}/truth/settle.server.ts` }, [
    {
      id: 'any-amount-pays',
      find: 'return amount === order.amount ? null :',
      replace: 'return amount >= 0 ? null :',
      why: 'one cent pays the whole order',
      only: 'about another sum',
    },
    {
      id: 'paid-twice-bought-twice',
      find: 'siblings.length > 0 || (await',
      replace: 'siblings.length > 99 || (await',
      why: 'a second payment for one purchase is kept',
      only: 'money for an order that was replaced',
    },
    {
      id: 'refund-keeps-service',
      find: "if (next !== payment.state && next !== 'paid') await giveBack(ctx, tx, payment, next);",
      replace: '',
      why: 'the service stays after the money went back',
      only: 'a refund takes back',
    },
  ]),
  ...faultsOf({ tests: [`${room}/manual/api.test.ts`], file: `${room}/truth/settle.server.ts` }, [
    {
      id: 'paid-by-hand-and-card',
      find: '|| (await isPaidByHand(tx, order))',
      replace: '',
      why: 'what staff marked as paid is kept a second time when the card of the open page pays',
      only: 'money that still comes',
    },
  ]),
  ...faultsOf({ tests: [`${room}/truth/api.test.ts`], file: `${room}/truth/settle.server.ts` }, [
    {
      id: 'event-counts-again',
      find: 'if (notice && !(await isNew(',
      replace: 'if (notice && (await isNew(tx, provider, `${Math.random()}`, ctx.now)) && !(await isNew(',
      why: 'each repetition of a message leaves a row of its own',
      only: 'a hundred times',
    },
  ]),
  ...faultsOf({ tests: [`${room}/truth/api.test.ts`], file: `${room}/orders/store.server.ts` }, [
    {
      id: 'failed-try-paid-beside',
      find: 'return paid ? randomUUID() : last.purchase_id;',
      replace: 'return randomUUID();',
      why: 'a try that failed and is paid after all is kept beside the one that followed it',
      only: 'late for a try',
    },
  ]),
  ...faultsOf({ tests: [`${room}/orders/promise.api.test.ts`], file: `${room}/cart/priced.server.ts` }, [
    {
      id: 'own-code-used-up',
      find: 'heldCode === promo?.code)',
      replace: 'false)',
      why: 'whoever looks at their cart again is told that their own code is used up, and pays more',
      only: 'a code with one use is not used up',
    },
    {
      id: 'promise-without-its-code',
      find: 'promoHelps: priced.total < plain.total',
      replace: 'promoHelps: priced.promoHelps',
      why: 'a price that was shown with a code is gone as soon as the rate rises',
      only: 'code of the house',
    },
  ]),
  ...faultsOf({ tests: [`${room}/truth/rules.test.ts`], file: `${room}/truth/rules.ts` }, [
    {
      id: 'late-failure-wins',
      find: "paid: { refunded: 'refunded', disputed: 'disputed' },",
      replace: "paid: { failed: 'failed', refunded: 'refunded', disputed: 'disputed' },",
      why: 'a failure that comes late takes away what was paid',
    },
  ]),
  ...faultsOf({ ...orders, file: `${room}/truth/grant.server.ts` }, [
    {
      id: 'cart-stays-full',
      find: 'const emptied = { product_ids: [], promo_code: null, updated_at: ctx.now };',
      replace: "const emptied = { product_ids: ['own'], promo_code: null, updated_at: ctx.now };",
      why: 'a second tab buys the same again',
      only: 'a card payment: order',
    },
    {
      id: 'purchase-untold',
      find: "  await recordCase(ctx, tx, { user_id, event: 'payment.received' });\n  const data",
      replace: '  const data',
      why: 'the story of the case does not tell of the payment',
      only: 'a card payment: order',
    },
  ]),
  ...faultsOf({ ...orders, file: `${room}/cart/buyer.server.ts` }, [
    {
      id: 'promise-without-end',
      find: 'gt(price_promises.shown_at, since(ctx.now))',
      replace: 'gt(price_promises.shown_at, new Date(0))',
      why: 'a price of last year still holds',
      only: 'holds for a day',
    },
    {
      id: 'promise-prolongs-itself',
      find: 'if (!held || price.unit < held.unit) return true;',
      replace: 'if (held && price.unit >= held.unit) return false;\n    if (!held) return false;',
      why: 'no price is promised at all',
      only: 'holds for a day',
    },
  ]),
];

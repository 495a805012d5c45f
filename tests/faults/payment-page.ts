/** The payment page: what is saved and sent, what may be prepared, what is said of an order. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/checkout/page/rules.ts', tests: ['app/features/checkout/page/rules.test.ts'] }, [
    {
      id: 'payment-while-paying',
      find: 'if (isPaying || mustSetPassword || isUnderWay(order)) return null;',
      replace: 'if (mustSetPassword || isUnderWay(order)) return null;',
      why: 'another intent is made under a payment that runs, and somebody pays what they no longer see',
    },
    {
      id: 'payment-pending-again',
      find: "export const isUnderWay = (state: OrderState | undefined) => state === 'pending';",
      replace: "export const isUnderWay = (state: OrderState | undefined) => state === 'created';",
      why: 'while the bank has yet to confirm a payment the page offers to pay again',
    },
    {
      id: 'payment-old-price',
      find: "if (sent || trouble === 'not-saved' || isUnsaved(state)) return null;",
      replace: "if (sent || trouble === 'not-saved') return null;",
      why: 'the button charges the cart of before the last change',
    },
    {
      id: 'payment-latest-lost',
      find: 'if (wish === sent) return stored;',
      replace: 'return stored;',
      why: 'what is chosen while a save is on its way is dropped without a word',
    },
    {
      id: 'payment-loops-on-failure',
      find: "state.sent === null && state.trouble !== 'not-saved' && isUnsaved(state);",
      replace: 'state.sent === null && isUnsaved(state);',
      why: 'without a network the page sends for ever instead of saying so',
    },
    {
      id: 'payment-staff-change-family',
      find: '...(wish.confirm_party && !isStaff && { confirm_party: true as const }),',
      replace: '...(wish.confirm_party && { confirm_party: true as const }),',
      why: 'staff who try a price change what somebody said of their family',
    },
    {
      id: 'payment-eleven-people',
      find: 'Math.max(1, MAX_PARTY - covered)',
      replace: 'MAX_PARTY + covered',
      why: 'more people can be chosen than can be bought for',
    },
    {
      id: 'payment-house-code-frozen',
      find: 'promo.code === cart.promo.code ? code : promo.code || null;',
      replace: 'promo.code || null;',
      why: 'the code of the house becomes one of the person and stays when a better one would hold',
    },
    {
      id: 'payment-payinusa-local',
      find: "method !== 'card' && code === CARD_ONLY",
      replace: "method === 'card' && code === CARD_ONLY",
      why: 'PAYINUSA is refused where it holds and sent where it does not',
    },
    {
      id: 'payment-waits-for-ever',
      find: "verdict === 'wait' && waited >= ASK_FOR_MS ? 'late' : verdict;",
      replace: 'verdict;',
      why: 'somebody whose bank is slow watches a spinner without an end',
    },
    {
      id: 'payment-step-for-everybody',
      find: "current_step === 'onboarding_questions_completed' || current_step === 'required_visa_seen'",
      replace: "current_step === 'onboarding_questions_completed'",
      why: 'whoever has seen their visa is never moved to the payment',
    },
    {
      id: 'payment-zero-discount-applied',
      find: "return { what: isGood(message) && proportion > 0 ? 'applied' : 'refused', message };",
      replace: "return { what: isGood(message) ? 'applied' : 'refused', message };",
      why: 'a code without a discount is shown as applied',
    },
    {
      id: 'payment-includes-twice',
      find: "const apart = lines.filter(({ paid }) => paid === 'apart');",
      replace: 'const apart = lines;',
      why: 'a fee that our price includes is added to what the government gets',
    },
    {
      id: 'payment-parts-hidden',
      find: 'const isSame = adults.unit === minors.unit && adults.reason === minors.reason;',
      replace: 'const isSame = adults.reason === minors.reason;',
      why: 'minors are shown at the price of adults',
    },
    {
      id: 'payment-foreign-phone',
      find: 'phone?.startsWith(`+${countries.find(({ code }) => code === country)?.dial}`) ? phone : null;',
      replace: 'phone;',
      why: 'whoever pays from another country than that of their phone is refused',
    },
    {
      id: 'payment-paid-elsewhere-unread',
      find: "export const isStale = (why: Refusal) => why === 'pending' || why === 'paid' || why === 'changed';",
      replace: "export const isStale = (why: Refusal) => why === 'pending' || why === 'changed';",
      why: 'a second window goes on showing a cart that is paid',
    },
    {
      id: 'payment-without-a-way',
      find: 'if (lackOf(cart) || !cart.methods.includes(cart.method)) return null;',
      replace: 'if (lackOf(cart)) return null;',
      why: 'a payment is asked for that nobody takes in that country',
    },
    {
      id: 'payment-key-forgets-tries',
      find: "return [cart.method, cart.version, cart.charge.amount, cart.charge.currency, tries].join(' ');",
      replace: "return [cart.method, cart.version, cart.charge.amount, cart.charge.currency].join(' ');",
      why: 'the button to try again does nothing',
    },
    {
      id: 'payment-expired-waits',
      find: "  expired: 'failed',\n",
      replace: "  expired: 'wait',\n",
      why: 'whoever comes back from a payment that ran out is told to wait',
    },
    {
      id: 'payment-unsaved-again',
      find: 'return { ...stored, wish: { ...wish, confirm_party: wish.confirm_party && !sent?.confirm_party } };',
      replace: 'return { ...stored, wish };',
      why: 'the family is written a second time by a later change',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/checkout/page/view.server.ts', tests: ['app/features/checkout/page/pages.test.ts'] },
    [
      {
        id: 'payment-quote-silent',
        find: 'sid && isQuoteService(sid) ?',
        replace: 'sid && !isQuoteService(sid) ?',
        why: 'whoever waits for a quote is told to choose something, and not who writes',
        only: 'temporary account',
      },
    ],
  ),
];

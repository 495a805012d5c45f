/** Receipts, refunds and links to pay: who gets back how much, once, and what a paper or a link may show. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/checkout';
const rules = { tests: [`${room}/refunds/rules.test.ts`] };
const api = { tests: [`${room}/refunds/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...rules, file: `${room}/refunds/rules.ts` }, [
    {
      id: 'refund-window-open',
      find: 'if (isInTime && !(isBegun && isDelivered))',
      replace: 'if (isInTime)',
      why: 'who has the finished review gets everything back',
    },
    {
      id: 'refund-other-product-filed',
      find: 'if (isOwnService && FILED_STEPS.includes(current_step))',
      replace: 'if (FILED_STEPS.includes(current_step))',
      why: 'a background check is lost because an interview is booked',
    },
    {
      id: 'refund-rehearsal-filed',
      find: "['InterviewPrep', 'InterviewPrepDS160Update']",
      replace: "['InterviewPrep']",
      why: 'a rehearsal that nobody held is lost because the appointment was booked before',
    },
    {
      id: 'refund-fee-kept',
      find: 'return included + Math.round((part - included) * proportionOf(stage));',
      replace: 'return Math.round(part * proportionOf(stage));',
      why: 'we keep half of a fee that nobody paid on',
    },
    {
      id: 'refund-left-forgets-open',
      find: 'amount - wentBack - sum(isOpen)',
      replace: 'amount - wentBack',
      why: 'two people of a family are promised the same money',
    },
    {
      id: 'refund-minor-on-adult',
      find: 'is_minor ? [left.minors, left.adults]',
      replace: 'is_minor ? [left.adults, left.minors]',
      why: 'a child gets back what an adult paid, and the adult less',
    },
  ]),
  ...faultsOf({ ...rules, file: `${room}/refunds/business-day-rules.ts` }, [
    {
      id: 'refund-holidays-count',
      find: 'weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)',
      replace: 'weekday !== 6',
      why: 'a holiday takes a day of the withdrawal away',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/refunds/store.server.ts` }, [
    {
      id: 'refund-asked-twice',
      find: "if (named.some((one) => one.state !== 'free')) throw new Problem(409, 'Already asked');",
      replace: '',
      why: 'one person is refunded twice',
    },
    {
      id: 'refund-foreign-product',
      find: '.where(and(eq(subscriptions.subscription_id, id), eq(subscriptions.user_id, owner)));',
      replace: '.where(eq(subscriptions.subscription_id, id));',
      why: 'somebody asks for what a stranger has bought',
    },
    {
      id: 'refund-withdrawn-late',
      find: ".where(and(eq(request_id, id), eq(state, 'asked')))",
      replace: '.where(eq(request_id, id))',
      why: 'a refund that is on its way is taken back and asked for again',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/refunds/send.server.ts` }, [
    {
      id: 'refund-beside-dispute',
      find: "(standing.state === 'paid' || standing.state === 'refunded') &&",
      replace: '',
      why: 'the bank and we both give the money back',
    },
    {
      id: 'refund-sent-again',
      find: "if (request.state === 'sent' && !KNOWS_KEYS[provider.name])",
      replace: "if (request.state === 'done')",
      why: 'a process that died sends the money a second time',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/refunds/finish.server.ts` }, [
    {
      id: 'refund-duplicate-takes-seat',
      find: 'covered.every(({ refunded_at }) => refunded_at !== null)',
      replace: 'covered.some(({ refunded_at }) => refunded_at !== null)',
      why: 'one person cancels and the whole family loses the service',
    },
  ]),
  ...faultsOf({ file: `${room}/receipts/rules.ts`, tests: [`${room}/receipts/rules.test.ts`] }, [
    {
      id: 'receipt-tax-forgotten',
      find: ' + tax_amount === amount',
      replace: ' === amount',
      why: 'with tax a receipt prints dollars as pesos',
    },
  ]),
  ...faultsOf({ file: `${room}/link/store.server.ts`, tests: [`${room}/link/api.test.ts`] }, [
    {
      id: 'pay-link-never-ends',
      find: 'and(eq(pay_links.code_hash, hashOf(code)), gt(expires_at, now))',
      replace: 'eq(pay_links.code_hash, hashOf(code))',
      why: 'a link from last year still opens a purchase',
      only: 'has run out',
    },
    {
      id: 'pay-link-shows-what-is-paid',
      find: "if (order?.state === 'paid') return { state: 'paid', ...NOTHING };",
      replace: '',
      why: 'whoever has paid by a link is told that it is over, and not that it is paid',
      only: 'paid once by somebody else',
    },
    {
      id: 'pay-link-of-before-lives',
      find: '.where(and(eq(pay_links.user_id, user_id), isNull(pay_links.ended_at)));',
      replace: ".where(and(eq(pay_links.user_id, ''), isNull(pay_links.ended_at)));",
      why: 'a link that was sent to a wrong number goes on for a week',
      only: 'a link to pay later',
    },
  ]),
  ...faultsOf({ file: `${room}/orders/content.server.ts`, tests: [`${room}/link/api.test.ts`] }, [
    {
      id: 'pay-link-owner-page',
      find: "isByLink && fixed.method === 'local'",
      replace: 'false',
      why: 'somebody else pays on a page that names the owner, and is led into their portal',
      only: 'handed on',
    },
  ]),
  ...faultsOf({ file: `${room}/orders/store.server.ts`, tests: [`${room}/link/api.test.ts`] }, [
    {
      id: 'pay-link-names-owner',
      find: 'isByLink ? NOBODY : payerOf(buyer.profile)',
      replace: 'payerOf(buyer.profile)',
      why: 'the page of the provider names the person who is paid for',
      only: 'handed on',
    },
  ]),
];

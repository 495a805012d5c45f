/** How much mail somebody gets, and how long what stands in it opens something. */
import { type Fault, faultsOf } from './fault.ts';

const outbox = 'app/integrations/mail/outbox.server.ts';
const budgets = 'app/features/accounts/log-in/budgets-api.test.ts';
const texts = 'app/features/accounts/account-messages.server.ts';
const payLink = {
  file: 'app/features/checkout/link/store.server.ts',
  tests: ['app/features/checkout/link/api.test.ts'],
};

export const faults: readonly Fault[] = [
  ...faultsOf({ file: outbox, tests: [budgets], only: 'messages|staff send|a day' }, [
    {
      id: 'mail-windows-shared',
      find: '`mail.${budget}.${rule.minutes}`',
      replace: '`mail.${budget}`',
      why: 'each message counts twice, and the fourth of an hour is dropped',
    },
    {
      id: 'mail-of-day',
      find: 'asked: [\n    { max: 6, minutes: 60 },\n    { max: 15,',
      replace: 'asked: [\n    { max: 6, minutes: 60 },\n    { max: 150,',
      why: 'a stranger gets 144 messages a day',
    },
    {
      id: 'mail-of-staff',
      find: 'staff: [\n    { max: 10, minutes: 60 },',
      replace: 'staff: [\n    { max: 100, minutes: 60 },',
      why: 'a clerk floods a customer',
    },
    {
      id: 'mail-room-unasked',
      find: 'if (retryAfter > 0) throw new Problem(429, undefined, { retryAfter });',
      replace: '',
      why: 'staff are told that a letter has left which was dropped',
    },
    {
      id: 'mail-dropped-kept',
      find: '    await ctx.db.delete(messages).where(eq(messages.message_id, message.message_id));\n',
      replace: '',
      why: 'what was never sent stands in the list of what was',
    },
  ]),
  ...faultsOf({ file: texts, tests: [budgets], only: 'messages|staff send' }, [
    {
      id: 'mail-link-crowds',
      find: "  log_in_link: 'staff',",
      replace: "  log_in_link: 'entry',",
      why: 'links that a clerk sends keep the owner from a new password',
    },
    {
      id: 'mail-question-crowded',
      find: "  contact_change: 'question',",
      replace: "  contact_change: 'entry',",
      why: 'a stranger who asks for reset links keeps the owner from being asked about a new address',
      only: 'use up the question',
    },
  ]),
  ...faultsOf(payLink, [
    {
      id: 'pay-link-for-ever',
      find: ', gt(expires_at, now)));',
      replace: '));',
      why: 'a link in an old message still shows what somebody buys',
    },
    {
      id: 'pay-link-plain',
      find: 'code_hash: hashOf(code), user_id',
      replace: 'code_hash: code, user_id',
      why: 'who reads the database has every link to pay',
    },
    {
      id: 'pay-link-older',
      find: '.set({ ended_at: ctx.now })',
      replace: '.set({ ended_at: null })',
      why: 'the link that was sent to the wrong person still works',
    },
    {
      id: 'pay-link-of-owner',
      find: 'made_by: null, isOwner: false',
      replace: 'made_by: user_id, isOwner: false',
      why: 'the page of the provider names the person to whoever has the link',
    },
  ]),
];

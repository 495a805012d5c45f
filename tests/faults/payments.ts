/** Payment providers: what is asked of them, what is believed, and which keys are let in. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/integrations/payments';
const signatures = { tests: [`${room}/signatures.test.ts`] };
const stripe = { tests: [`${room}/stripe.test.ts`], file: `${room}/stripe.server.ts` };
const wompi = { tests: [`${room}/wompi.test.ts`], file: `${room}/wompi.server.ts` };
const dlocal = { tests: [`${room}/dlocalgo.test.ts`], file: `${room}/dlocalgo.server.ts` };
const sandbox = { tests: [`${room}/sandbox.test.ts`], file: `${room}/sandbox.server.ts` };
const settings = { tests: ['app/platform/payment-settings.test.ts'], file: 'app/platform/payment-settings.ts' };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...signatures, file: `${room}/signature.server.ts` }, [
    {
      id: 'payments-future-stamp',
      find: 'if (Math.abs(now.getTime() / 1000 - Number(t)) > SKEW_SECONDS) return false;',
      replace: 'if (now.getTime() / 1000 - Number(t) > SKEW_SECONDS) return false;',
      why: 'a message with a stamp of next year can be sent again until then',
      only: 'of the future',
    },
    {
      id: 'payments-prefix-is-enough',
      find: 'return one.length === other.length && timingSafeEqual(one, other);',
      replace: 'return one.length > 0 && timingSafeEqual(one, other.subarray(0, one.length));',
      why: 'the beginning of a signature proves a payment',
      only: 'forged messages',
    },
  ]),
  ...faultsOf({ ...signatures, file: `${room}/stripe.server.ts` }, [
    {
      id: 'payments-other-mode-message',
      find: 'if (!read.success || read.data.livemode !== isLive) return null;',
      replace: 'if (!read.success) return null;',
      why: 'a test payment at Stripe pays an order of the live site',
      only: 'of the other mode',
    },
  ]),
  ...faultsOf({ ...signatures, file: `${room}/wompi.server.ts` }, [
    {
      id: 'payments-unsigned-amount',
      find: 'if (!MUST_BE_SIGNED.every((path) => signature.properties.includes(path))) return null;',
      replace: '',
      why: 'a message counts although what it says is not what was signed',
      only: 'wompi: forged',
    },
  ]),
  ...faultsOf(stripe, [
    {
      id: 'payments-asked-for-is-paid',
      find: "amount: found.status === 'succeeded' ? found.amount_received : found.amount,",
      replace: 'amount: found.amount,',
      why: 'an order of 97 dollars is paid with 9.70',
      only: 'what has come',
    },
    {
      id: 'payments-refund-without-key',
      find: '`refund:${key}`',
      replace: '`refund:${Math.random()}`',
      why: 'a refund that is sent twice is paid twice',
      only: 'a refund happens once',
    },
  ]),
  ...faultsOf(wompi, [
    {
      id: 'payments-signature-oracle',
      find: 'sha256(`${reference}${amount_in_cents}${currency}${expires}${secret}`);',
      replace: 'sha256(`${reference}${currency}${expires}${secret}`);',
      why: 'a signature holds for any amount',
      only: 'holds for nothing else',
    },
    {
      id: 'payments-declined-beats-paid',
      find: "const RANK: readonly ProviderState[] = ['paid', 'pending', 'refunded', 'failed'];",
      replace: "const RANK: readonly ProviderState[] = ['failed', 'pending', 'refunded', 'paid'];",
      why: 'somebody pays at the second try and is told to pay again',
      only: 'several tries',
    },
    {
      id: 'payments-part-of-a-void',
      find: '|| fromCents(found.amount_in_cents, currency) !== amount',
      replace: '',
      why: 'who asks for a part gets the whole payment back',
      only: 'given back whole',
    },
  ]),
  ...faultsOf(dlocal, [
    {
      id: 'payments-foreign-page',
      find: "throw new CallFailed('dlocalgo sends people to a page that is not its own', 'answered');",
      replace: 'void host;',
      why: 'people are sent to a page that looks like paying',
      only: 'not theirs',
    },
    {
      id: 'payments-refund-again',
      find: "if (error instanceof CallFailed && error.failure !== 'unsent') throw new OutcomeUnknown(error.message);",
      replace: '',
      why: 'a refund whose answer was lost is paid again',
      only: 'broke off',
    },
  ]),
  ...faultsOf({ ...dlocal, file: `${room}/amounts.ts` }, [
    {
      id: 'payments-rounded-amount',
      find: 'return Math.abs(minor - near) < 1e-6 ? wholeOr(near) : NO_AMOUNT;',
      replace: 'return wholeOr(near);',
      why: 'an amount that is nearly right is taken for the right one',
      only: 'another sum',
    },
  ]),
  ...faultsOf(sandbox, [
    {
      id: 'payments-sandbox-twice',
      find: 'if (!from.includes(payment.state)) return null;',
      replace: '',
      why: 'what was given back or has failed can be paid after all',
      only: 'double click',
    },
  ]),
  ...faultsOf({ tests: [`${room}/index.test.ts`], file: `${room}/index.server.ts` }, [
    {
      id: 'payments-sandbox-live',
      find: "const ours = mode === 'test' ? sandbox(",
      replace: "const ours = mode !== 'off' ? sandbox(",
      why: 'on the live site everybody pays with 4242',
      only: 'in live mode',
    },
  ]),
  ...faultsOf(settings, [
    {
      id: 'payments-live-key-in-test',
      find: 'if (value === undefined || shapes[mode].test(value)) continue;',
      replace: 'if (value === undefined || shapes.test.test(value) || shapes.live.test(value)) continue;',
      why: 'a test of ours takes money from a real card',
      only: 'Q25',
    },
    {
      id: 'payments-open-address',
      find: "if (mode === 'live') refuse(key, 'belongs to tests: in live mode payments go to the provider itself');",
      replace: '',
      why: 'one line of the environment sends every card to another machine',
      only: 'other addresses',
    },
  ]),
];

/** Prefilled answers: whose they are, what says where they came from, and who moves along. */
import { type Fault, faultsOf } from './fault.ts';

const wing = 'app/features/forms/prefill';
const offers = { tests: [`${wing}/offers.test.ts`] };
const calls = { tests: ['app/features/forms/same-as/api.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${wing}/offers.ts`, ...offers }, [
    {
      id: 'prefill-of-others',
      find: "if (rule.of === 'person' && !facts.onboarding.isOwn) return null;",
      replace: '',
      why: 'the nationality of the mother stands in the form of the stepson',
    },
    {
      id: 'prefill-which-spouse',
      find: 'return one && !another ? relativeFact(one, rule.field) : null;',
      replace: 'return one ? relativeFact(one, rule.field) : null;',
      why: 'of two parents of one kind the wrong one is written down',
    },
    {
      id: 'prefill-sworn',
      find: 'never.pages.includes(page) || never.fields.includes(name)',
      replace: 'never.pages.includes(page)',
      why: 'an oath of an earlier form is taken over into another one',
    },
    {
      id: 'prefill-other-kind',
      find: 'one.type === other.type && one.options === other.options',
      replace: 'one.type === other.type || one.options === other.options',
      why: 'an answer to another question stands in a field of the same name',
    },
  ]),
  ...faultsOf({ file: `${wing}/waiting.ts`, ...offers }, [
    {
      id: 'prefill-refused',
      find: '&& isShown && !isFreed && !fault &&',
      replace: '&& isShown && !isFreed &&',
      why: 'the page opens with an answer that it refuses',
    },
  ]),
  ...faultsOf({ file: `${wing}/origins.ts`, ...offers }, [
    {
      id: 'prefill-mark-stays',
      find: 'const isUnchanged = isSameAnswer(was.get(beforeOf(path)), value);',
      replace: 'const isUnchanged = was.has(path);',
      why: 'what somebody wrote themselves is said to come from elsewhere',
    },
    {
      id: 'prefill-next-confirms',
      find: 'if (isNext) return {};',
      replace: '',
      why: 'a page that was gone through asks to be confirmed for ever',
    },
  ]),
  ...faultsOf({ file: `${wing}/shared.ts`, ...offers }, [
    {
      id: 'prefill-pays-for-self',
      find: 'surnames !== bare(self.surnames) ||',
      replace: 'surnames !== String(self.surnames) ||',
      why: 'the father is named as another person who pays for the father',
    },
  ]),
  ...faultsOf({ file: `${wing}/family.server.ts`, ...calls }, [
    {
      id: 'prefill-own-account',
      find: '(other.primary_user_id === null || !other.is_private)',
      replace: 'other !== me',
      why: 'answers of somebody with an account of their own reach the family',
    },
    {
      id: 'prefill-looked-after',
      find: 'me.primary_user_id === null || !me.has_account;',
      replace: 'me.user_id !== "";',
      why: 'a member with an account guesses the address of the primary by its mark',
      only: 'an account of their own',
    },
  ]),
  ...faultsOf({ file: `${wing}/store.server.ts`, ...calls }, [
    {
      id: 'same-as-for-everybody',
      find: 'other.user_id !== profile.user_id && mayRead(ctx.actor, other)',
      replace: 'other.user_id !== profile.user_id',
      why: 'a member reads the trip of another who has not allowed it',
      only: 'an account of their own',
    },
  ]),
  ...faultsOf({ file: `${wing}/address.server.ts`, ...calls, only: 'moves along' }, [
    {
      id: 'address-over-own',
      find: '!row || !isSameAddress(addressIn(prefill, row.form_data as Answers), was)',
      replace: '!row',
      why: 'the address that somebody wrote themselves is written over',
    },
    {
      id: 'address-after-review',
      find: 'eq(reviews.user_id, user_id))) > 0) continue;',
      replace: 'eq(reviews.user_id, user_id))) < 0) continue;',
      why: 'a case changes after it was sent for review',
    },
  ]),
];

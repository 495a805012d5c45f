/** Consistency checks: a contradiction that passes unseen, and a warning where there is nothing wrong. */
import { type Fault, faultsOf } from './fault.ts';

const wing = 'app/features/forms/checks';
const found = { tests: [`${wing}/find.test.ts`] };
const SEEDED = 'raises its own warning and no other';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${wing}/find.ts`, ...found }, [
    {
      id: 'check-first-row-only',
      find: '(_, row) => row) : [null]',
      replace: '(_, row) => row).slice(0, 1) : [null]',
      why: 'the United States as the second country visited are not noticed',
      only: SEEDED,
    },
    {
      id: 'check-ignores-when',
      find: 'if (!(check.when ?? []).every((test) => passes(test, reader))) return [];',
      replace: '',
      why: 'a child who stays elsewhere is told to correct an address that is right',
      only: SEEDED,
    },
    {
      id: 'check-step-parent',
      find: "return person.relationship === 'child' && other.relationship === 'child' ? 'sibling' : 'other';",
      replace: "return other.relationship === 'spouse' ? 'parent' : 'sibling';",
      why: 'a stepfather is taken for the father, and the form of the child for wrong',
      only: 'who two people are',
    },
    {
      id: 'check-said-twice',
      find: 'if (family.some(({ relation }) => without.includes(relation))) return [];',
      replace: '',
      why: 'one slip in the name of a spouse is two warnings',
      only: SEEDED,
    },
  ]),
  ...faultsOf({ file: `${wing}/kinds.ts`, ...found }, [
    {
      id: 'check-all-pairs',
      find: 'return unlike.length > 0 ? [unlike.flat()] : [];',
      replace: 'return unlike.length === pairs.length ? [unlike.flat()] : [];',
      why: 'a wrong street in the right city passes',
      only: SEEDED,
    },
    {
      id: 'check-any-pair',
      find: 'both.every(([one, other]) => isEqual(',
      replace: 'both.some(([one, other]) => isEqual(',
      why: 'everybody who travels with a relative of the same surname is told that they wrote themselves',
      only: 'clean families raise nothing',
    },
    {
      id: 'check-unknown-parent',
      find: "return !here || !there || isAlike('name', textOf(here), textOf(there));",
      replace: "return here !== null && there !== null && isAlike('name', textOf(here), textOf(there));",
      why: 'who does not know their father is told that his name is wrong',
      only: 'of whom nobody knows',
    },
  ]),
  ...faultsOf({ file: `${wing}/kinds.ts`, tests: [`${wing}/other-forms.test.ts`] }, [
    {
      id: 'check-open-job',
      find: '(isOpen ? { field: null, value: today } : null)',
      replace: 'null',
      why: 'two jobs of today at once pass, because neither has an end',
      only: SEEDED,
    },
  ]),
  ...faultsOf({ file: `${wing}/reader.ts`, tests: [`${wing}/other-forms.test.ts`] }, [
    {
      id: 'check-one-form-only',
      find: 'spot.form ? beside[spot.form] : form;',
      replace: 'form;',
      why: 'another day of birth in the other form of the same person passes',
      only: SEEDED,
    },
  ]),
  ...faultsOf({ file: `${wing}/renewal.ts`, tests: [`${wing}/renewal.test.ts`] }, [
    {
      id: 'renewal-any-visa',
      find: "['overstayed', says('overstayed', 'N')],",
      replace: '',
      why: 'who overstayed is told that no interview is likely',
    },
  ]),
  ...faultsOf({ file: `${wing}/alike.ts`, tests: [`${wing}/alike.test.ts`] }, [
    {
      id: 'check-half-name',
      find: 'isWithin(one, other) || isWithin(other, one)',
      replace: 'one.some((word) => other.includes(word))',
      why: 'a misspelt surname passes because the other one is right',
    },
    {
      id: 'check-other-alphabet',
      find: '!LATIN.test(one) || !LATIN.test(other) || ',
      replace: '',
      why: 'everybody who writes their name in Arabic is warned',
    },
  ]),
  ...faultsOf({ file: `${wing}/spans.ts`, tests: [`${wing}/spans.test.ts`] }, [
    {
      id: 'check-partial-dates',
      find: 'laterLast < addMonths(first, least)',
      replace: 'laterFirst < addMonths(first, least)',
      why: 'a year without a month is a contradiction',
    },
    {
      id: 'check-gap-filled',
      find: 'if (!reach || daysOf(span.to)[1] > daysOf(reach.to)[1]) reach = span;',
      replace: 'reach = span;',
      why: 'a short course during a long job makes a gap after it',
    },
  ]),
  ...faultsOf({ file: 'app/features/forms/findings/rules.ts', tests: ['app/features/forms/findings/rules.test.ts'] }, [
    {
      id: 'check-note-for-ever',
      find: 'one.finding === key && one.values_hash === hash',
      replace: 'one.finding === key',
      why: 'an answer that is changed afterwards is hidden behind an old note',
    },
  ]),
];

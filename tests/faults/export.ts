/** Answers on their way into the official form: what is changed, asked, held back, and who may have it. */
import { type Fault, faultsOf } from './fault.ts';

const carry = 'app/features/forms/carry';
const room = 'app/features/forms/export';
const pack = { tests: [`${room}/official.test.ts`] };
const api = { tests: [`${room}/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...pack, file: `${carry}/rows.ts` }, [
    {
      id: 'export-spanish-as-english',
      find: "if (accepted === undefined) return { ...AS_IT_IS, english: 'needed' };",
      replace: 'if (accepted === undefined) return carried(carryText(field, original));',
      why: 'a Spanish explanation is typed into the official form as if it were English',
    },
    {
      id: 'export-english-unsaid',
      find: "...(accepted === original ? [] : ['english' as const]), ",
      replace: '',
      why: 'nobody is told that another text stands in place of what was written',
    },
    {
      id: 'export-unsaved-page',
      find: " && statuses.get(number) !== 'Not Started'",
      replace: '',
      why: 'defaults that nobody confirmed are typed as answers',
    },
    {
      id: 'export-date-unsaid',
      find: 'changes: text === original ? [] : [change], doubt',
      replace: 'changes: [], doubt',
      why: 'a date stands there in another order and nobody says so',
    },
    {
      id: 'export-boxes-silent',
      find: 'return box && { ...at, ...AS_IT_IS, original: null, box };',
      replace: 'return null;',
      why: 'staff do not know that a box must be ticked',
    },
  ]),
  ...faultsOf({ ...pack, file: `${carry}/carry.ts` }, [
    {
      id: 'export-email-respelled',
      find: "if (name === 'C_EMAIL') return [['spaces', (text) => text.trim()]];",
      replace: '',
      why: 'mail of the consulate goes to an address that is somebody else’s',
    },
  ]),
  ...faultsOf({ ...pack, file: `${room}/official.ts` }, [
    {
      id: 'export-do-not-know',
      find: "/_dk$/.test(name) ? 'Do not know' : 'Does not apply'",
      replace: "'Does not apply'",
      why: 'somebody who does not know their father is said to have none',
    },
    {
      id: 'export-two-letters',
      find: "officialStyles[form_name].countries === 'three letters'",
      replace: "officialStyles[form_name].countries === 'name'",
      why: 'the Australian form finds no country by the code',
    },
  ]),
  ...faultsOf({ tests: [`${room}/entry-rules.test.ts`], file: `${room}/entry-rules.ts` }, [
    {
      id: 'export-copies-unfit',
      find: "english === 'needed' ? 'noEnglish' : doubt ? 'noFit' : null",
      replace: "english === 'needed' ? 'noEnglish' : null",
      why: 'staff type a name that the official form cuts',
    },
    {
      id: 'export-browser-keys',
      find: 'ctrlKey || metaKey || altKey ? null',
      replace: 'ctrlKey || altKey ? null',
      why: 'Command and C copies another answer than the marked text',
    },
  ]),
  ...faultsOf({ tests: [`${room}/paper.test.ts`], file: `${room}/paper.server.ts`, only: 'stands first|no English' }, [
    {
      id: 'export-paper-open-last',
      find: '{ parts: front(pack, t) },',
      replace: '{ parts: [] },',
      why: 'who downloads the paper does not learn that something is to be decided',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/pack.server.ts` }, [
    {
      id: 'export-unpaid',
      find: 'if (!pack) throw new Problem(402);',
      replace: 'if (!pack) throw new Problem(404);',
      why: 'who has not paid is told that there is no such form',
      only: 'without payment',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/api.server.ts` }, [
    {
      id: 'export-unrecorded',
      find: "const owned = { ...formOwners, audit: 'form.export' } as const;",
      replace: 'const owned = formOwners;',
      why: 'staff take whole applications along and nobody can see it',
      only: 'who may',
    },
  ]),
];

/** A service with two forms: where the second begins, what leads to it, and when the case is sent. */
import { type Fault, faultsOf } from './fault.ts';

const twoForms = { tests: ['app/features/forms/people.api.test.ts'], only: 'after its first form' };
const twoScreens = { tests: ['app/features/forms/page/pages.test.ts'], only: 'two forms' };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/forms/overview.ts', tests: ['app/features/forms/overview.test.ts'] }, [
    {
      id: 'two-forms-too-early',
      find: "pages.every(({ status }) => status === 'Finished') ? nextForm",
      replace: "pages.some(({ status }) => status === 'Finished') ? nextForm",
      why: 'the second form is begun while the first has gaps, and nobody is told',
    },
  ]),
  ...faultsOf({ ...twoForms, file: 'app/features/forms/store.server.ts' }, [
    {
      id: 'two-forms-page-of-other',
      find: 'const isOther = before && open && before.form_name !== open.form.name;',
      replace: 'const isOther = before && open && before.form_name === null;',
      why: 'the second form begins at the page on which the first one ended',
    },
  ]),
  ...faultsOf({ ...twoForms, file: 'app/features/forms/opened.server.ts' }, [
    {
      id: 'two-forms-first-begun',
      find: "applicable.find((page) => statuses.get(page) !== 'Finished')",
      replace: "applicable.find((page) => statuses.get(page) === 'In Progress')",
      why: 'whoever comes back to the second form begins it again at its first page',
    },
  ]),
  ...faultsOf({ ...twoScreens, file: 'app/features/forms/view.server.ts' }, [
    {
      id: 'two-forms-itself',
      find: "one.form_name !== form.name && one.status !== 'Finished'",
      replace: "one.status !== 'Finished'",
      why: 'the last page of the first form leads to the first form again',
    },
  ]),
  ...faultsOf({ ...twoScreens, file: 'app/features/forms/review/box.tsx' }, [
    {
      id: 'two-forms-sent-half',
      find: 'return next ? <NextForm user_id={person.user_id} next={next} /> : <Send {...props} />;',
      replace: 'return <Send {...props} />;',
      why: 'half a case can be sent from the first form, and the second is not seen',
    },
  ]),
  ...faultsOf({ ...twoScreens, file: 'app/features/forms/review/view.server.ts' }, [
    {
      id: 'two-forms-returned-where',
      find: 'places.filter((place) => place.form_name === one.form_name).length',
      replace: 'places.filter((place) => place.form_name !== one.form_name).length',
      why: 'what an adviser sent back is looked for in the wrong form',
    },
  ]),
  ...faultsOf({ file: 'app/features/forms/review/rules.ts', tests: ['app/features/forms/review/rules.test.ts'] }, [
    {
      id: 'two-forms-reader',
      find: "renewal: 'adviser'",
      replace: "renewal: 'office'",
      why: 'whoever answers for our adviser is told that an authority reads it',
    },
    {
      id: 'two-forms-order',
      find: 'forms[forms.findIndex((one) => one.form_name === form_name) + 1] ?? null',
      replace: 'forms.find((one) => one.form_name !== form_name) ?? null',
      why: 'two forms lead to each other, and the case is never sent',
    },
  ]),
];

/** Application forms: what is shown, what is wrong, what is stored, and what follows for the person. */
import { type Fault, faultsOf } from './fault.ts';

const engine = 'app/features/forms/engine';
const calls = { tests: ['app/features/forms/api.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${engine}/conditions.ts`, tests: [`${engine}/conditions.test.ts`] }, [
    {
      id: 'form-silence-matches',
      find: "if (isEmpty(value)) return 'is' in test && test.is === null;",
      replace: "if (isEmpty(value)) return ('is' in test && test.is === null) || 'notOneOf' in test;",
      why: 'the employer is asked for before anybody has said that they work',
    },
    {
      id: 'form-then-is-or',
      find: '(passes(condition, read) && (!condition.then || holds(condition.then, read)))',
      replace: '(passes(condition, read) || (condition.then !== undefined && holds(condition.then, read)))',
      why: 'a question that needs two answers comes after one of them',
    },
    {
      id: 'form-branch',
      find: 'checksNow(isMet ? validation.then : validation.else, read)',
      replace: 'checksNow(isMet ? validation.then : undefined, read)',
      why: 'the length of an answer that is free is not looked at',
    },
  ]),
  ...faultsOf({ file: `${engine}/dates.ts`, tests: [`${engine}/dates.test.ts`] }, [
    {
      id: 'form-partial-date',
      find: 'const [, last] = daysOf(text);',
      replace: 'const [last] = daysOf(text);',
      why: 'who plans to travel later this month cannot say so',
    },
    {
      id: 'form-birthday',
      find: 'today.slice(5) < birth.slice(5)',
      replace: 'today.slice(5) <= birth.slice(5)',
      why: 'on the fourteenth birthday work is not asked about',
    },
  ]),
  ...faultsOf({ file: `${engine}/check.ts`, tests: [`${engine}/check.test.ts`] }, [
    {
      id: 'form-other-name',
      find: 'bareLetters(text)',
      replace: 'text.toLowerCase()',
      why: 'the same name without its accent passes for another one',
    },
    {
      id: 'form-option-of-group',
      find: 'options.filter(({ of }) => of === group)',
      replace: 'options.filter(({ of }) => of !== undefined || of === group)',
      why: 'a student visa is told as a kind of visit',
    },
  ]),
  ...faultsOf({ file: `${engine}/form.ts`, ...calls }, [
    {
      id: 'form-today-forgets',
      find: 'pages.get(page)?.saved_on ?? today',
      replace: 'today',
      why: 'a finished application falls open when the planned day has come',
      only: 'stays finished as time passes',
    },
    {
      id: 'form-page-after',
      find: 'applicable.find((one) => one > page)',
      replace: 'applicable.find((one) => one >= page)',
      why: 'Next stays on the page',
      only: 'Next leads',
    },
  ]),
  ...faultsOf({ file: `${engine}/form.ts`, tests: ['tests/form-engine.test.ts'], only: 'read again' }, [
    {
      id: 'form-other-day',
      find: 'one?.form_data === other?.form_data && one?.saved_on === other?.saved_on',
      replace: 'one?.form_data === other?.form_data',
      why: 'a page that is saved again on a later day is looked at as on the first one',
    },
    {
      id: 'form-counts-left',
      find: 'for (const path of [...ids, ...opened]) left',
      replace: 'for (const path of ids) left',
      why: 'a page stays finished though an answer on another one has opened a question there',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/forms/readings/recent.server.ts',
      tests: ['app/features/forms/readings/recent.test.ts'],
    },
    [
      {
        id: 'form-recent-believed',
        find: 'if (known?.text === text) return',
        replace: 'if (known) return',
        why: 'what somebody else has saved meanwhile is not seen',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/forms/input.ts', tests: ['app/features/forms/input.test.ts'] }, [
    {
      id: 'form-unknown-field',
      find: 'if (!field) return name;',
      replace: 'if (!field) continue;',
      why: 'an answer that no page knows gets lost without a word',
    },
    {
      id: 'form-rows-limit',
      find: 'rows.length > limitOf(',
      replace: 'rows.length > 2 * limitOf(',
      why: 'rows are stored that no screen can show',
    },
  ]),
  ...faultsOf({ file: 'app/features/forms/store.server.ts', ...calls }, [
    {
      id: 'form-version',
      find: 'asked.version !== undefined && asked.version !== before.version',
      replace: 'asked.version !== undefined && asked.version < before.version - 1',
      why: 'a second tab overwrites what it has not seen',
      only: 'another version|at the same time',
    },
    {
      id: 'form-hidden-page-saved',
      find: 'if (!reading.applicable.includes(page_number)) return changed();',
      replace: '',
      why: 'an old tab empties a page that comes back later',
      only: 'no longer for this person',
    },
    {
      id: 'form-autosave-moves',
      find: 'isNext: !asked.autosave',
      replace: 'isNext: true',
      why: 'somebody who only writes is sent to the next page at the next visit',
      only: 'writing does not move on',
    },
    {
      id: 'form-other-status',
      find: "const isThere = row.form_name === one.name && row.status !== 'Not Started';",
      replace: "const isThere = row.form_name === one.name && row.status === 'In Progress';",
      why: 'a page says Finished although another one has made it wrong',
      only: 'keeps its answers and changes its status',
    },
    {
      id: 'form-clear-version',
      find: '...{ version: sql`${form_pages.version} + 1`, saved_by',
      replace: '...{ version: sql`${form_pages.version}`, saved_by',
      why: 'an old tab brings back what was cleared',
      only: 'clearing puts a page back',
    },
    {
      id: 'form-clock',
      file: `${engine}/dates.ts`,
      find: '<= DAY ?',
      replace: '<= 40 * DAY ?',
      why: 'a wrong clock finishes a page that is not',
      only: 'the day that the browser tells',
    },
    {
      id: 'form-values-on-record',
      find: '!isSameAnswer(before[name] ?? null, after[name])',
      replace: 'after[name] !== null',
      why: 'the record says that staff changed what they did not touch',
      only: 'what staff read and write',
    },
  ]),
  ...faultsOf({ file: 'content/forms/ds160/pages/10-spouse.ts', tests: ['tests/ds160-rules.test.ts'] }, [
    {
      id: 'ds160-spouse-of-other',
      find: "...onlyIf(notOneOf('marital_status', 'S', 'O')),",
      replace: "...onlyIf(notOneOf('marital_status', 'S')),",
      why: 'an empty page about a spouse stands before whoever explained their status in words',
    },
    {
      id: 'ds160-count-of-spouses',
      find: "countIs: 'former_spouse_count'",
      replace: "differsFrom: 'former_spouse_count'",
      why: 'the number of former spouses and the rows contradict each other unseen',
    },
  ]),
  ...faultsOf({ file: 'content/forms/ds160/pages/08-us-contact.ts', tests: ['tests/ds160-rules.test.ts'] }, [
    {
      id: 'ds160-contact-of-nobody',
      find: "{ ...box('contact_org_dk', 'contact_organization'), disabled: is('contact_name_dk', true) },",
      replace: "box('contact_org_dk', 'contact_organization'),",
      why: 'an application is finished without any contact, and the official form refuses it',
    },
    {
      id: 'ds160-hotel-as-friend',
      find: "refuses: ['R', 'S', 'C']",
      replace: "refuses: ['R', 'S']",
      why: 'a hotel is told as a friend',
    },
  ]),
  ...faultsOf({ file: 'content/forms/ds160/pages/22-temporary-work.ts', tests: ['tests/ds160-rules.test.ts'] }, [
    {
      id: 'ds160-petition-of-treaty',
      find: "notOneOf('purpose_specify', 'H1B1-CHL', 'H1B1-SGP')",
      replace: "notOneOf('purpose_specify', 'H1B1-SGP')",
      why: 'a Chilean under the treaty is asked for a petition that does not exist',
    },
  ]),
  ...faultsOf({ file: 'content/forms/ds160/pages/19-student-contacts.ts', tests: ['tests/ds160-rules.test.ts'] }, [
    {
      id: 'ds160-one-contact',
      find: 'least: 2,',
      replace: 'least: 1,',
      why: 'a student finishes with one contact, and the official form asks for two',
    },
  ]),
  ...faultsOf({ file: 'content/forms/ds160/pages/23-location-photo-sign.ts', tests: ['tests/form-people.test.ts'] }, [
    {
      id: 'ds160-proof-of-residence',
      find: "isNot('interview_country', { field: 'nationality' })",
      replace: "isNot('interview_country', null)",
      why: 'who applies at home is asked to prove that they live there',
    },
  ]),
  ...faultsOf({ file: 'scripts/form-words.ts', tests: ['tests/forms-report.test.ts'] }, [
    {
      id: 'forms-help-not-asked',
      find: "if (!isBox(field)) must.push('help');",
      replace: '',
      why: 'the report says that no text is missing while a question has no help',
    },
    {
      id: 'forms-members-not-counted',
      find: '...(field.fields ?? []).map(',
      replace: '...(field.fields ?? []).slice(1).map(',
      why: 'a field of a group without words is never looked at',
    },
  ]),
  ...faultsOf({ file: 'scripts/forms-report.ts', tests: ['tests/forms-report.test.ts'] }, [
    {
      id: 'forms-options-not-looked-at',
      find: 'said.some((words) => words[name]?.[code])',
      replace: 'said.some((words) => words[name])',
      why: 'an option without words shows its code, and the report says nothing',
    },
  ]),
  ...faultsOf({ file: `${engine}/compile.ts`, tests: ['tests/form-engine.test.ts'] }, [
    {
      id: 'form-checks-not-followed',
      find: 'for (const read of [...first, ...checked.map(([, one]) => one)]) note(read, id);',
      replace: 'for (const read of first) note(read, id);',
      why: 'a date stays wrong on the screen after the date it is compared with was mended',
    },
  ]),
  ...faultsOf({ file: `${engine}/state.ts`, tests: ['tests/form-engine.test.ts'] }, [
    {
      id: 'form-late-checks',
      find: '(places.get(reader) ?? 0) <= place ? late : due',
      replace: 'due',
      why: 'a check that reads a later field is not looked at again',
    },
  ]),
  ...faultsOf({ file: `${engine}/form.ts`, tests: ['tests/form-engine.test.ts'] }, [
    {
      id: 'form-finished-by-one',
      find: 'const isFinished = applicable.every(',
      replace: 'const isFinished = applicable.some(',
      why: 'an application is finished with its first page',
    },
    {
      id: 'form-status-of-begun',
      find: 'toAnswerOn(page) === 0',
      replace: 'toAnswerOn(page) <= 1',
      why: 'a page with one mistake is finished',
    },
  ]),
  ...faultsOf({ file: `${engine}/page-answers.ts`, tests: ['tests/form-engine.test.ts'] }, [
    {
      id: 'form-last-row',
      find: 'const rows = state.placesOf(field.name).map((row) => rowOf(field, row));',
      replace: 'const rows = state.placesOf(field.name).slice(0, 2).map((row) => rowOf(field, row));',
      why: 'the third row of a group is not stored',
    },
  ]),
  {
    id: 'form-line-at-each-key',
    file: 'app/features/forms/autosave/keeper.ts',
    find: "state.is !== 'saving' && state.is !== 'waiting'",
    replace: "state.is !== 'saving'",
    why: 'the line above the form is made anew at each key',
    tests: ['app/features/forms/autosave/keeper.test.ts'],
  },
  ...faultsOf({ file: 'app/features/forms/decisive.ts', tests: ['app/features/forms/decisive.test.ts'] }, [
    {
      id: 'documents-behind-a-condition',
      find: 'found.add(id);',
      replace: 'continue;',
      why: 'an answer that opens the question of a document changes no list',
    },
    {
      id: 'documents-by-age',
      find: "id === 'date_of_birth' || ",
      replace: '',
      why: 'a date of birth that makes somebody a minor changes no list',
    },
  ]),
];

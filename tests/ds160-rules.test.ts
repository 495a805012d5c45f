/** What the DS-160 asks of whom (domain reference 01): the smallest application with one thing changed, and what follows. */
import { expect, test } from 'vitest';
import { readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import type { Answers, Row } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { DEPENDANT_US } from '#content/forms/options.ts';
import { type FilledPages, noneOf, PAGES, WHOLE } from './form-answers.ts';
import { STUDENT } from './form-people/classes.ts';
import { DIVORCED, TOGETHER } from './form-people/families.ts';
import { VISITOR } from './form-people/visitor.ts';

const today = new Date().toISOString().slice(0, 10);

/** The application with changes of one page. */
function changed(page: number, changes: Answers, filled: FilledPages = WHOLE) {
  const stored = Object.entries({ ...filled, [page]: { ...filled[page], ...changes } }).map(
    ([number, form_data]): StoredPage => ({ page_number: Number(number), form_data, saved_on: today }),
  );
  const { state, applicable, statuses } = readForm(ds160, stored, { today, service_type: null });
  return {
    applicable,
    status: statuses.get(page),
    fault: (path: string) => state.stateOf(path).fault?.rule ?? null,
    isShown: (path: string) => state.stateOf(path).isShown,
  };
}
const ofClass = (purpose_class: string, purpose_specify: string) => changed(3, { purpose_class, purpose_specify });
const added = (pages: readonly number[]) => pages.filter((page) => !PAGES.includes(page));

test('each class has its own pages', () => {
  const more: [purpose_class: string, purpose_specify: string, pages: number[]][] = [
    ['B', 'B1-B2', []],
    ['F', 'F1-F1', [19, 20]],
    ['F', 'F2-SP', [20]],
    ['M', 'M1-M1', [19, 20]],
    ['M', 'M3-M3', [20]],
    ['J', 'J1-J1', [19, 20]],
    ['J', 'J2-CH', [20]],
    ['C', 'C1-D', [21]],
    ['C', 'C4-D3', [21]],
    ['C', 'C1-TR', []],
    ['D', 'D3-LI', [21]],
    ['H', 'H1B-H1B', [22]],
    ['L', 'L1-L1', [22]],
    ['O', 'O1-EX', [22]],
    ['P', 'P1-P1', [22]],
    ['Q', 'Q1-Q1', [22]],
    ['R', 'R1-R1', [22]],
    ['K', 'K1-K1', []],
    ['E', 'E1-TR', []],
  ];
  for (const [purpose_class, purpose_specify, pages] of more)
    expect(added(ofClass(purpose_class, purpose_specify).applicable), purpose_specify).toEqual(pages);
});

test('work is asked of whoever is not known to be under 14', () => {
  const work = (date_of_birth: string | null) =>
    [11, 12, 13].filter((page) => changed(1, { date_of_birth }).applicable.includes(page));
  const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`;
  for (const birth of [null, years(14)]) expect(work(birth), String(birth)).toEqual([11, 12, 13]);
  expect(work(years(13))).toEqual([]);
});

test('a petition is asked of those who have one, the principal of those who come along', () => {
  for (const code of ['H1B-H1B', 'L1-L1', 'O1-EX', 'P1-P1', 'R1-R1', 'K1-K1'])
    expect(ofClass(code.slice(0, 1), code).fault('petition_number'), code).toBe('required');
  for (const code of ['H1B1-CHL', 'H1B1-SGP', 'H4-SP', 'K2-K2', 'Q1-Q1'])
    expect(ofClass(code.slice(0, 1), code).isShown('petition_number'), code).toBe(false);
  for (const code of ['H1B1-CHL', 'H1B1-SGP'])
    expect(ofClass('H', code).isShown('tw_petition_number'), code).toBe(false);
  expect(ofClass('Q', 'Q1-Q1').isShown('tw_petition_number')).toBe(true);
  for (const code of DEPENDANT_US)
    expect(ofClass(code.startsWith('TD') ? 'TD/TN' : code.slice(0, 1), code).fault('principal_given'), code).toBe(
      'required',
    );
  expect(ofClass('F', 'F1-F1').isShown('principal_given')).toBe(false);
});

test('school and programme by the kind of study', () => {
  const asked = (...[purpose_class, code]: [string, string]) => {
    const { isShown } = ofClass(purpose_class, code);
    return ['school_name', 'intend_to_study', 'program_number', 'principal_sevis_id'].filter(isShown);
  };
  expect(asked('F', 'F1-F1')).toEqual(['school_name']);
  expect(asked('M', 'M3-M3')).toEqual(['school_name']);
  expect(asked('F', 'F2-CH')).toEqual(['principal_sevis_id']);
  expect(asked('J', 'J1-J1')).toEqual(['intend_to_study', 'program_number']);
  expect(asked('J', 'J2-SP')).toEqual(['program_number', 'principal_sevis_id']);
  expect(changed(19, { student_contacts: [] }, STUDENT).isShown('student_contacts.1.surnames'), 'two contacts').toBe(
    true,
  );
});

test('who is married, divorced or widowed has a block of its own', () => {
  const blocks = ['spouse_given', 'former_spouse_count', 'deceased_given'];
  const asked = (marital_status: string) => blocks.filter(changed(1, { marital_status }).isShown);
  for (const status of ['M', 'C', 'P', 'L']) expect(asked(status), status).toEqual(['spouse_given']);
  expect(asked('D')).toEqual(['former_spouse_count']);
  expect(asked('W')).toEqual(['deceased_given']);
  for (const status of ['S', 'O']) expect(changed(1, { marital_status: status }).applicable).not.toContain(10);
  expect(changed(10, { former_spouse_count: '2' }, DIVORCED).fault('former_spouses')).toBe('count');
});

test('a contact is a person or an organization; an organization is nobody’s relative', () => {
  for (const contact_relationship of ['R', 'S', 'C'])
    expect(changed(8, { contact_relationship }).fault('contact_relationship')).toBe('refused');
  const nobody = changed(8, { contact_organization: null, contact_org_dk: true });
  expect(nobody.fault('contact_organization'), 'both cannot be unknown').toBe('required');
  expect(changed(8, { contact_relationship: 'R' }, TOGETHER).status).toBe('Finished');
});

test('dates stand in their order', () => {
  const wrong: [page: number, changes: Answers, path: string, rule: string, filled?: FilledPages][] = [
    [1, { date_of_birth: today }, 'date_of_birth', 'before'],
    [3, { intended_arrival_date: '2020-05' }, 'intended_arrival_date', 'after'],
    [3, { departure_date: '2020-05-03' }, 'departure_date', 'after', VISITOR],
    [5, { last_visa_date: '1970-01-01' }, 'last_visa_date', 'after', VISITOR],
    [5, { visa_lost_year: '1970' }, 'visa_lost_year', 'after', VISITOR],
    [7, { passport_issue_date: today }, 'passport_issue_date', 'before'],
    [7, { passport_expiry_date: '2020-01-01' }, 'passport_expiry_date', 'after', VISITOR],
    [9, { mother_dob: '1995-01-01' }, 'mother_dob', 'before'],
    [11, { employer_start: today }, 'employer_start', 'before', VISITOR],
  ];
  for (const [page, changes, path, rule, filled] of wrong)
    expect(changed(page, changes, filled).fault(path), path).toBe(rule);
  const [job] = (VISITOR[12]?.previous_jobs ?? []) as Row[];
  const { fault } = changed(12, { previous_jobs: [{ ...job, from: '2016', to: '2012-12' }] }, VISITOR);
  expect(fault('previous_jobs.0.to')).toBe('after');
});

test('ESTA is asked of whom it is for, proof of residence of whom applies abroad', () => {
  expect(changed(2, { nationality: 'CL' }).fault('esta_denied')).toBe('required');
  expect(changed(2, { nationality: 'CO' }).isShown('esta_denied')).toBe(false);
  expect(changed(23, { interview_post: 'LMA' }).fault('proof_of_residence')).toBe('required');
  expect(changed(23, {}).isShown('proof_of_residence')).toBe(false);
});

test('a yes of security and background wants its words, each of the 31', () => {
  for (const page of [14, 15, 16, 17, 18])
    for (const name of Object.keys(noneOf(page)))
      expect(changed(page, { [name]: 'Y' }).fault(`${name}_explain`), name).toBe('required');
  expect([14, 15, 16, 17, 18].flatMap((page) => Object.keys(noneOf(page)))).toHaveLength(31);
});

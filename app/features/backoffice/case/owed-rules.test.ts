import { expect, test } from 'vitest';
import { owedBy } from './owed-rules.ts';

const done = { account: 'Finished', questions: 'Finished', payment: 'Finished' } as const;
const form = { form_name: 'ds160', status: 'Finished', open: [], pages: 3 } as const;
const nothing = { tasks: done, isUnpaid: false, forms: [], documents: [], review: null };
const whats = (standing: Parameters<typeof owedBy>[0]) => owedBy(standing).map(({ what }) => what);

test('the one who applies owes the whole, everybody their own part, in the order in which it is done', () => {
  const tasks = { account: 'In Progress', questions: 'Not Started', payment: 'Not Started' } as const;
  const own = {
    forms: [{ ...form, status: 'In Progress' as const, open: [{ number: 1, title: 'Datos' }] }],
    documents: [{ type: 'passport' as const, isAgain: false }],
  };
  expect(whats({ ...nothing, ...own, tasks, isUnpaid: true })).toEqual([
    ...['account', 'questions', 'payment', 'form', 'document'],
  ]);
  expect(whats({ ...nothing, ...own, tasks: null, isUnpaid: true })).toEqual(['form', 'document']);
});

test('a quote is not theirs to pay', () => {
  expect(whats({ ...nothing, tasks: { ...done, payment: 'quote' } })).toEqual([]);
});

test('what came back from a review is owed; what is with us is not', () => {
  const forms = [form];
  expect(owedBy({ ...nothing, forms, review: { state: 'returned', returned: 2 } })).toEqual([
    { what: 'returned', count: 2 },
  ]);
  expect(whats({ ...nothing, forms, review: { state: 'asked', returned: 0 } })).toEqual([]);
});

test('finished and paid, it is only to be sent; unpaid it is not', () => {
  expect(whats({ ...nothing, forms: [form] })).toEqual(['send']);
  expect(whats({ ...nothing, tasks: null, forms: [form], isUnpaid: true })).toEqual([]);
  expect(whats(nothing), 'a service without a form is sent by nobody').toEqual([]);
});

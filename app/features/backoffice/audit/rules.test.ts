import { expect, test } from 'vitest';
import { wordKey } from '#app/platform/record/audit-words.server.ts';
import { aboutOf, changesIn, filterIn, shownValue } from './rules.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const read = (query: string) => filterIn(new URLSearchParams(query));

test('an address holds ids, numbers and days; whatever else stands there counts for nothing', () => {
  expect(read(`who=${ID}&about=41&action=staff&from=2026-11-01&until=2026-11-18`)).toEqual({
    ...{ who: ID, about: '41', action: 'staff', from: '2026-11-01', until: '2026-11-18' },
  });
  expect(read('who=Ana+Ejemplo&about=Ana&action=staff.role%25&from=ayer&until=2026-13-40')).toEqual({});
  expect(read('about=0&about=12')).toEqual({});
});

test('whom it is about: somebody by id, or a case by its number', () => {
  expect(aboutOf({ about: ID })).toEqual({ subject_id: ID });
  expect(aboutOf({ about: '41' })).toEqual({ case_number: 41 });
  expect(aboutOf({})).toEqual({});
});

test('a line says each field once, and of a personal value only that it changed', () => {
  expect(changesIn({ role: 'csr', email: 'hmac:abc' }, { role: 'admin', email: 'hmac:def', count: 0 })).toEqual([
    { name: 'role', before: { text: 'csr' }, after: { text: 'admin' } },
    { name: 'email', before: 'kept', after: 'kept' },
    { name: 'count', after: { text: '0' } },
  ]);
  expect(changesIn(null, { fields: ['owner_id', 'deadline_at'] })).toEqual([
    { name: 'fields', after: { text: 'owner_id, deadline_at' } },
  ]);
  expect(changesIn(null, null)).toEqual([]);
  expect([null, '', [], false].map(shownValue)).toEqual(['nothing', 'nothing', 'nothing', { text: 'false' }]);
});

test('words of an action are found whatever its points', () => {
  expect(wordKey('payments.invoice.saved')).toBe('payments_invoice_saved');
});

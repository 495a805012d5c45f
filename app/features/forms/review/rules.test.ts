/** Sending a case for review: what must be there before, who wins, what is open on a phone (D49, D51). */
import { expect, test } from 'vitest';
import { type Finding, shownFindings } from '#app/features/forms/findings/rules.ts';
import {
  formAfterThis,
  MOVES,
  mayApprove,
  pagesOpen,
  readers,
  reasonsAgainst,
  stateAfterUndo,
  verdictOn,
} from './rules.ts';
import { secondReviewRefusal } from './second-rules.ts';

const ready = {
  forms: [{ form_name: 'ds160' as const, status: 'Finished' as const }],
  documents: 'Finished' as const,
  isPaid: true,
};

test('a case is ready when every form and the documents are finished and the service is paid', () => {
  expect(reasonsAgainst(ready)).toEqual([]);
  expect(reasonsAgainst({ ...ready, documents: 'In Progress' })).toEqual([
    { what: 'documents', status: 'In Progress' },
  ]);
  expect(reasonsAgainst({ ...ready, isPaid: false })).toEqual([{ what: 'payment' }]);
  const forms = [
    { form_name: 'renewal' as const, status: 'Finished' as const },
    { form_name: 'ds160' as const, status: 'Not Started' as const },
  ];
  expect(reasonsAgainst({ forms, documents: 'Not Started', isPaid: false })).toEqual([
    { what: 'form', form_name: 'ds160', status: 'Not Started' },
    { what: 'documents', status: 'Not Started' },
    { what: 'payment' },
  ]);
});

test('each move from each state: it goes, is done already, or is refused', () => {
  const states = [null, 'asked', 'opened', 'returned', 'accepted'] as const;
  const table = Object.fromEntries(MOVES.map((move) => [move, states.map((state) => verdictOn(move, state))]));
  expect(table).toEqual({
    ask: ['move', 'done', 'done', 'move', 'done'],
    undo: ['done', 'move', 'refused', 'done', 'refused'],
    open: ['refused', 'move', 'done', 'refused', 'refused'],
    return: ['refused', 'refused', 'move', 'refused', 'refused'],
    accept: ['refused', 'refused', 'move', 'refused', 'done'],
    reopen: ['refused', 'refused', 'refused', 'refused', 'move'],
  });
});

test('taking it back leads to where it was before', () => {
  expect(stateAfterUndo({ state: 'asked', returned: [] })).toBeNull();
  expect(stateAfterUndo({ state: 'asked', returned: ['ds160/1/sex'] })).toBe('returned');
});

test('of the pages only the first with a gap stands open, and none when nothing is missing', () => {
  const page = (number: number, isUnfinished = true) => ({ number, isUnfinished });
  expect(pagesOpen([page(1, false), page(2), page(3, false), page(4)])).toEqual([2]);
  expect(pagesOpen([page(1), page(2)])).toEqual([1]);
  expect(pagesOpen([page(1, false)])).toEqual([]);
});

const one = (key: string, hash: string, row: number | null = null): Finding => ({
  check: 'birth_before_issue',
  key,
  hash,
  other: null,
  text: 'x',
  labels: ['Nacimiento', 'Expedición', 'Perfil'],
  values: ['7 de marzo de 1990', null, 'Ana'],
  fields: [
    { person: 'me', source: 'form', page: 1, field: 'date_of_birth', row: null },
    { person: 'you', source: 'form', page: 5, field: 'visits.arrived', row },
    { person: 'me', source: 'profile', page: null, field: 'first_name', row: null },
  ],
});

test('a note explains a contradiction until one of its values changes; what is open comes first', () => {
  const notes = [{ finding: 'a', values_hash: '1', note: 'Está bien' }];
  const shown = shownFindings([one('a', '1'), one('b', '1')], notes, 'me');
  expect(shown.map(({ finding, note }) => [finding, note])).toEqual([
    ['b', null],
    ['a', 'Está bien'],
  ]);
  expect(shownFindings([one('a', '2')], notes, 'me')[0]?.note, 'another value').toBeNull();
});

test('a contradiction leads to each of its answers, also to those of somebody else', () => {
  const [found] = shownFindings([one('a', '1', 2)], [], 'me');
  expect(found?.fields).toEqual([
    { label: 'Nacimiento', value: '7 de marzo de 1990', source: 'form', row: 'date_of_birth', form: null, other: null },
    { label: 'Expedición', value: null, source: 'form', row: 'visits.2.arrived', form: null, other: 'you' },
    { label: 'Perfil', value: 'Ana', source: 'profile', row: null, form: null, other: null },
  ]);
});

test('a case is sent after its last form, and whoever reads it is named', () => {
  const both = [{ form_name: 'renewal' as const }, { form_name: 'ds160' as const }];
  expect(formAfterThis(both, 'renewal')).toEqual({ form_name: 'ds160' });
  expect(formAfterThis(both, 'ds160')).toBeNull();
  expect(formAfterThis([{ form_name: 'esta' }], 'esta')).toBeNull();
  expect([readers.ds160, readers.imm5257, readers.renewal]).toEqual(['consulate', 'office', 'adviser']);
});

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test('the second review: after a denial, once for each, for twelve months', () => {
  const denied = { current_step: 'visa_denied', denied_at: day('2026-01-31'), reopened_at: null };
  const refusal = (more: object) => secondReviewRefusal({ ...denied, now: day('2026-06-01'), ...more });
  expect(refusal({})).toBeNull();
  expect(refusal({ current_step: 'visa_received' })).toMatch(/denial/);
  expect(refusal({ denied_at: null })).toMatch(/denial/);
  expect(refusal({ reopened_at: day('2026-02-01') })).toMatch(/used/);
  expect(refusal({ reopened_at: day('2025-02-01') }), 'of an earlier denial').toBeNull();
  expect(refusal({ now: day('2027-01-31') }), 'the last day').toBeNull();
  expect(refusal({ now: day('2027-02-01') })).toMatch(/twelve/);
});

test('four eyes: whoever prepared does not approve; an admin with a reason may', () => {
  expect(mayApprove({ hasPrepared: false, role: 'csr' })).toBe(true);
  expect(mayApprove({ hasPrepared: true, role: 'csr', reason: 'porque sí' })).toBe(false);
  expect(mayApprove({ hasPrepared: true, role: 'admin' })).toBe(false);
  expect(mayApprove({ hasPrepared: true, role: 'admin', reason: 'nadie más' })).toBe(true);
});

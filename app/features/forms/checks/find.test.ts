/** Consistency checks over whole forms: seeded contradictions raise their own warning alone, clean families none. */
import { expect, test } from 'vitest';
import type { Answers, Row } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { cleanFamilies } from '#tests/clean-families.ts';
import { type Change, changed, seeds } from '#tests/contradictions.ts';
import { asPerson, type FilledPerson, fillIn, readFilled, TODAY } from '#tests/family-forms.ts';
import { families } from '#tests/known-families.ts';
import { findContradictions, relationOf } from './find.ts';
import type { Contradiction, ProfileFacts } from './rules.ts';
import { addMonths } from './spans.ts';

/** What every member of a family is warned of. */
function warningsOf(filled: readonly FilledPerson[]): Contradiction[] {
  const people = filled.map(asPerson);
  return people.flatMap((person) =>
    findContradictions(ds160, { person, family: people.filter((one) => one !== person), today: TODAY }),
  );
}

test('twenty clean families raise nothing, though every page of every form is filled in', () => {
  const families = cleanFamilies();
  expect(families).toHaveLength(20);
  for (const { shape, family } of families) {
    const filled = fillIn(family);
    for (const one of filled) {
      const { status, statuses, applicable } = readFilled(one);
      const open = applicable.filter((page) => statuses.get(page) !== 'Finished');
      expect({ shape, open, status }).toEqual({ shape, open: [], status: 'Finished' });
    }
    expect(warningsOf(filled).map(({ key }) => `${shape}: ${key}`)).toEqual([]);
  }
});

test('families that tests quote are clean before anything is changed', () => {
  for (const [name, family] of Object.entries(families))
    expect({ name, found: warningsOf(fillIn(family)).map(({ key }) => key) }).toEqual({ name, found: [] });
});

test('every seeded contradiction raises its own warning and no other', () => {
  for (const [check, family, changes] of seeds) {
    const found = warningsOf(changed(fillIn(families[family]), changes));
    expect({ check, found: [...new Set(found.map((one) => one.check))] }).toEqual({ check, found: [check] });
  }
});

const only = (check: string, at = 0): [FilledPerson[], Contradiction] => {
  const [, family, changes] = seeds.find(([name]) => name === check) ?? expect.unreachable(check);
  const filled = changed(fillIn(families[family]), changes);
  const [first] = warningsOf(filled).filter(({ fields }) => fields[0]?.person === `person-${at}`);
  return [filled, first ?? expect.unreachable(check)];
};

test('a warning leads to its fields, with page and row, and carries no value', () => {
  const [, jobs] = only('jobs-overlap');
  const place = { person: 'person-0', source: 'form', page: 12 };
  expect(jobs.fields).toEqual([
    { ...place, field: 'previous_jobs.to', row: 1 },
    { ...place, field: 'previous_jobs.from', row: 0 },
    { ...place, field: 'previous_jobs.from', row: 1 },
    { ...place, field: 'previous_jobs.to', row: 0 },
  ]);
  expect(JSON.stringify(jobs)).not.toMatch(/20(15|17|18|20)/);
  const [, birth] = only('birth-adult');
  expect(birth.fields.map(({ source, page, field }) => [source, page, field])).toEqual([
    ['form', 1, 'date_of_birth'],
    ['profile', null, 'is_minor'],
  ]);
  const [, spouses] = only('spouses-birth');
  expect(spouses.other).toBe('person-1');
  expect(spouses.fields.map(({ person, field }) => [person, field])).toEqual([
    ['person-0', 'spouse_dob'],
    ['person-1', 'date_of_birth'],
  ]);
  const [, payer] = only('begin-payer');
  expect(payer.fields.map(({ source, page }) => [source, page])).toEqual([
    ['onboarding', 2],
    ['form', 3],
  ]);
});

test('of a name that is none of those it should be, the part that differs comes first', () => {
  const fields = (check: string) => only(check)[1].fields.map(({ field }) => field);
  expect(fields('payer-spouse-name')).toEqual(['payer_given', 'spouse_given', 'payer_surnames', 'spouse_surnames']);
  expect(fields('payer-parent-name').slice(0, 2)).toEqual(['payer_surnames', 'father_surnames']);
});

test('key and hash of a contradiction stay while the compared values do, whatever else changes', () => {
  const [filled, found] = only('passport-nationality');
  const again = (page: number, more: Answers) => {
    const [now] = warningsOf(changed(filled, { 0: { [page]: more } }));
    return now && { key: now.key === found.key, hash: now.hash === found.hash };
  };
  expect(again(7, { passport_issue_city: 'Cali' })).toEqual({ key: true, hash: true });
  expect(again(7, { passport_authority: 'PE' })).toEqual({ key: true, hash: false });
  expect(again(7, { passport_authority: 'CO' })).toBeUndefined();
});

test('what is hidden or freed is not compared', () => {
  const base = fillIn(families['ana, been there']);
  const number = { 7: { passport_number: '12345678' } };
  expect(warningsOf(changed(base, { 0: number })).map(({ check }) => check)).toEqual(['passport-visa-number']);
  expect(warningsOf(changed(base, { 0: { ...number, 5: { visa_number_dk: true } } }))).toEqual([]);
  const hidden = changed(base, {
    0: { ...number, 5: { been_in_us: 'N', had_us_visa: 'N' }, onboarding: { had_us_visa: 'N' } },
  });
  expect(warningsOf(hidden).map(({ check }) => check)).toEqual(['us-visited-never-there']);
});

test('an empty form, and one with half a date, raise nothing', () => {
  const [blank] = fillIn(families.ana).map((one) => ({ ...one, pages: {} }));
  expect(blank && warningsOf([blank])).toEqual([]);
  const half = changed(fillIn(families.ana), { 0: { 9: { father_dob: '1980-13', mother_dob: 'x' } } });
  expect(warningsOf(half)).toEqual([]);
});

test('nothing is said of a member whose form is not there', () => {
  const [filled] = only('spouses-birth');
  const [person] = filled.map(asPerson);
  expect(person && findContradictions(ds160, { person, family: [], today: TODAY })).toEqual([]);
});

test('who two people are to each other follows from what they are to the primary, as far as it is sure', () => {
  const as = (relationship: string | null): ProfileFacts => ({
    ...{ user_type: relationship ? 'secondary' : 'primary', relationship, first_name: 'A', last_name: 'B' },
    ...{ shares_address: false, is_minor: false },
  });
  const told = [
    [null, 'spouse', 'spouse'],
    ['spouse', null, 'spouse'],
    [null, 'child', 'child'],
    ['child', null, 'parent'],
    [null, 'mother', 'parent'],
    ['father', null, 'child'],
    [null, 'sister', 'sibling'],
    ['sibling', null, 'sibling'],
    ['child', 'child', 'sibling'],
    ['child', 'spouse', 'other'],
    ['spouse', 'child', 'other'],
    ['mother', 'father', 'other'],
    [null, 'other-not-family', 'other'],
  ] as const;
  for (const [one, other, relation] of told) expect(relationOf(as(one), as(other)), `${one}, ${other}`).toBe(relation);
});

test('father and son of one name are told apart by what they are', () => {
  const [father, son] = fillIn(families['father and son']);
  if (!father || !son) return expect.unreachable();
  const named = { surnames: 'Pérez Soto', given: 'Jorge' };
  const sameName = changed([father, son], {
    1: { 1: { surnames: 'Pérez Soto', given_names: 'Jorge', full_name_native: 'Jorge Pérez Soto' } },
    0: {
      4: {
        companions: [
          { ...named, relationship: 'R' },
          { ...named, relationship: 'C' },
        ],
      },
    },
  });
  expect(warningsOf(sameName).map(({ check }) => check)).not.toContain('companion-relationship');
});

test('a parent of whom nobody knows anything may be the one who travels along, or pays', () => {
  const unknown = { father_surnames_dk: true, father_given_dk: true };
  const [, family, changes] = seeds.find(([name]) => name === 'payer-parent-name') ?? expect.unreachable();
  const filled = changed(changed(fillIn(families[family]), changes), { 0: { 9: unknown } });
  expect(warningsOf(filled)).toEqual([]);
});

const seeded = (check: string) => {
  const [, family, changes] = seeds.find(([name]) => name === check) ?? expect.unreachable(check);
  return (more: Change) => {
    const both = Object.entries(changes).map(([at, change]) => [at, { ...change, ...more }]);
    return warningsOf(changed(fillIn(families[family]), Object.fromEntries(both))).map((one) => one.check);
  };
};

test('of two rows with the name of one person, one that does not say yet who it is may be the right one', () => {
  const withRows = seeded('companion-relationship');
  const sister = { surnames: 'Muñoz Ávila', given: 'Ana María', relationship: 'F' };
  const rows = (companions: Row[]): Change => ({ 4: { companions } });
  expect(withRows(rows([sister, sister]))).toContain('companion-relationship');
  expect(withRows(rows([sister, { ...sister, relationship: null }]))).not.toContain('companion-relationship');
});

test('a visit of which only the year is known counts as recent when each of its days is', () => {
  const withVisit = seeded('us-visit-not-travelled');
  const since = Number(addMonths(TODAY, -58).slice(0, 4));
  const visit = (arrived: string): Change => ({ 5: { visits: [{ arrived, stay_unit: 'W', stay_length: '2' }] } });
  expect(withVisit(visit(String(since + 1)))).toContain('us-visit-not-travelled');
  expect(withVisit(visit(String(since)))).not.toContain('us-visit-not-travelled');
});

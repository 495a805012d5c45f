/** Consistency checks over whole forms: seeded contradictions raise their own warning alone, clean families none. */
import { expect, test } from 'vitest';
import { checks } from '#content/forms/checks/checks.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { cleanFamilies } from '#tests/clean-families.ts';
import { changed, seeds } from '#tests/contradictions.ts';
import { asPerson, type Filled, fillIn, readFilled, TODAY } from '#tests/family-forms.ts';
import { families } from '#tests/known-families.ts';
import { findContradictions } from './find.ts';
import type { Contradiction } from './rules.ts';

/** What every member of a family is warned of. */
function warningsOf(filled: readonly Filled[]): Contradiction[] {
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

test('every check has its seed', () => {
  expect(seeds.map(([check]) => check)).toEqual(checks.ds160.map(({ name }) => name));
});

/** The lists of planted faults fit the source of today: one that has gone stale would prove nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant, readFaults } from './faults/fault.ts';
import { readSource, root } from './sources.ts';

const faults = await readFaults();

test('every fault can be planted: its piece is in its file, once', () => {
  expect(faults.length).toBeGreaterThan(100);
  for (const fault of faults) expect(plant(fault, readSource(fault.file))).not.toBe(readSource(fault.file));
  const gone = { ...faults[0], find: 'no such piece' } as (typeof faults)[number];
  expect(() => plant(gone, readSource(gone.file))).toThrow('holds the piece 0 times');
});

test('every fault has its own name, a reason, and tests that exist', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  for (const { id, why, tests } of faults) {
    expect(why.length, id).toBeGreaterThan(10);
    expect(tests.length, id).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});

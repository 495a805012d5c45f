import { expect, test } from 'vitest';
import { everyFee, everyList, everyRule } from '#content/facts/every.ts';
import { posts } from '#content/posts.ts';
import { factsReport } from '../scripts/facts-report.ts';

const names = [everyFee, everyRule, everyList, posts].flatMap((facts) => Object.keys(facts));

test('the report names every fact with its day and how it was checked, and says which must be read again', () => {
  const checked = Object.values({ ...everyFee, ...everyRule, ...everyList, ...posts }).map(
    ({ checkedOn }) => checkedOn,
  );
  const report = factsReport(new Date(`${checked.sort().at(-1)}T12:00:00Z`));
  for (const name of names)
    expect(report).toMatch(
      new RegExp(`^ +${name} .* (?:read at the source|quoted by others) +\\d{4}-\\d\\d-\\d\\d +\\d+ d`, 'm'),
    );
  expect(report).toContain('our table of 2025-07-01');
});

test('years later every fact is old, and none is a failure', () => {
  const report = factsReport(new Date('2040-01-01T00:00:00Z'));
  const again = /^To be read again: (.*)$/m.exec(report)?.[1]?.split(', ');
  expect(again?.sort()).toEqual([...names].sort());
});

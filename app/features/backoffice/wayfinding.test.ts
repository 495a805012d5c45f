import { expect, test } from 'vitest';
import { screenRows } from '#app/paths.ts';
import { partsFor, tabsFor } from './wayfinding.ts';

test('each part of the bar leads to a screen without parameters that its role may see', () => {
  const parts = partsFor('csr');
  expect(parts.slice(0, 2)).toEqual([
    { part: 'home', screen: 'admin' },
    { part: 'cases', screen: 'admin-cases' },
  ]);
  for (const { part, screen } of [...parts, ...partsFor('admin')]) {
    const row = screenRows().find(({ name }) => name === screen);
    expect([row?.part, row?.es.includes(':')]).toEqual([part, false]);
  }
  expect(partsFor('applicant')).toEqual([]);
});

test('each tab of a case takes the person alone, in the order of the bar', () => {
  const tabs = tabsFor('csr');
  expect(tabs[0]).toEqual({ tab: 'summary', screen: 'admin-person' });
  expect(tabs.map(({ tab }) => tab)).toEqual(expect.arrayContaining(['documents', 'money', 'messages', 'history']));
  for (const { screen } of tabs)
    expect(
      screenRows()
        .find(({ name }) => name === screen)
        ?.es.match(/:\w+/g),
    ).toEqual([':user_id']);
});

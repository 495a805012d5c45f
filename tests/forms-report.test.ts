/** `npm run forms`: as many pages and fields as the official form has by our reference, and no word of them missing. */
import { expect, test } from 'vitest';
import { FORM_NAMES } from '#content/catalogue.ts';
import type { PageText } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { forms } from '#content/forms/forms.ts';
import { countsOf, formReport, formsReport } from '../scripts/forms-report.ts';
import { readSource } from './sources.ts';

/** Fields and boxes of the tables of domain reference 01, page by page. */
const REFERENCE: readonly (readonly [fields: number, boxes: number])[] = [
  ...([
    [17, 2],
    [12, 3],
    [37, 3],
    [7, 0],
    [28, 2],
    [30, 6],
    [15, 3],
    [11, 3],
  ] as const),
  ...([
    [17, 6],
    [31, 5],
    [13, 3],
    [28, 6],
    [22, 0],
    [6, 0],
    [14, 0],
    [24, 0],
  ] as const),
  ...([
    [10, 0],
    [8, 0],
    [11, 4],
    [11, 0],
    [17, 2],
    [10, 0],
    [14, 1],
  ] as const),
];

test('the DS-160 has the pages, fields, boxes and groups of the reference', () => {
  const counts = ds160.pages.map(countsOf);
  expect(counts.map(({ fields, boxes }) => [fields, boxes])).toEqual(REFERENCE);
  const sum = (key: 'fields' | 'boxes' | 'groups') => counts.reduce((all, one) => all + one[key], 0);
  expect([ds160.pages.length, sum('fields'), sum('groups'), sum('boxes')]).toEqual([23, 393, 21, 49]);
});

test('no label, help, error or option is missing in any language', () => {
  for (const name of FORM_NAMES) expect(formReport(forms[name]).missing, name).toEqual([]);
  const report = formsReport();
  expect(report).toContain('ds160: 23 pages, 393 fields, 49 boxes');
  expect(report.match(/no text is missing/g)).toHaveLength(FORM_NAMES.length);
});

test('a word that is missing is counted and named', () => {
  const without = (path: string) => {
    const text = JSON.parse(readSource(path));
    if (path.endsWith('09-relatives.en.json')) delete (text as { fields: Record<string, object> }).fields.mother_dob;
    if (path.endsWith('01-personal-1.es.json')) Object.assign((text as PageText).fields.sex ?? {}, { help: '' });
    if (path.endsWith('options/ar.json')) delete (text as Record<string, Record<string, string>>).YN?.Y;
    return text;
  };
  const { missing, lines } = formReport(ds160, without);
  expect(missing).toEqual([
    'content/forms/ds160/text/01-personal-1.es.json: sex.help',
    'content/forms/ds160/text/09-relatives.en.json: mother_dob.label',
    'content/forms/ds160/text/09-relatives.en.json: mother_dob.required',
    'content/forms/ds160/text/09-relatives.en.json: mother_dob.help',
    'ds160 ar: YN.Y',
  ]);
  expect(lines.find((line) => line.includes('personal_1'))).toContain('16 of 17');
  expect(lines.join('\n')).toMatch(/ar 271 of 272/);
});

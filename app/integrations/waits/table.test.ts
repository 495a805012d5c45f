import { expect, test } from 'vitest';
import { waitPage } from '#tests/wait-page.ts';
import { readMonths, readTables, readWaitTable } from './table.ts';

const of = (page: string, city: string, category: string) =>
  readWaitTable(page).find((wait) => wait.city === city && wait.category === category);

test('values as the table writes them', () => {
  const values = { '9 Months': 9, '1.5 Months': 1.5, '11 Month': 11, '< 0.5 Month': 0, '<0.5 months': 0 };
  for (const [text, months] of Object.entries(values)) expect(readMonths(text), text).toBe(months);
  for (const text of ['', 'NA', 'N/A', 'na']) expect(readMonths(text), text).toBe(null);
});

test('a value in other words is an error, never a guess', () => {
  const others = [
    '9',
    '9 Days',
    'Closed',
    '-1 Months',
    '9,5 Months',
    '1e3 Months',
    '61 Months',
    '< 2 Months',
    '9 Months *',
  ];
  for (const text of others) expect(() => readMonths(text), text).toThrow('no figure');
});

test('the five cities are found, with every category, whatever marks stand around them', () => {
  const page = waitPage({ bogota: ['11 Months', '9 Months', '2.5 Months', '&lt; 0.5 Month', 'NA'] });
  expect(readWaitTable(page)).toHaveLength(20);
  expect(of(page, 'bogota', 'visitor')).toMatchObject({ avg_months: 11, next_months: 9 });
  expect(of(page, 'bogota', 'student')).toMatchObject({ avg_months: null, next_months: 2.5 });
  expect(of(page, 'bogota', 'petition')).toMatchObject({ next_months: 0 });
  expect(of(page, 'bogota', 'crew')).toMatchObject({ next_months: null });
  const spelt = page
    .replace('<td>Bogota</td>', '<TD class="a">\n <b>Bogot&#225;</b>&nbsp;<!-- <td>x</td> -->')
    .replace('<table>', '<script>"<table><tr><td>"</script><table><tr><td>Layout<table>')
    .replace('</table>', '</table></table>');
  expect(readWaitTable(spelt)).toEqual(readWaitTable(page));
});

test('a page that is not the one we know is refused', () => {
  const page = waitPage();
  const broken: [string, string, RegExp][] = [
    ['no table', '<p>Moved</p>', /^0 tables/],
    ['two tables', page + page, /^2 tables/],
    ['another heading', page.replace('Average', 'Typical'), /^0 tables/],
    ['columns that changed places', page.replace('(F, M, J)', '(H, L, O, P, Q)'), /^0 tables/],
    ['too few rows', waitPage({}, 194), /^only 199 rows/],
    ['a missing city', page.replace('>Quito<', '>Guayaquil<'), /^Quito stands there 0 times/],
    ['a city twice', page.replace('>Post 7<', '>Lima<'), /^Lima stands there 2 times/],
    ['a short row', page.replace('<td>3 Months</td>', ''), /^a row of 5 cells/],
    [
      'an unknown word in any row',
      page.replace('<td>3 Months</td>', '<td>Emergencies</td>'),
      /^no figure: Emergencies/,
    ],
    ['an unclosed table', page.replace('</table>', ''), /^0 tables/],
    ['nothing', '', /^0 tables/],
  ];
  for (const [what, html, message] of broken) expect(() => readWaitTable(html), what).toThrow(message);
});

test('what stands in the row of a post that we do not show is not read', () => {
  const page = waitPage();
  const at = page.lastIndexOf('1 Month');
  const odd = `${page.slice(0, at)}Closed until further notice${page.slice(at + '1 Month'.length)}`;
  expect(readWaitTable(odd)).toEqual(readWaitTable(page));
  const cut = page.replace(/<tr><td>Post 7<\/td>.*?<\/tr>/, '<tr><td>Post 7</td><td colspan="5">Closed</td></tr>');
  expect(cut).not.toBe(page);
  expect(readWaitTable(cut)).toEqual(readWaitTable(page));
});

test('hostile pages of the largest size are read in no time', () => {
  const size = 2_000_000;
  const fill = (text: string) => text.repeat(Math.ceil(size / text.length));
  const started = performance.now();
  for (const text of ['<!--', '<td ', '<table><tr><td>', '&#', '<script', '<tr><td><', '<', ' '])
    try {
      readTables(fill(text));
    } catch {
      // Refused is as good as read.
    }
  expect(performance.now() - started).toBeLessThan(10_000);
});

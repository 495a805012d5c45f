/** What an article adds up or counts back is what its facts give: who changes a fact is told which sums to write again. */
import { expect, test } from 'vitest';
import { linesOf, plainText } from '#app/features/articles/markup/words.ts';
import { everyFee, everyRule } from '#content/facts/every.ts';
import { published } from './written-articles.ts';

const DAY = 86_400_000;

const inEveryLanguage = (postId: string) => {
  const found = published.filter(({ head }) => head.postId === postId);
  expect(found.length, postId).toBeGreaterThan(0);
  return found.map(({ head, body: { blocks } }) => ({
    locale: head.locale,
    text: linesOf(blocks).join('\n'),
    tables: blocks.flatMap((block) =>
      block.type === 'table' ? [block.rows.map((row) => row.map((cell) => plainText(cell)))] : [],
    ),
  }));
};

/** The first number of a cell: points and commas part thousands. */
const numberIn = (cell = '') => Number(/\d[\d.,]*/.exec(cell)?.[0].replace(/[.,]/g, '') ?? Number.NaN);

test('the family of four: rows make the rest, the rest and the fee make the total, two trips the larger one', () => {
  const fee = everyFee['us-mrv-family-of-four'].amount;
  expect(fee).toBe(4 * everyFee['us-mrv'].amount);
  for (const { locale, text, tables } of inEveryLanguage('family-total-cost')) {
    const rows = tables.find((table) => table.some((row) => row.includes('{us-mrv-family-of-four}'))) ?? [];
    const [rest, total] = rows.slice(-2);
    for (const column of [1, 2]) {
      const sum = rows.slice(1, -2).reduce((all, row) => all + numberIn(row[column]), 0);
      expect(numberIn(rest?.[column]), `${locale}: all but the fee`).toBe(sum);
      expect(numberIn(total?.[column]), `${locale}: total`).toBe(fee + sum);
    }
    const [tickets, hotel] = rows.slice(4, 6).map((row) => numberIn(row[2]));
    const twice = numberIn(total?.[2]) + Number(tickets) + Number(hotel);
    expect(text.replace(/(?<=\d)[.,](?=\d{3})/g, ''), `${locale}: paid twice`).toContain(String(twice));
    // "Nearly two dollars in five".
    const share = numberIn(rest?.[2]) / numberIn(total?.[2]);
    expect(share > 0.37 && share < 0.4, `${locale}: share of ${share}`).toBe(true);
  }
});

test('both roads of a couple are the sums of their fees', () => {
  const sum = (...names: (keyof typeof everyFee)[]) => names.reduce((all, name) => all + everyFee[name].amount, 0);
  expect(everyFee['us-fiance-road'].amount).toBe(sum('us-i129f', 'us-mrv-fiance', 'us-i485'));
  expect(everyFee['us-spouse-road'].amount).toBe(
    sum('us-i130-paper', 'us-immigrant-visa-family', 'us-affidavit-review', 'us-immigrant-card'),
  );
});

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const spanish = (day: Date) => `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
const dayOf = (text: string, year: number) => {
  const [, day = '', month = ''] = /(\d+) de (\p{L}+)/u.exec(text) ?? [];
  return new Date(Date.UTC(year, MONTHS.indexOf(month), Number(day)));
};

test('the calculator of citizenship counts back the days that the rule gives, in a year of 365 days', () => {
  const early = everyRule['us-naturalization-early'].count * DAY;
  const [{ tables = [], text = '' } = {}] = inEveryLanguage('naturalization-when');
  const rows = tables[0] ?? [];
  expect(rows.map(([anniversary]) => anniversary)).toEqual(MONTHS.map((month) => `1 de ${month}`));
  for (const [anniversary = '', first, year] of rows) {
    const day = new Date(dayOf(anniversary, 2027).getTime() - early);
    expect([first, year], anniversary).toEqual([
      spanish(day),
      day.getUTCFullYear() === 2027 ? 'El mismo' : 'El anterior',
    ]);
  }
  const example = new Date(Date.UTC(2027, 2, 18) - early);
  expect(text, 'the example').toContain(`es el ${spanish(example)} de ${example.getUTCFullYear()}`);
  expect(example.getUTCDay(), 'that Friday').toBe(5);
});

test('the student may enter as many days before the first day of classes as the rule gives', () => {
  const [{ text = '' } = {}] = inEveryLanguage('f1-calendar');
  const start = dayOf(/empieza el (\d+ de \p{L}+)/u.exec(text)?.[1] ?? '', 2027);
  expect(text).toContain(`${spanish(new Date(start.getTime() - everyRule['us-f1-arrival'].count * DAY))} Primer día`);
});

test('funds in Canadian dollars: each account divided by its rate and rounded down, and their sum', () => {
  for (const { locale, tables } of inEveryLanguage('imm5257-guide')) {
    const rows = tables[0] ?? [];
    const accounts = rows.slice(0, -1);
    for (const row of accounts)
      expect(numberIn(row[4]), locale).toBe(Math.floor(numberIn(row[1]) / numberIn(row[3]?.split('=')[1])));
    expect(numberIn(rows.at(-1)?.[4]), locale).toBe(accounts.reduce((all, row) => all + numberIn(row[4]), 0));
  }
});

test('a month of a bank statement: in, out and left over, a year of it, and what the trip leaves', () => {
  for (const { locale, text } of inEveryLanguage('uk-form')) {
    const [incoming = 0, outgoing = 0, left, year, saved = 0, trip = 0, after] = [
      ...text.matchAll(/\d{1,3}(?:[.,]\d{3}){1,2}/g),
    ].map(([figure]) => numberIn(figure));
    expect([left, year, after], locale).toEqual([incoming - outgoing, 12 * (incoming - outgoing), saved - trip]);
  }
});

test('Mexico: between the two days of its waits lie nine weeks, between its cities more than a year', () => {
  const [{ text = '' } = {}] = inEveryLanguage('mexico-us-visa');
  const between = Date.parse(everyRule['us-mx-waits-on'].date) - Date.parse(everyRule['us-mx-waits-before'].date);
  expect(text).toContain('Nueve semanas después');
  expect(between / (7 * DAY)).toBe(9);
  const waits = [...text.matchAll(/\{(us-mx-wait-[\w-]+)\}/g)]
    .map(([, name]) => name as 'us-mx-wait-merida')
    .filter((name) => !name.endsWith('-before'))
    .map((name) => everyRule[name].count);
  expect(waits).toHaveLength(10);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(365);
});

/** A fact of the month: when its bulletin is read again, what happens to Miguel is to be written again, too. */
test('the queue of the bulletin: Miguel stands between both dates, months after the first, years after the Mexican one', () => {
  const [{ text = '' } = {}] = inEveryLanguage('family-green-card');
  expect(text).toContain('USCIS recibió la petición el 15 de mayo de 2009');
  const his = new Date('2009-05-15');
  const dayOfFact = (name: 'us-bulletin-f4' | 'us-bulletin-f4-filing' | 'us-bulletin-f4-mx') => {
    expect(text).toContain(`{${name}}`);
    return new Date(everyRule[name].date);
  };
  const [action, filing, mexico] = [
    dayOfFact('us-bulletin-f4'),
    dayOfFact('us-bulletin-f4-filing'),
    dayOfFact('us-bulletin-f4-mx'),
  ];
  expect(text).toContain('Miguel es posterior: todavía no hay visa para él');
  expect(his > action, 'after the first').toBe(true);
  expect(text).toContain('La fecha de Miguel es anterior');
  expect(his < filing, 'before the second').toBe(true);
  expect(text).toContain('hay cuatro meses y medio');
  const months = (his.getTime() - action.getTime()) / (DAY * (365.25 / 12));
  expect(months).toBeGreaterThan(4.25);
  expect(months).toBeLessThan(4.75);
  expect(text).toContain('muchos años más atrás');
  expect((his.getTime() - mexico.getTime()) / (365.25 * DAY), 'years after the Mexican one').toBeGreaterThan(5);
});

/** The pack for the official form: its order, what is not in it, every original beside its export; whatever anybody writes, it fits or is asked about. */
import { expect, test } from 'vitest';
import { carryText } from '#app/features/forms/carry/carry.ts';
import { compiledForm } from '#app/features/forms/engine/form.ts';
import {
  type Answers,
  charactersOf,
  checksIn,
  isRows,
  patternOf,
  type Row,
} from '#app/features/forms/engine/values.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import { characterRule } from '#content/forms/characters.ts';
import type { Field } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { officialStyles } from '#content/forms/official-style.ts';
import { isProse } from '#content/forms/prose.ts';
import type { FilledPages } from '#tests/form-answers.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { packOf, readingOf } from '#tests/official-packs.ts';
import { chance } from '#tests/random-walk.ts';
import { heldBack } from './entry-rules.ts';
import { type OfficialRow, rowsOf } from './official.ts';

const { smallest, most } = FILLINGS.ds160;
const at = (rows: readonly OfficialRow[], path: string) => rows.find((row) => row.path === path);
const nodeAt = (form_name: FormName, path: string) =>
  compiledForm(forms[form_name]).nodes.get(path.replace(/\.\d+\./, '.'));
const written = (path: string, value: string | null, from: FilledPages = most): FilledPages => {
  const page = Number(nodeAt('ds160', path)?.page);
  return { ...from, [page]: { ...from[page], [path]: value } };
};

test('names, dates, choices and boxes as the official form has them, beside what was written', () => {
  const filled = written('surnames', "Muñoz-D'Ávila", smallest);
  const rows = rowsOf(packOf('ds160', filled));
  expect(at(rows, 'surnames')).toMatchObject({
    ...{ original: "Muñoz-D'Ávila", read: "Muñoz-D'Ávila", official: 'MUNOZ DAVILA', kind: 'typed' },
    ...{ changes: ['letters', 'signs', 'capitals'], doubt: null, english: 'not needed' },
  });
  expect(at(rows, 'date_of_birth')?.official).toMatch(/^\d\d-[A-Z]{3}-\d{4}$/);
  expect(at(rows, 'date_of_birth')?.changes).toEqual(['date']);
  expect(at(rows, 'sex')).toMatchObject({ kind: 'chosen', changes: [] });
  const sex = at(rows, 'sex');
  expect([sex?.codes, sex?.official]).toEqual([[sex?.original], sex?.original === 'F' ? 'Female' : 'Male']);
  expect(at(rows, 'secondary_phone')).toMatchObject({ kind: 'ticked', official: 'Does not apply', original: null });
  const unknown = rowsOf(packOf('ds160', smallest)).filter(({ official }) => official === 'Do not know');
  expect(unknown.length, 'a box of its own words').toBeGreaterThan(0);
  expect(at(rows, 'secondary_phone_na'), 'a box speaks through what it frees').toBeUndefined();
});

test('what is chosen stands there in words, in the export and beside it; a number is only its code', () => {
  for (const form_name of FORM_NAMES)
    for (const filled of Object.values(FILLINGS[form_name].people))
      for (const { path, kind, official, read, original } of rowsOf(packOf(form_name, filled)))
        if (kind === 'chosen' && /^\d+$/.test(String(original)))
          expect([official, read], `${form_name} ${path}`).toEqual([
            expect.stringMatching(/\p{L}{2}/u),
            expect.stringMatching(/\p{L}{2}/u),
          ]);
});

test('a country has the three letters of a passport where the form wants them', () => {
  const rows = rowsOf(packOf('au600', FILLINGS.au600.most)).filter(
    ({ path }) => nodeAt('au600', path)?.field.options === 'COUNTRIES',
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { codes } of rows) for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
  const [us] = rowsOf(packOf('ds160', smallest)).filter(({ path }) => path === 'nationality');
  expect(us?.codes).toEqual(['CO']);
});

test('a question that the official form numbers has its numbers, and a box its own words', () => {
  const rows = rowsOf(packOf('au600', FILLINGS.au600.smallest));
  expect(at(rows, 'group_processing')).toMatchObject({ original: 'N', official: 'No', codes: ['2'] });
  expect(at(rows, 'special_category')?.codes).toEqual(['2']);
  expect(at(rows, 'outside_australia')?.codes).toEqual(['Y']);
  const us = rowsOf(packOf('ds160', { ...smallest, 7: { ...smallest[7], passport_no_expiry: true } }));
  expect(at(us, 'passport_expiry_date')).toMatchObject({ kind: 'ticked', official: 'No expiration' });
});

test.each(FORM_NAMES)('%s: pages that are for the person, in the order of the form, each answer once', (form_name) => {
  for (const filled of Object.values(FILLINGS[form_name].people)) {
    const pack = packOf(form_name, filled);
    const { applicable, state } = readingOf(form_name, filled);
    expect(pack.pages.map(({ page }) => page)).toEqual(applicable);
    const rows = rowsOf(pack);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const { path, label, read, official } of rows) {
      expect(state.stateOf(path).isShown, path).toBe(true);
      expect(label.en && label.own && read, path).toBeTruthy();
      expect(official === null || official.length > 0, path).toBe(true);
    }
    expect(pack.summary.answers).toBe(rows.length);
  }
});

test('what is hidden, empty or on a page that nobody has saved is not in it; what is missing is named', () => {
  const hidden = packOf('ds160', written('other_names_used', 'N'));
  expect(rowsOf(hidden).filter(({ path }) => path.startsWith('other_names.'))).toEqual([]);
  const { 3: _, ...rest } = smallest;
  const pack = packOf('ds160', rest);
  const third = pack.pages.find(({ page }) => page === 3);
  expect(third).toMatchObject({ status: 'Not Started', blocks: [] });
  expect(pack.status).toBe('In Progress');
  expect(pack.summary.missing.filter(({ page }) => page === 3).length).toBeGreaterThan(0);
  expect(packOf('ds160', smallest).summary.missing).toEqual([]);
});

test('rows of a group are numbered, and each stands under its own title', () => {
  const blocks = packOf('ds160', most).pages.flatMap((page) => page.blocks);
  const names = blocks.filter(({ rows }) => rows[0]?.path.startsWith('other_names.'));
  expect(names.length).toBeGreaterThan(1);
  expect(names.map(({ title }) => title?.en)).toEqual(names.map((_, n) => expect.stringContaining(String(n + 1))));
  expect(names.map(({ title }) => title?.own)).toEqual(names.map((_, n) => expect.stringContaining(String(n + 1))));
});

test('sentences go over in the English that was accepted, and never in another language', () => {
  const [prose] = rowsOf(packOf('ds160', most)).filter(({ is_prose }) => is_prose);
  const path = String(prose?.path);
  expect(prose).toMatchObject({ official: null, english: 'needed', changes: [] });
  expect(packOf('ds160', most).summary.needs_english).toContain(path);
  const withEnglish = packOf('ds160', most, { english: new Map([[path, 'I lost it on a naïve trip']]) });
  expect(at(rowsOf(withEnglish), path)).toMatchObject({
    ...{ official: 'I lost it on a naive trip', english: 'accepted', changes: ['english', 'letters'] },
    original: prose?.original,
  });
  expect(withEnglish.summary.needs_english).not.toContain(path);
  const own = packOf('ds160', most, { english: new Map([[path, String(prose?.original)]]) });
  expect(at(rowsOf(own), path)?.changes, 'it was English already').not.toContain('english');
});

test('the same answers give the same bytes, in whatever order their keys are stored', () => {
  const turned = Object.fromEntries(
    Object.entries(most).map(([page, answers]) => [page, Object.fromEntries(Object.entries(answers).reverse())]),
  ) as FilledPages;
  expect(JSON.stringify(packOf('ds160', turned))).toBe(JSON.stringify(packOf('ds160', most)));
});

const SIGNS = [..."abcXYZ ñÑáÉíÓúÜçãõßæø'-&#.,()0123456789@/:_¿“”–…€🙂Ə\t\n  "];

/** Letters that can be typed into the field, up to and beyond its length. */
function scribble(field: Field, random: () => number): string {
  const { typing } = charactersOf(field);
  const letters = SIGNS.filter((sign) => !typing || patternOf(typing).test(sign));
  const longest = Math.max(3, ...checksIn(field.validation).map(({ maxLength = 40 }) => Math.min(maxLength, 80)));
  const length = 1 + Math.floor(random() * longest * 1.2);
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)] ?? 'a').join('');
}

function scribbled(form_name: FormName, filled: FilledPages, random: () => number): FilledPages {
  const change = (answers: Answers | Row, group: string | null): Answers | Row =>
    Object.fromEntries(
      Object.entries(answers).map(([name, value]) => {
        if (isRows(value)) return [name, value.map((row) => change(row, name))];
        const field = compiledForm(forms[form_name]).nodes.get(group ? `${group}.${name}` : name)?.field;
        const isText = field && (field.type === 'text' || field.type === 'textArea') && !field.options;
        return [name, isText && typeof value === 'string' && random() < 0.6 ? scribble(field, random) : value];
      }),
    ) as Answers;
  return Object.fromEntries(
    Object.entries(filled).map(([page, answers]) => [page, change(answers, null)]),
  ) as FilledPages;
}

let doubts = 0;
const longestOf = (field: Field) =>
  Math.max(...checksIn(field.validation).map(({ maxLength }) => maxLength ?? Number.POSITIVE_INFINITY));

test.each(FORM_NAMES)(
  '%s: whatever is written is inside the official set and length, or is asked about',
  (form_name) => {
    const random = chance(form_name.length * 104729);
    for (let n = 0; n < 12; n++) {
      const people = Object.values(FILLINGS[form_name].people);
      const filled = scribbled(form_name, people[n % people.length] as FilledPages, random);
      const bare = rowsOf(packOf(form_name, filled));
      // Half of the sentences have an English text.
      const english = new Map(
        bare.filter(({ is_prose }, at) => is_prose && at % 2).map(({ path, original }) => [path, String(original)]),
      );
      for (const row of rowsOf(packOf(form_name, filled, { english }))) {
        const { path, original, official, kind, changes, doubt } = row;
        const field = nodeAt(form_name, path)?.field as Field;
        const shown = `${path} ${JSON.stringify(original)} ${JSON.stringify(official)}`;
        if (kind !== 'typed') continue;
        expect(official === null, shown).toBe(isProse(field) && !english.has(path));
        if (official === null) continue;
        if (doubt) doubts++;
        // Told apart: what is not the same letter by letter has a reason, what has none is the same.
        expect(official !== original, shown).toBe(changes.length > 0);
        if (doubt || field.type !== 'text') continue;
        const name = checksIn(field.validation).find((one) => one.regexPattern)?.regexPattern;
        if (name === 'C_NATIVE') continue;
        expect([...official].length, shown).toBeLessThanOrEqual(longestOf(field));
        const target = (name && (characterRule(name).exported ?? characterRule(name).typing)) ?? '^[ -~\\n]*$';
        expect(official, shown).toMatch(patternOf(target));
        expect(carryText(field, official).text, `${shown} twice`).toBe(official);
      }
    }
  },
);

test('some of what was written by chance was asked about', () => {
  expect(doubts).toBeGreaterThan(100);
});

test('a text that is too long for the official form is asked about, and stays whole', () => {
  const pack = packOf('ds160', written('surnames', `${'ß'.repeat(20)}`, smallest));
  const row = at(rowsOf(pack), 'surnames');
  expect(row).toMatchObject({ official: 'SS'.repeat(20), doubt: { why: 'length', by: 7 } });
  expect(pack.summary.doubts).toEqual(['surnames']);
});

test('what the form itself refuses is never told as an official answer: no such code, no such day', () => {
  for (const [field, value] of [
    ['sex', 'ZZ'],
    ['date_of_birth', '2026-13-45'],
    ['birth_country', 'QQ'],
  ] as const) {
    const row = at(rowsOf(packOf('ds160', written(field, value, smallest))), field);
    expect(row?.doubt, field).not.toBeNull();
    expect(heldBack({ doubt: row?.doubt ?? null, english: 'not needed' }), field).toBe('noFit');
  }
});

test('an e-mail address is never respelled: it is asked about', () => {
  const row = at(rowsOf(packOf('ds160', written('email', 'peña@example.com', smallest))), 'email');
  expect(row).toMatchObject({ official: 'peña@example.com', changes: [], doubt: { why: 'characters', found: 'ñ' } });
});

test('every form says how it writes dates and phones', () => {
  for (const form_name of FORM_NAMES) {
    const rows = rowsOf(packOf(form_name, FILLINGS[form_name].most));
    const phone = rows.find(({ path }) => nodeAt(form_name, path)?.field.type === 'international_phone');
    if (phone) expect(phone.official?.startsWith('+'), form_name).toBe(officialStyles[form_name].phones === 'plus');
  }
});

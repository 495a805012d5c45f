/** Answers in the official character set: always inside of it and its length, or asked about; never cut, never changed twice. */
import { expect, test } from 'vitest';
import { type CharacterClass, characterClasses, characterRule } from '#content/forms/characters.ts';
import type { Field } from '#content/forms/definition.ts';
import { chance } from '#tests/random-walk.ts';
import { carryDate, carryPhone, carryText } from './carry.ts';
import { plainLetters } from './plain-letters.ts';
import { shownSigns } from './shown-signs.ts';

const text = (regexPattern?: CharacterClass, maxLength?: number, type: Field['type'] = 'text'): Field => ({
  name: 'x',
  type,
  validation: { ...(regexPattern && { regexPattern }), ...(maxLength && { maxLength }) },
});
const carried = (field: Field, original: string) => carryText(field, original).text;

test('names lose marks and signs, and stand in capitals; what was done is told', () => {
  expect(carryText(text('C_NAME', 33), 'Muñoz Ávila')).toEqual({
    text: 'MUNOZ AVILA',
    changes: ['letters', 'capitals'],
    doubt: null,
  });
  const names: [string, string][] = [
    ["D'Angelo", 'DANGELO'],
    ['García-Márquez', 'GARCIA MARQUEZ'],
    ['Gonçalves  Conceição', 'GONCALVES CONCEICAO'],
    ['Weiß Ærø Þór', 'WEISS AERO THOR'],
    ['María - José', 'MARIA JOSE'],
  ];
  for (const [original, official] of names) expect(carried(text('C_NAME'), original), original).toBe(official);
  expect(carryText(text('C_NAME', 33), 'MUNOZ AVILA').changes).toEqual([]);
});

test('addresses and explanations keep case and lines', () => {
  expect(carried(text('C_ADDR'), 'Calle 45 #12-34, Bogotá (Nº 3)'.replace('º', 'o'))).toBe(
    'Calle 45 #12-34, Bogota (No 3)',
  );
  expect(carried(text('C_EXPL', 4000, 'textArea'), 'Año uno,\n  año  dos')).toBe('Ano uno,\n ano dos');
  expect(carried(text(), 'Señor “Peña” – 3 €')).toBe('Senor "Pena" - 3 EUR');
});

test('what does not fit is asked about and left whole', () => {
  expect(carryText(text('C_NAME', 4), 'Muñoz')).toMatchObject({ text: 'MUNOZ', doubt: { why: 'length', by: 1 } });
  expect(carryText(text('C_NAME', 5), 'Weiß'), 'longer on its way').toMatchObject({ text: 'WEISS', doubt: null });
  expect(carryText(text(), 'Viaje 🙂 a Ə')).toMatchObject({ doubt: { why: 'characters', found: '🙂Ə' } });
});

test('an answer of signs alone is asked about: it would arrive as none', () => {
  for (const [field, original] of [
    [text('C_NAME'), '-'],
    [text('C_NAME'), "- '"],
    [text(), '¿¡'],
  ] as const)
    expect(carryText(field, original), original).toMatchObject({ text: '', doubt: { why: 'characters' } });
});

test('signs that nobody sees are told by their number', () => {
  expect(shownSigns('ñ\u202e/ ')).toBe('ñ U+202E / U+0020');
});

test('the name in its own script is carried as it is', () => {
  expect(carryText(text('C_NATIVE', 8), 'محمد علي')).toEqual({ text: 'محمد علي', changes: [], doubt: null });
  expect(carryText(text('C_NATIVE', 3), 'محمد علي').doubt, 'never cut').toEqual({ why: 'length', by: 5 });
  for (const [name, found] of [
    ['<img>', '<>'],
    ['محمد\u200b', '\u200b'],
    ['محمد 🙂', '🙂'],
  ] as const)
    expect(carryText(text('C_NATIVE', 30), name).doubt, name).toEqual({ why: 'characters', found });
});

const LETTERS = "abcXYZ ñÑáÉíÓúÜçÇãõâêßæÆøØðþÿ '-&#.,()0123456789@/:_¿¡“”–…€🙂Ə\t\n  ";

test('whatever can be typed is carried into the official set or asked about, and a second time changes nothing', () => {
  const letters = [...LETTERS];
  for (const name of Object.keys(characterClasses) as CharacterClass[]) {
    const { typing, exported } = characterRule(name);
    const random = chance(name.length * 7919);
    const allowed = letters.filter((letter) => !typing || new RegExp(typing, 'u').test(letter));
    for (let n = 0; n < 400; n++) {
      const length = Math.floor(random() * 20);
      const original = Array.from({ length }, () => allowed[Math.floor(random() * allowed.length)] ?? '').join('');
      const field = text(name, 12, n % 2 ? 'text' : 'textArea');
      const { text: official, doubt } = carryText(field, original);
      const shown = `${name} ${JSON.stringify(original)} ${JSON.stringify(official)}`;
      if (name === 'C_NATIVE') expect(official, shown).toBe(original);
      else if (!doubt) expect([...official].length, shown).toBeLessThanOrEqual(12);
      if (exported) expect(official, shown).toMatch(new RegExp(exported, 'u'));
      expect(carried(field, official), shown).toBe(official);
    }
  }
});

test('plain letters of what is plain are the same', () => {
  const plain = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join('');
  expect(plainLetters(plain)).toBe(plain);
});

test('dates as each form writes them, and what is known of them', () => {
  const dates: [Parameters<typeof carryDate>[1]['dates'], string, string][] = [
    ['named month, hyphens', '1990-03-07', '07-MAR-1990'],
    ['named month', '1990-03-07', '07 MAR 1990'],
    ['day first', '1990-03-07', '07/03/1990'],
    ['year first', '1990-03-07', '1990-03-07'],
    ['named month, hyphens', '1990-12', 'DEC-1990'],
    ['day first', '1990-12', '12/1990'],
    ['named month', '1990', '1990'],
  ];
  for (const [style, stored, official] of dates) expect(carryDate(stored, { dates: style })).toBe(official);
  expect(carryPhone('573001234567', { phones: 'digits' })).toBe('573001234567');
  expect(carryPhone('573001234567', { phones: 'plus' })).toBe('+573001234567');
});

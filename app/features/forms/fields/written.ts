/** What may be written into a field, letter by letter (spec 5): the nearest letter that is allowed, or none. */

import { checksIn, takes } from '#app/features/forms/engine/values.ts';
import { handleIn } from '#app/features/forms/fields/handle.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import type { CharacterClass } from '#content/forms/characters.ts';
import type { Field } from '#content/forms/definition.ts';

/** Letters that lose nothing but their ornament, and signs that phones put in by themselves. */
const NEAREST: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  º: 'o',
  '°': 'o',
  ª: 'a',
};

const isOf = (field: Field, ...classes: readonly CharacterClass[]) =>
  checksIn(field.validation).some(({ regexPattern }) => regexPattern && classes.includes(regexPattern));

/** Where a stroke parts numbers: left out, it would make another number of them. */
const hasStrokes = (field: Field) => isOf(field, 'C_ADDR', 'C_EXPL');

const nearest = (field: Field, letter: string) =>
  letter === '/' && hasStrokes(field) ? '-' : (NEAREST[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''));

export type CleanedText = {
  text: string;
  /** Letters that did not come through, and what stands in their place. */
  refused: { letter: string; instead: string }[];
};

/** A keystroke, or a pasted text: each letter that the field takes, or the nearest one. */
export function clean(field: Field, typed: string): CleanedText {
  const whole = typed.normalize('NFC');
  const handle = isOf(field, 'C_HANDLE') ? handleIn(whole) : null;
  if (handle !== null && takes(field, handle))
    return { text: handle, refused: [{ letter: whole.trim(), instead: handle }] };
  if (takes(field, whole)) return { text: whole, refused: [] };
  // A tab of a table, or a space of a web page, is a space: nothing of it was written otherwise.
  const composed = latinDigits(whole).replaceAll(/[^\S\n]/gu, ' ');
  let text = '';
  const refused: CleanedText['refused'] = [];
  for (const letter of composed) {
    if (takes(field, text + letter)) {
      text += letter;
      continue;
    }
    const instead = nearest(field, letter);
    const isTaken = instead !== '' && instead !== letter && takes(field, text + instead);
    if (isTaken) text += instead;
    refused.push({ letter, instead: isTaken ? instead : '' });
  }
  return { text, refused };
}

/** Each sign once, in the order in which they were met: those that are gone, and those that another one stands for. */
export function toldOf(refused: CleanedText['refused']): { gone: string[]; replaced: CleanedText['refused'] } {
  const once = refused.filter(({ letter }, at) => refused.findIndex((one) => one.letter === letter) === at);
  return {
    gone: once.filter(({ instead }) => instead === '').map(({ letter }) => letter),
    replaced: once.filter(({ instead }) => instead !== ''),
  };
}

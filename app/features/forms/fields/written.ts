/** What may be written into a field, letter by letter (spec 5): the nearest letter that is allowed, or none. */
import { takes } from '#app/features/forms/engine/values.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
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
  '\u00a0': ' ',
};

const nearest = (letter: string) => NEAREST[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

export type Cleaned = {
  text: string;
  /** Letters that did not come through, and what stands in their place. */
  refused: { letter: string; instead: string }[];
};

/** A keystroke, or a pasted text: each letter that the field takes, or the nearest one. */
export function clean(field: Field, typed: string): Cleaned {
  const whole = typed.normalize('NFC');
  if (takes(field, whole)) return { text: whole, refused: [] };
  const composed = latinDigits(whole);
  let text = '';
  const refused: Cleaned['refused'] = [];
  for (const letter of composed) {
    if (takes(field, text + letter)) {
      text += letter;
      continue;
    }
    const instead = nearest(letter);
    const isTaken = instead !== '' && instead !== letter && takes(field, text + instead);
    if (isTaken) text += instead;
    refused.push({ letter, instead: isTaken ? instead : '' });
  }
  return { text, refused };
}

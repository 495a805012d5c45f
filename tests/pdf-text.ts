/** The text layer of a PDF: what somebody can search, copy or have read aloud. */
import { extractText, getDocumentProxy } from 'unpdf';
import type { Locale } from '#app/i18n/locales.ts';

export async function textOf(pdf: ArrayBuffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, totalPages };
}

/** Bidi marks, vowel marks and the stroke that stretches a word; signs become spaces. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2066-\u2069\u061c\u0640\u064b-\u0652]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Readers give an Arabic line word by word from its left end. */
const asRead = (text: string) => bare(text).split(' ').reverse().join(' ');

/** A long layer, made ready once: `inOrder` for a line, `words` for what may be broken by a page or read from its end. */
export function searchable(layer: string) {
  const all = ` ${bare(layer)} `;
  const found = new Set(all.split(' '));
  return {
    inOrder: (text: string) => all.includes(` ${bare(text)} `),
    missing: (text: string, locale: Locale) =>
      (locale === 'ar' ? asRead(text) : bare(text)).split(' ').filter((word) => word && !found.has(word)),
  };
}

/** Whether the layer holds these words, in their order; figures inside Arabic are looked for by themselves. */
export function holdsText(layer: string, words: string, locale: Locale): boolean {
  const all = ` ${bare(layer)} `;
  if (locale !== 'ar') return all.includes(` ${bare(words)} `);
  if (/[A-Za-z0-9]/.test(words))
    return asRead(words)
      .split(' ')
      .every((word) => all.includes(` ${word} `));
  return all.includes(` ${asRead(words)} `);
}

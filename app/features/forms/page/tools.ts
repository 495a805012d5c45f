/** What every field of the page needs of it. */
import type { Converter } from '#app/features/forms/converter/use-converter.tsx';
import type { Mark } from '#app/features/forms/prefill/marks.ts';
import type { Field } from '#content/forms/definition.ts';
import type { Sheet } from './sheet.ts';
import type { Words } from './words.ts';

export type PageTools = {
  sheet: Sheet;
  words: Words;
  labelOf(field: Field, code: string): string;
  /** Where an answer came from, in words. */
  originText(mark: Mark): string;
  /** The first words of a question by WhatsApp: page and label, never the answer. */
  askText(label: string): string;
  converter: Converter;
  /** It is with an adviser, and was not sent back (D49). */
  isLocked(path: string): boolean;
  /** Why an adviser sent the answer back. */
  flagOf(path: string): string | undefined;
};

/** Faces whose letters are all half as wide as high: text is set by counting. */
import type { FaceName, Lettering } from '#app/integrations/pdf/text.ts';

const HELD: Partial<Record<FaceName, RegExp>> = {
  Display: /[\u0020-\u00ff]/,
  Sans: /[\u0020-\u00ff\ufffd]|\u0301/,
  SansExt: /[\u0100-\u024f]/,
  Arabic: /[\u0600-\u06ff]/,
};

export const EVEN: Lettering = {
  has: (face, codePoint) => HELD[face.replace('Bold', '') as FaceName]?.test(String.fromCodePoint(codePoint)) ?? false,
  width: (_, text) => [...text].length / 2,
};

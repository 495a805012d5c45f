/** Latin text in plain letters and signs, as official forms take it. What has no plain spelling stays as it is. */

/** Letters that are more than a letter with a mark; spelled as passports spell them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'TH', ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ŋ: 'n', Ŋ: 'N', ª: 'a', º: 'o' },
};

/** Signs of another keyboard, and those that plain text writes otherwise. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/gu, '"'],
  [/[‘’‚´ʼ]/gu, "'"],
  [/[‐‑‒–—―−]/gu, '-'],
  [/…/gu, '...'],
  [/[¿¡]/gu, ''],
  [/[·•]/gu, '-'],
  [/[\u00a0\u2007\u202f]/gu, ' '],
  [/€/gu, 'EUR '],
  [/£/gu, 'GBP '],
  [/№/gu, 'No.'],
  [/°/gu, ' deg'],
];

export function plainLetters(text: string): string {
  const spelled = [...text.normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('');
  const signed = SIGNS.reduce((before, [sign, plain]) => before.replace(sign, plain), spelled);
  return signed
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
}

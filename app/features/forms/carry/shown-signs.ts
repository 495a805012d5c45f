/** Signs that cannot be seen are told by their number: nobody finds what a sentence shows as nothing. */
const UNSEEN = /[\p{C}\p{Z}]/u;

export const shownSigns = (found: string): string =>
  [...found]
    .map((sign) =>
      UNSEEN.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : sign,
    )
    .join(' ');

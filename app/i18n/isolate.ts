/** A phone number inside a sentence: read from the left in every language, and never broken over two lines. */
export const ltr = (text: string) => `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;

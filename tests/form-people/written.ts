/** Texts and days that people of the tests write: believable, and as long as the form allows where that is asked for. */

/** Sentences one after another, cut at exactly this length. */
export const ofLength = (length: number, sentences: string): string =>
  `${sentences} `
    .repeat(Math.ceil(length / sentences.length))
    .slice(0, length)
    .replace(/\s$/, '.');

const year = new Date().getUTCFullYear();

/** A day so many years from now; before now when the years are negative. */
export const yearsFromNow = (years: number, day = '06-01') => `${year + years}-${day}`;

type Address = Partial<Record<'street1' | 'street2' | 'city' | 'state' | 'postal' | 'country', string>>;

/** The parts of an address below the names that a question has for them. */
export const addressOf = (prefix: string, parts: Address): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([part, text]) => [`${prefix}${part}`, text]));

/** Somebody to whom these pages do not apply. */
export const without = <A>(filled: Readonly<Record<number, A>>, ...pages: readonly number[]): Record<number, A> =>
  Object.fromEntries(
    Object.entries(filled)
      .map(([page, answers]): [number, A] => [Number(page), answers])
      .filter(([page]) => !pages.includes(page)),
  );

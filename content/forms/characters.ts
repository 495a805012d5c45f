/**
 * Classes of characters (domain conventions, section 2; D22). While typing, Spanish and Portuguese letters are admitted
 * where the official class has none: the person writes as in the passport, the export carries it over.
 */

/** Letters of Spanish and Portuguese. */
const LATIN = 'À-ÖØ-öø-ÿ';

type CharacterRule = {
  /** Each half-typed value matches it: a keystroke that would break it is refused. */
  readonly typing?: string;
  /** The shape of the whole value, where the length alone does not say it. */
  readonly whole?: string;
  /** The class of the exported value; it must match after conversion. */
  readonly exported?: string;
  /** Spaces at the ends and doubled ones are taken away when the field is left. */
  readonly isTrimmed?: true;
  /** Letters are meant as capitals. */
  readonly isUpper?: true;
};

export const characterClasses = {
  C_NAME: { typing: `^[A-Za-z${LATIN}' -]*$`, exported: '^[A-Z ]*$', isTrimmed: true },
  /** Any script; no signs that cannot be seen or turn the text around. */
  C_NATIVE: { typing: '^[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*$', isTrimmed: true },
  C_ORG: { typing: `^[A-Za-z0-9${LATIN}&' -]*$`, exported: "^[A-Za-z0-9&' -]*$", isTrimmed: true },
  C_ADDR: {
    typing: `^[A-Za-z0-9${LATIN}#$*%&;!@^?><().,' -]*$`,
    exported: "^[A-Za-z0-9#$*%&;!@^?><().,' -]*$",
    isTrimmed: true,
  },
  /** Our own: user names have an underscore, which the class of addresses lacks. The address of a profile is no user name. */
  C_HANDLE: { typing: '^[A-Za-z0-9@._/:+?= -]*$', whole: '^(?!https?:|www\\.)', isTrimmed: true },
  C_EXPL: {
    typing: `^[A-Za-z0-9${LATIN}#$*%&;!@^?><().,'\\s-]*$`,
    exported: "^[A-Za-z0-9#$*%&;!@^?><().,'\\s-]*$",
    isTrimmed: true,
  },
  C_ID: { typing: '^[A-Za-z0-9 ]*$', isTrimmed: true, isUpper: true },
  C_ALNUM: { typing: '^[A-Za-z0-9]*$', isUpper: true },
  /** Number of a foreign person in the US: A and digits. */
  C_A_NUMBER: { typing: '^[Aa]?\\d{0,9}$', whole: '^[Aa]?\\d{8,9}$', isUpper: true },
  C_DIGITS: { typing: '^\\d*$' },
  /** Months beside whole years. */
  C_MONTHS: { typing: '^(\\d|1[01])?$' },
  /** As many as a list takes. */
  C_TO_TEN: { typing: '^([1-9]|10)?$' },
  C_PHONE: { typing: '^\\d*$', whole: '^\\d{5,15}$' },
  C_EMAIL: { whole: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', isTrimmed: true },
  C_ZIP_US: { typing: '^\\d{0,5}(-\\d{0,4})?$', whole: '^\\d{5}(-\\d{4})?$' },
  C_SSN: { typing: '^\\d{0,9}$', whole: '^\\d{9}$' },
  C_YEAR: { typing: '^\\d{0,4}$', whole: '^\\d{4}$' },
  C_YEAR_FUT: { typing: '^\\d{0,4}$', whole: '^\\d{4}$' },
  C_TEXT: { typing: '^[\\p{Script=Latin}\\p{M}0-9\\p{P}\\p{S}\\s]*$', isTrimmed: true },
  C_LOS: { typing: '^\\d{0,3}$', whole: '^\\d{1,3}$' },
  C_TELECODE: { typing: '^[\\d ]*$', whole: '^\\d{4}( \\d{4})*$', isTrimmed: true },
  C_VISA_NO: { typing: '^[A-Za-z0-9]{0,12}$', whole: '^([A-Za-z0-9]{8}|[A-Za-z0-9]{12})$', isUpper: true },
  C_SEVIS: { typing: '^[Nn]?\\d{0,10}$', whole: '^[Nn]\\d{10}$', isUpper: true },
  C_PROGRAM: { typing: '^[A-Za-z]?(-\\d?)?(-\\d{0,5})?$', whole: '^[A-Za-z]-\\d-\\d{5}$', isUpper: true },
  C_PETITION: { typing: '^[A-Za-z]{0,3}\\d{0,10}$', whole: '^[A-Za-z]{3}\\d{10}$', isUpper: true },
  C_UCI: { typing: '^[\\d-]*$', whole: '^(\\d{4}-?\\d{4}|\\d{2}-?\\d{4}-?\\d{4})$' },
  C_FUNDS: { typing: '^\\d*$' },
} as const satisfies Record<string, CharacterRule>;

export type CharacterClass = keyof typeof characterClasses;
export const characterRule = (name: CharacterClass): CharacterRule => characterClasses[name];

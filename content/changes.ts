/** What changed on a page and when, newest first: only what its readers can see. A release adds rows. */
export type Change = {
  readonly on: string;
  readonly what: 'one-price' | 'plans' | 'passports' | 'history' | 'licensed' | 'portal' | 'quiz';
};

const release = '2026-11-17';
const onePrice = { on: release, what: 'one-price' } as const;
const plans = { on: release, what: 'plans' } as const;
const passports = { on: release, what: 'passports' } as const;
const history = { on: release, what: 'history' } as const;
/** What we do for Canada, and what its law leaves to licensed people. */
const licensed = { on: release, what: 'licensed' } as const;
const inPortal = '2026-11-19';
const portal = { on: inPortal, what: 'portal' } as const;
const quiz = { on: inPortal, what: 'quiz' } as const;

/** By screen; pages that are not named here had none. */
export const changes: Readonly<Partial<Record<string, readonly Change[]>>> = {
  home: [portal, quiz, onePrice, plans, history],
  usa: [quiz, passports, onePrice],
  canada: [quiz, passports, licensed, onePrice],
  'us-visitor': [portal, quiz, onePrice, plans, history],
  'us-renewal': [portal, quiz, onePrice, history],
  'us-student': [portal, quiz, onePrice, history],
  'us-crew': [portal, onePrice, history],
  'us-esta': [portal, quiz, onePrice],
  'us-interview': [portal, onePrice, plans, history],
  'us-background': [portal, onePrice],
  'us-work-family': [history],
  'ca-visitor': [portal, quiz, licensed, onePrice],
  'ca-study': [licensed],
  'uk-visitor': [quiz, passports, onePrice],
  'au-visitor': [quiz, passports, onePrice],
  'appointments-mexico-city': [onePrice, history],
  'appointments-bogota': [onePrice, history],
  'appointments-quito': [onePrice, history],
  'appointments-lima': [onePrice, history],
  'appointments-buenos-aires': [onePrice, history],
};

/** What changed on a page and when, newest first: only what its readers can see. A release adds rows. */
export type Change = {
  readonly on: string;
  readonly what: 'one-price' | 'plans' | 'passports' | 'history';
};

const release = '2026-11-17';
const onePrice = { on: release, what: 'one-price' } as const;
const plans = { on: release, what: 'plans' } as const;
const passports = { on: release, what: 'passports' } as const;
const history = { on: release, what: 'history' } as const;

/** By screen; pages that are not named here had none. */
export const changes: Readonly<Partial<Record<string, readonly Change[]>>> = {
  home: [onePrice, plans, history],
  usa: [passports, onePrice],
  canada: [passports, onePrice],
  'us-visitor': [onePrice, plans, history],
  'us-renewal': [onePrice, history],
  'us-student': [onePrice, history],
  'us-crew': [onePrice, history],
  'us-esta': [onePrice],
  'us-interview': [onePrice, plans, history],
  'us-background': [onePrice],
  'us-work-family': [history],
  'ca-visitor': [onePrice],
  'uk-visitor': [passports, onePrice],
  'au-visitor': [passports, onePrice],
  'appointments-mexico-city': [onePrice, history],
  'appointments-bogota': [onePrice, history],
  'appointments-quito': [onePrice, history],
  'appointments-lima': [onePrice, history],
  'appointments-buenos-aires': [onePrice, history],
};

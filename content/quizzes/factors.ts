/** What an officer weighs, and what our quizzes ask about: each answer speaks of one of these. */
export const FACTORS = [
  'purpose',
  'stay',
  'payer',
  'employment',
  'income',
  'savings',
  'family',
  'property',
  'travel',
  'us_history',
  'refusals',
  'overstay',
  'family_us',
  'petition',
  'criminal',
  'honesty',
  'passport',
  'admission',
  'funds',
  'english',
  'match',
  'gap',
  'return',
  'ties',
  'start',
  'host',
  'health',
  'biometrics',
  'money_source',
  'cost_share',
  'frequent',
  'debt',
] as const;
export type Factor = (typeof FACTORS)[number];

export type FactorText = {
  /** In a table: two or three words. */
  readonly name: string;
  /** Said when it is what helps most: what the officer sees in it, one or two sentences. */
  readonly helps: string;
  /** Said when it weighs most against: why, and calmly, one or two sentences. */
  readonly hurts: string;
  /** What would change it, honestly: one sentence with something one can do, or that only time does. */
  readonly change: string;
};

/** A legal page: sections of paragraphs, lists and tables. Inline links: [words](screen:privacy-policy), [words](https://…), [words](mailto:…). */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalPage = {
  title: string;
  description: string;
  version: string;
  updated: string /* ISO date */;
  summary: readonly string[];
  sections: readonly LegalSection[];
};

export const legalPageNames = [
  'general-disclaimer',
  'privacy-policy',
  'terms-conditions',
  'reschedule-refund-policy',
] as const;

/** The screens that a legal text may link to. */
export const linkScreens = ['home', ...legalPageNames] as const;

/** Figures that rules, pages and legal texts share; tests/words.test.ts compares the schema with them. */

/** People of one application, its head included. */
export const MAX_PARTY = 10;
/** The paths of a visit that are remembered, the newest ones. */
export const PAGES_VISITED_LIMIT = 20;
/** Why somebody of the team did something, or what they answer, in letters at least. */
export const LEAST_REASON = 3;
/** An account without a password stays so long (D12). */
export const UNFINISHED_ACCOUNT_HOURS = 24;

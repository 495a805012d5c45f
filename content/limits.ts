/** Figures that rules, pages and legal texts share; tests/words.test.ts compares the schema with them. */

/** People of one application, its head included. */
export const MAX_PARTY = 10;
/** The paths of a visit that are remembered, the newest ones. */
export const PAGES_VISITED_LIMIT = 20;
/** An account without a password stays so long (D12). */
export const UNFINISHED_ACCOUNT_HOURS = 24;

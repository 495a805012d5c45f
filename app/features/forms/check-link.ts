/** From a row of the answers to its field on a page of the form, and back to the same row. */

/** In the query of a form page: the path whose row one came from. */
export const FROM_ROW = 'row';
/** And the list it stands in, where that is not the list of answers. */
export const FROM_LIST = 'list';
export const OFFICIAL_LIST = 'official';

/** The id of a row, and what a finding or a missing answer links to. */
export const rowId = (path: string) => `row-${path.replaceAll('.', '-')}`;

/** A path and nothing else: it comes out of an address. */
export const readRow = (given: string | null) => (given && /^[\w.]{1,120}$/.test(given) ? given : null);

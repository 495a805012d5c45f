/** The review of a case as the lock of its answers (D49). */

export const REVIEW_STATES = ['asked', 'opened', 'returned', 'accepted'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** `returned` are places: form, page and path of an answer. */
export type Lock = { readonly state: ReviewState; readonly returned: readonly string[] };

export function readPlace(place: string) {
  const [form_name = '', page = '', path = ''] = place.split('/');
  return { form_name, page_number: Number(page), path };
}

/** Whether these answers of a page can be changed: where nothing of the page can be written, not even its marks can. */
export function isOpenFor(open: readonly string[] | null, changed: readonly string[]): boolean {
  return open === null || (open.length > 0 && changed.every((name) => open.includes(name)));
}

/** The review of a case as the lock of its answers (D49). */

export const REVIEW_STATES = ['asked', 'opened', 'returned', 'accepted'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** `returned` are places: form, page and path of an answer. */
export type Lock = { readonly state: ReviewState; readonly returned: readonly string[] };

export function readPlace(place: string) {
  const [form_name = '', page = '', path = ''] = place.split('/');
  return { form_name, page_number: Number(page), path };
}

type Place = { form_name: string; page_number: number; path: string };
export const placeOf = ({ form_name, page_number, path }: Place) => `${form_name}/${page_number}/${path}`;

/** In the place of a path: every answer of the form, as a second review opens it. */
export const EVERY = '*';
export const wholeForm = (form_name: string) => placeOf({ form_name, page_number: 0, path: EVERY });

/** One answer of a page as it is stored: of a field, or of a member in a row of a group; null where there is none. */
export function valueAt(form_data: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name = '', row, member] = path.split('.');
  const value = form_data[name] ?? null;
  if (row === undefined || member === undefined) return value;
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return rows[Number(row)]?.[member] ?? null;
}

/** An answer beside a flag stands in an object: a bare text that looks like a number would come back as one. */
export const wrapped = (value: unknown) => ({ value: value ?? null });
export const unwrapped = (stored: unknown): unknown => (stored as { value?: unknown } | null)?.value ?? null;

/** Whether these answers of a page can be changed: where nothing of the page can be written, not even its marks can. */
export function isOpenFor(open: readonly string[] | null, changed: readonly string[]): boolean {
  return open === null || (open.length > 0 && changed.every((name) => open.includes(name)));
}

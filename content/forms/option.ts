/** One choice of a list, as it is stored. */

/** `of`: offered only while the field that decides has that value. */
export type Option = { readonly code: string; readonly of?: string };

export const codes = (text: string): Option[] => text.split(' ').map((code) => ({ code }));

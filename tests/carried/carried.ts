/** Page by page what another form opens with: path -> value. */
import type { Value } from '#app/features/forms/engine/values.ts';

type OpenedPages = Readonly<Record<number, Readonly<Record<string, Value>>>>;
/** After the DS-160 of whoever answers everything, and after the smallest one. */
export type CarriedForms = { readonly most: OpenedPages; readonly smallest: OpenedPages };

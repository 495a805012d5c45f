/**
 * Running text of content files: paragraphs, lists and tables. Inline links: [words](screen:privacy-policy),
 * [words](https://…), [words](mailto:…). Figures stand by reference (content/services/definition.ts).
 */
export type TextBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };
export type TextSection = { readonly id: string; readonly title: string; readonly blocks: readonly TextBlock[] };

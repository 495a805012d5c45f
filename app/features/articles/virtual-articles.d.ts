/** Compiled by the build from content/articles (scripts/articles.ts); in development and in tests likewise. */
declare module 'virtual:articles' {
  type Row = {
    readonly head: import('./markup/article.ts').ArticleHead & {
      readonly locale: import('#app/i18n/locales.ts').Locale;
    };
    readonly old: readonly string[];
    /** Where its body stands in the file `bodies`. */
    readonly at: number;
    readonly length: number;
  };
  /** Newest first. */
  export const index: readonly Row[];
  export const fileOf: (name: 'bodies' | `search-${import('#app/i18n/locales.ts').Locale}`) => URL;
}

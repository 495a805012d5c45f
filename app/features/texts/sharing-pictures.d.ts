/** Drawn by the build (scripts/sharing-pictures.ts); empty in development and in tests. */
declare module 'virtual:sharing-pictures' {
  const pictures: Partial<
    Record<import('#app/i18n/locales.ts').Locale, Readonly<Partial<Record<string, `/assets/${string}`>>>>
  >;
  export default pictures;
}

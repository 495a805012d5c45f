/** Cut out of the library by the build (vite.config.ts). */
declare module 'virtual:phone-metadata' {
  const metadata: import('libphonenumber-js/core').MetadataJson;
  export default metadata;
}

/** The address of the display face in the build, for a preload. */
export { default as displayFont } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url';

/** Where the pictures of shared links are kept between builds, and the list of them that the server is built with. */
export const SHARING_KEPT = 'node_modules/.cache/mirador-sharing';
export const SHARING_MANIFEST = `${SHARING_KEPT}/manifest.json`;

/** Language -> screen -> path. */
export type SharingManifest = Record<string, Record<string, string>>;

/** The name of the shape of an export: another number when a reader of today could no longer read it. */
export const EXPORT_FORMAT = 'mirador-export/1';

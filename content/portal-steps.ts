/** The three steps of the portal, in their order (spec 2, D9). */
export const PORTAL_SLUGS = ['questions', 'payment', 'applicants'] as const;
export type PortalSlug = (typeof PORTAL_SLUGS)[number];

/** The lists that leave whole, and how they are written. */
export const EXPORTS = ['profiles', 'payments', 'referrals'] as const;
export type ExportName = (typeof EXPORTS)[number];
export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

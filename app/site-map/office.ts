/** The parts of the back office and the tabs of a case, in the order of their bars; each appears when a row of the site map names it. */
export const OFFICE_PARTS = ['home', 'cases', 'calendar', 'money', 'marketing', 'content', 'staff'] as const;
export type OfficePart = (typeof OFFICE_PARTS)[number];

export const CASE_TABS = [
  'summary',
  'answers',
  'documents',
  'visit',
  'money',
  'messages',
  'history',
  'privacy',
] as const;
export type CaseTab = (typeof CASE_TABS)[number];

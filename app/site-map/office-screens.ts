/** The part of the site map for staff. */
import { caseScreens } from './case-screens.ts';
import { inOffice } from './office-row.ts';

export const officeScreens = {
  admin: {
    ...inOffice('features/backoffice/home/screen.tsx', '/admin', 'home', [
      'office.home',
      'office.cases',
      'appointments.kinds',
    ]),
    audit: 'cases.list',
  },
  'admin-cases': {
    ...inOffice('features/backoffice/cases/screen.tsx', '/admin/cases', 'cases', [
      'office.cases',
      'office.steps',
      'office.case',
    ]),
    audit: 'cases.list',
  },
  ...caseScreens,
  /** What is booked, by day and by week. */
  'admin-calendar': {
    ...inOffice('features/backoffice/calendar/screen.tsx', '/admin/calendar', 'calendar', [
      'appointments.kinds',
      'office-calendar',
    ]),
    audit: 'calendar.read',
  },
  'admin-new-account': inOffice('features/backoffice/accounts/new-account-screen.tsx', '/admin/new-account', 'cases', [
    'office-accounts',
  ]),
  /** Lists of everybody are for admins (D17, T37). */
  'admin-money': {
    ...inOffice('features/backoffice/money/screen.tsx', '/admin/money', 'money', ['office-money']),
    roles: ['admin'],
    audit: 'payments.completed',
  },
  'admin-refunds': {
    ...inOffice('features/backoffice/money/refunds-screen.tsx', '/admin/refunds', 'money', [
      'office-money',
      'refunds.stages',
    ]),
    audit: 'refunds.list',
  },
  'admin-payment-reviews': {
    ...inOffice('features/backoffice/money/reviews-screen.tsx', '/admin/money/reviews', 'money', ['office-money']),
    roles: ['admin'],
    audit: 'payments.reviews',
  },
  'admin-promos': {
    ...inOffice('features/backoffice/promos/screen.tsx', '/admin/promos', 'money', ['office-money']),
    roles: ['admin'],
    audit: 'promos.list',
  },
  /** The team, and the trail of what everybody did: for admins (D17, Q17). */
  'admin-staff': {
    ...inOffice('features/backoffice/staff/screen.tsx', '/admin/staff', 'staff', ['office-staff']),
    roles: ['admin'],
    audit: 'staff.list',
  },
  'admin-audit': {
    ...inOffice('features/backoffice/audit/screen.tsx', '/admin/audit', 'staff', [
      'office-staff.nav',
      'office-audit.screen',
      'office-audit.check',
      'office-audit.export',
    ]),
    roles: ['admin'],
    audit: 'audit.read',
  },
  /** What readers wrote, shown once staff said so (D33). */
  'admin-comments': {
    ...inOffice('features/backoffice/moderation/screen.tsx', '/admin/content/comments', 'content', [
      'office-content.nav',
      'office-content.comments',
    ]),
    audit: 'comments.list',
  },
  'admin-waits': {
    ...inOffice('features/backoffice/figures/waits-screen.tsx', '/admin/content/wait-times', 'content', [
      'office-content.nav',
      'office-content.waits',
    ]),
    audit: 'wait-times.list',
  },
  'admin-rates': {
    ...inOffice('features/backoffice/figures/rates-screen.tsx', '/admin/content/rates', 'content', [
      'office-content.nav',
      'office-content.rates',
    ]),
    audit: 'rates.list',
  },
  'admin-facts': {
    ...inOffice('features/backoffice/content/screen.tsx', '/admin/content/facts', 'content', [
      'office-content.nav',
      'office-content.facts',
    ]),
    audit: 'facts.list',
  },
  'admin-posts': {
    ...inOffice('features/backoffice/posts/screen.tsx', '/admin/content/posts', 'content', [
      'office-content.nav',
      'office-content.posts',
    ]),
    audit: 'posts.list',
  },
  /** Texts of articles before they become files; they stay in the browser. */
  'admin-preview': {
    ...inOffice('features/backoffice/preview/screen.tsx', '/admin/content/articles', 'content', [
      'office-content.nav',
      'office-content.preview',
    ]),
    audit: 'articles.preview',
  },
  'admin-exports': {
    ...inOffice('features/backoffice/money/exports-screen.tsx', '/admin/exports', 'money', ['office-money']),
    roles: ['admin'],
  },
  /** Advisers call them; everything else about marketing is for admins (D17, T37, record 060). */
  'admin-leads': {
    ...inOffice('features/backoffice/leads/screen.tsx', '/admin/leads', 'marketing', [
      'office-marketing.nav',
      'office-marketing.list',
      'office-marketing.leads',
    ]),
    audit: 'leads.list',
  },
  'admin-lead': {
    ...inOffice('features/backoffice/leads/detail-screen.tsx', '/admin/leads/:lead_id', 'marketing', [
      'office-marketing.list',
      'office-marketing.leads',
      'office-marketing.lead',
    ]),
    audit: 'leads.read',
  },
  'admin-discount-codes': {
    ...inOffice('features/backoffice/marketing/codes-screen.tsx', '/admin/discount-codes', 'marketing', [
      'office-marketing.nav',
      'office-marketing.list',
      'office-marketing.codes',
    ]),
    roles: ['admin'],
    audit: 'leads.discount-codes',
  },
  'admin-attribution': {
    ...inOffice('features/backoffice/marketing/attribution-screen.tsx', '/admin/attribution', 'marketing', [
      'office-marketing.nav',
      'office-marketing.attribution',
    ]),
    roles: ['admin'],
    audit: 'attribution.read',
  },
  'admin-events': {
    ...inOffice('features/backoffice/events/screen.tsx', '/admin/events', 'marketing', [
      'office-marketing.nav',
      'office-marketing.list',
      'office-marketing.events',
    ]),
    roles: ['admin'],
    audit: 'conversion-events.list',
  },
  'admin-jobs': {
    ...inOffice('features/backoffice/jobs/screen.tsx', '/admin/jobs', 'marketing', [
      'office-marketing.nav',
      'office-marketing.list',
      'office-marketing.jobs',
    ]),
    roles: ['admin'],
    audit: 'jobs.list',
  },
} as const;

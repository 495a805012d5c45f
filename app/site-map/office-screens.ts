/** The part of the site map for staff. Its texts are in Spanish and English; in Arabic the English ones stand in (D7). */
import { STAFF } from '#app/platform/access/actor.ts';
import type { TextGroup } from '../i18n/messages.server.ts';
import { app } from './app-screens.ts';
import type { CaseTab, OfficePart } from './office.ts';

const FRAME = ['office.frame', 'accounts.settings', 'accounts.picker', 'portal.frame'] as const;

/** A screen inside the frame of the back office: staff only, for everybody else it is the missing page. */
const inOffice = <Path extends `/${string}`>(
  file: string,
  path: Path,
  part: OfficePart,
  texts: readonly TextGroup[],
) => {
  const { ar: _shownInEnglish, ...row } = app(file, path, [...FRAME, ...texts]);
  return { ...row, frame: 'office', roles: STAFF, part } as const;
};

/** A screen about one person, as a tab of the case; `audit` is what stands on record for each look. */
const inCase = <Path extends `/admin/people/:user_id${string}`>(
  file: string,
  path: Path,
  tab: CaseTab,
  audit: string,
  texts: readonly TextGroup[],
) => ({ ...inOffice(file, path, 'cases', ['office.case', ...texts]), tab, owner: ['staff-for'], audit }) as const;

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
  'admin-person': inCase('features/backoffice/case/screen.tsx', '/admin/people/:user_id', 'summary', 'case.read', [
    'office.summary',
    'office.owed',
    'office.side',
    'office.notes',
    'office.cases',
    'office.steps',
    'forms.names',
    'documents.titles',
  ]),
  /** The home of the person as they see it, read only. */
  'admin-person-portal': inCase(
    'features/backoffice/case/portal-screen.tsx',
    '/admin/people/:user_id/portal',
    'summary',
    'portal.seen',
    [
      'office.seen',
      'portal',
      'applicants.status',
      'applicants.relationship',
      'applicants.list',
      'applicants.member',
      'case.timeline',
    ],
  ),
  /** The onboarding questions, asked by an adviser who writes down the answers (D44). */
  'admin-person-questions': inCase(
    'features/backoffice/case/questions-screen.tsx',
    '/admin/people/:user_id/questions',
    'summary',
    'form.read',
    ['office.asking', 'quiz'],
  ),
  'admin-person-messages': inCase(
    'features/backoffice/messages/screen.tsx',
    '/admin/people/:user_id/messages',
    'messages',
    'messages.read',
    ['office.messages'],
  ),
  'admin-person-history': inCase(
    'features/backoffice/case/history-screen.tsx',
    '/admin/people/:user_id/history',
    'history',
    'history.read',
    ['office.history', 'office.steps'],
  ),
  /** The answers, judged one by one. */
  'admin-answers': inCase(
    'features/backoffice/review/screen.tsx',
    '/admin/people/:user_id/answers',
    'answers',
    'form.read',
    ['forms.names', 'forms.prefill', 'office-review'],
  ),
  /** What staff type into the official form, page by page. */
  'admin-entry-pack': inCase(
    'features/forms/export/entry-screen.tsx',
    '/admin/people/:user_id/forms/:form_name',
    'answers',
    'form.export',
    ['forms.names', 'forms.status', 'export.entry'],
  ),
  /** The files of a person, as an adviser looks at them. */
  'admin-documents': {
    ...inCase(
      'features/documents/office/screen.tsx',
      '/admin/people/:user_id/documents',
      'documents',
      'documents.list',
      ['documents.titles', 'documents-office'],
    ),
    outside: { hasStorage: true },
  },
  /** Application number, visits and calls of a person, and how the case ends. */
  'admin-visit': inCase(
    'features/backoffice/outcome/screen.tsx',
    '/admin/people/:user_id/visit',
    'visit',
    'appointment.read',
    ['appointments.kinds', 'office.steps', 'office-visit'],
  ),
  /** What is booked, by day and by week. */
  'admin-calendar': {
    ...inOffice('features/backoffice/calendar/screen.tsx', '/admin/calendar', 'calendar', [
      'appointments.kinds',
      'office-calendar',
    ]),
    audit: 'calendar.read',
  },
  /** What a family has paid, and writing down what came another way (D55). */
  'admin-person-money': inCase(
    'features/backoffice/money/person-screen.tsx',
    '/admin/people/:user_id/money',
    'money',
    'payment.read',
    ['office-money'],
  ),
  /** The payment page of a person, as staff see it (spec 6 "Admin-dashboard mode"). */
  'admin-payment': inCase(
    'features/checkout/page/office-screen.tsx',
    '/admin/people/:user_id/payment',
    'money',
    'payment.read',
    ['payment', 'payment-methods', 'receipts.invoice', 'receipts.documents'],
  ),
  /** How somebody gets in, and what staff may do about it (T16, T44). */
  'admin-person-access': inCase(
    'features/backoffice/accounts/access-screen.tsx',
    '/admin/people/:user_id/access',
    'summary',
    'user.credentials',
    ['office-accounts'],
  ),
  /** A copy of everything, and the end of it, as a person asks for them (D42). */
  'admin-person-privacy': {
    ...inCase('features/backoffice/privacy/screen.tsx', '/admin/people/:user_id/privacy', 'privacy', 'user.privacy', [
      'privacy',
      'office-privacy',
    ]),
    roles: ['admin'],
  },
  /** Two accounts of one person become one (D55). */
  'admin-person-join': {
    ...inCase('features/backoffice/privacy/join-screen.tsx', '/admin/people/:user_id/join', 'privacy', 'user.privacy', [
      'privacy.parts',
      'office-privacy',
      'office.steps',
      'forms.names',
    ]),
    roles: ['admin'],
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
    ...inOffice('features/backoffice/leads/lead-screen.tsx', '/admin/leads/:lead_id', 'marketing', [
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

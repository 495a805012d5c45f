/** The part of the site map about one person, as staff see it: tabs of a case. */
import type { TextGroup } from '../i18n/messages.server.ts';
import type { CaseTab } from './office.ts';
import { inOffice } from './office-row.ts';

/** A screen about one person, as a tab of the case; `audit` is what stands on record for each look. */
const inCase = <Path extends `/admin/people/:user_id${string}`>(
  file: string,
  path: Path,
  tab: CaseTab,
  audit: string,
  texts: readonly TextGroup[],
) => ({ ...inOffice(file, path, 'cases', ['office.case', ...texts]), tab, owner: ['staff-for'], audit }) as const;

export const caseScreens = {
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
} as const;

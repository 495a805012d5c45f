/** The part of the site map that needs the router in the browser: accounts and the portal. */
import { APPLICANTS, SIGNED_IN } from '#app/platform/access/actor.ts';
import type { TextGroup } from '../i18n/messages.server.ts';

/** Screens of the app keep one slug in every language. */
export const app = <Path extends `/${string}`>(file: string, path: Path, texts: readonly TextGroup[]) =>
  ({ file, layout: 'app', texts, es: path, en: `/en${path}`, ar: `/ar${path}` }) as const;

/** A screen for staff outside of every frame: the English page stands in in Arabic. */
const inTwoLanguages = <Path extends `/${string}`>(file: string, path: Path, texts: readonly TextGroup[]) => {
  const { ar: _shownInEnglish, ...row } = app(file, path, texts);
  return row;
};

/** A screen inside the frame of the portal brings the texts of the frame, too. */
const inPortal = <Path extends `/${string}`>(file: string, path: Path, texts: readonly TextGroup[]) =>
  ({ ...app(file, path, ['portal', 'accounts.settings', 'accounts.picker', ...texts]), frame: 'portal' }) as const;

export const appScreens = {
  'sign-up': {
    ...app('features/accounts/sign-up/screen.tsx', '/auth/sign-up', ['accounts.signUp', 'accounts.picker']),
    isDiscreet: true,
  },
  'log-in': { ...app('features/accounts/log-in/screen.tsx', '/auth/log-in', []), isDiscreet: true },
  'forgot-password': {
    ...app('features/accounts/password/forgot-screen.tsx', '/auth/forgot-password', ['accounts.forgot']),
    isDiscreet: true,
  },
  'reset-password': {
    ...app('features/accounts/password/reset-screen.tsx', '/auth/reset-password', ['accounts.reset']),
    isDiscreet: true,
  },
  'confirm-contact': {
    ...app('features/accounts/contact/screen.tsx', '/auth/confirm-contact', ['contact']),
    isDiscreet: true,
  },
  'verify-email': {
    ...app('features/accounts/contact/verify-email-screen.tsx', '/auth/verify-email', ['accounts.verify']),
    isDiscreet: true,
  },
  /** The door for everybody with a session; what lies behind it is for applicants. */
  portal: {
    ...inPortal('features/portal/home/screen.tsx', '/portal', [
      'applicants.status',
      'applicants.relationship',
      'applicants.list',
      'applicants.member',
      'case.timeline',
    ]),
    roles: SIGNED_IN,
    isDoor: true,
  },
  'portal-questions': {
    ...inPortal('features/portal/questions/screen.tsx', '/portal/questions', [
      'quiz.portal',
      'quiz.result',
      'quiz.left',
      'quiz.next',
      'quiz.choose',
      'quiz.why',
      'quiz.chosen',
      'quiz.preset',
      'quiz.frequent',
      'quiz.all',
    ]),
    step: 'questions',
    /** A family member is led home by the loader. */
    roles: APPLICANTS,
  },
  /** Somebody else of the family pays nothing: for them it is the missing page (D52). */
  'portal-payment': {
    ...inPortal('features/checkout/page/screen.tsx', '/portal/payment', [
      'payment',
      'payment-methods',
      'receipts.invoice',
      'receipts.documents',
      'pay-link.later',
    ]),
    step: 'payment',
    roles: ['applicant'],
    outside: { hasPayments: true },
  },
  'portal-applicants': {
    ...inPortal('features/portal/applicants/screen.tsx', '/portal/applicants', [
      'applicants',
      'case.timeline',
      'case.next',
    ]),
    step: 'applicants',
    roles: ['applicant'],
    tags: 'just_paid',
  },
  'portal-appointment': {
    ...inPortal('features/portal/appointments/screen.tsx', '/portal/applicants/:user_id/appointment', [
      'appointments.screen',
      'appointments.form',
      'appointments.kinds',
      'appointments.call',
    ]),
    roles: APPLICANTS,
    owner: ['self', 'guardian-of'],
  },
  'portal-interview': {
    ...inPortal('features/portal/interview/screen.tsx', '/portal/applicants/:user_id/interview', ['interview']),
    roles: APPLICANTS,
    owner: ['self', 'guardian-of'],
  },
  /** Leads to the page where somebody goes on. */
  'portal-form': {
    ...inPortal('features/forms/page/start-screen.tsx', '/portal/applicants/:user_id/form', ['forms']),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
  },
  'portal-form-check': {
    ...inPortal('features/forms/review/screen.tsx', '/portal/applicants/:user_id/form/:form_name/check', [
      'forms.names',
      'forms.faults',
      'forms.status',
      'applicants.status',
      'review.check',
      'review.send',
      'review.state',
      'review.second',
      'forms.lock',
      'review.findings',
      'review.forms',
      'export.link',
    ]),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
  },
  'portal-form-official': {
    ...inPortal('features/forms/export/screen.tsx', '/portal/applicants/:user_id/form/:form_name/official', [
      'forms.names',
      'export.screen',
      'export.changes',
      'export.doubts',
    ]),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    audit: 'form.export',
  },
  'portal-form-english': {
    ...inPortal('features/forms/english/screen.tsx', '/portal/applicants/:user_id/form/:form_name/english', [
      'forms.names',
      'english',
    ]),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    audit: 'form.read',
  },
  'portal-form-sheet': {
    ...inPortal('features/forms/rehearsal/screen.tsx', '/portal/applicants/:user_id/form/:form_name/sheet', [
      'forms.names',
      'rehearsal',
    ]),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    audit: 'form.read',
  },
  'portal-form-page': {
    ...inPortal('features/forms/page/screen.tsx', '/portal/applicants/:user_id/form/:form_name/:page', ['forms']),
    isKeptOffline: true,
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    audit: 'form.read',
  },
  /** Files go straight to the storage, wherever that is. */
  'portal-documents': {
    ...inPortal('features/documents/page/screen.tsx', '/portal/applicants/:user_id/documents', [
      'applicants.status',
      'documents-screen',
      'upload-pass.code',
      'document-sharing',
      'passport',
      'visa-photo',
    ]),
    roles: SIGNED_IN,
    owner: ['self', 'guardian-of', 'staff-for'],
    audit: 'documents.list',
    outside: { hasStorage: true },
  },
  'portal-receipts': {
    ...inPortal('features/checkout/receipts/screen.tsx', '/portal/receipts', [
      'receipts.list',
      'refunds.ask',
      'refunds.stages',
      'refunds.list',
    ]),
    roles: ['applicant'],
  },
  /** What we keep of somebody: a copy of it, and its end (D42). */
  'portal-privacy': {
    ...inPortal('features/portal/privacy/screen.tsx', '/portal/privacy', ['privacy.screen', 'privacy.export']),
    roles: APPLICANTS,
  },
  'portal-erase': {
    ...inPortal('features/portal/privacy/erase-screen.tsx', '/portal/privacy/erase', ['privacy']),
    roles: APPLICANTS,
  },
  'portal-outcome': {
    ...inPortal('features/portal/outcome-screen.tsx', '/portal/outcome', ['case.outcome']),
    roles: APPLICANTS,
  },
  reminders: {
    ...app('features/portal/case/reminders-screen.tsx', '/auth/reminders', ['case.reminders']),
    isDiscreet: true,
  },
  'accept-invite': {
    ...app('features/applicants/invites/accept-screen.tsx', '/auth/accept-invite', ['accounts.invite']),
    isDiscreet: true,
  },
  /** Somebody new in the team; what staff read is Spanish or English. */
  'accept-staff-invite': {
    ...inTwoLanguages('features/backoffice/staff/accept-screen.tsx', '/auth/team', ['office-staff.accept']),
    isDiscreet: true,
  },
  /** A phone that scanned the code of the documents: without a session, and without anybody's frame. */
  'upload-pass': {
    ...app('features/documents/pass/screen.tsx', '/upload', [
      'upload-pass.phone',
      'visa-photo',
      'documents.titles',
      'documents-screen.upload',
    ]),
    es: '/subir',
    isDiscreet: true,
    outside: { hasStorage: true },
  },
  /** Where the sandbox is paid, as on the page of a bank; what proves the caller is the address. */
  'sandbox-payment': {
    ...app('features/checkout/sandbox/screen.tsx', '/test-payment/:secret', ['payment-methods']),
    es: '/pago-de-prueba/:secret',
    isDiscreet: true,
    isSandbox: true,
  },
  /** Whoever has the code pays the cart of somebody else; the address is the proof. */
  'pay-link': {
    ...app('features/checkout/link/screen.tsx', '/pay/:code', ['pay-link.page', 'payment-methods']),
    es: '/pagar/:code',
    isDiscreet: true,
    outside: { hasPayments: true },
  },
  'wait-alert': {
    ...app('features/waits/alerts/screen.tsx', '/citas/alerta', ['waits.screen', 'waits.below', 'waits.belowHalf']),
    isDiscreet: true,
  },
} as const;

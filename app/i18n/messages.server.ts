/** Texts by language and feature, compiled by the build; documents and messages format them on the server. */
import { createTranslator } from 'use-intl/core';
import type esAccounts from '#content/text/es/accounts.json';
import type esApp from '#content/text/es/app.json';
import type esApplicants from '#content/text/es/applicants.json';
import type esAppointments from '#content/text/es/appointments.json';
import type esArticles from '#content/text/es/articles.json';
import type esCase from '#content/text/es/case.json';
import type esCatalogue from '#content/text/es/catalogue.json';
import type esContact from '#content/text/es/contact.json';
import type esDiscountCodes from '#content/text/es/discount-codes.json';
import type esDocumentSharing from '#content/text/es/document-sharing.json';
import type esDocuments from '#content/text/es/documents.json';
import type esDocumentsOffice from '#content/text/es/documents-office.json';
import type esDocumentsScreen from '#content/text/es/documents-screen.json';
import type esEnglish from '#content/text/es/english.json';
import type esExport from '#content/text/es/export.json';
import type esFacts from '#content/text/es/facts.json';
import type esForms from '#content/text/es/forms.json';
import type esGuides from '#content/text/es/guides.json';
import type esInterview from '#content/text/es/interview.json';
import type esLeadLanding from '#content/text/es/lead-landing.json';
import type es from '#content/text/es/leads.json';
import type esOffice from '#content/text/es/office.json';
import type esOfficeAccounts from '#content/text/es/office-accounts.json';
import type esOfficeAudit from '#content/text/es/office-audit.json';
import type esOfficeCalendar from '#content/text/es/office-calendar.json';
import type esOfficeContent from '#content/text/es/office-content.json';
import type esOfficeMarketing from '#content/text/es/office-marketing.json';
import type esOfficeMessages from '#content/text/es/office-messages.json';
import type esOfficeMoney from '#content/text/es/office-money.json';
import type esOfficePrivacy from '#content/text/es/office-privacy.json';
import type esOfficeReview from '#content/text/es/office-review.json';
import type esOfficeSent from '#content/text/es/office-sent.json';
import type esOfficeStaff from '#content/text/es/office-staff.json';
import type esOfficeVisit from '#content/text/es/office-visit.json';
import type esPages from '#content/text/es/pages.json';
import type esPassport from '#content/text/es/passport.json';
import type esPayLink from '#content/text/es/pay-link.json';
import type esPayment from '#content/text/es/payment.json';
import type esPaymentMethods from '#content/text/es/payment-methods.json';
import type esPortal from '#content/text/es/portal.json';
import type esPrivacy from '#content/text/es/privacy.json';
import type esQuiz from '#content/text/es/quiz.json';
import type esReceipts from '#content/text/es/receipts.json';
import type esRefunds from '#content/text/es/refunds.json';
import type esRehearsal from '#content/text/es/rehearsal.json';
import type esReview from '#content/text/es/review.json';
import type esSite from '#content/text/es/site.json';
import type esSocial from '#content/text/es/social.json';
import type esTracking from '#content/text/es/tracking.json';
import type esUploadPass from '#content/text/es/upload-pass.json';
import type esVisaPhoto from '#content/text/es/visa-photo.json';
import type esWaits from '#content/text/es/waits.json';
import { LOCALES, type Locale } from './locales.ts';

export type Messages = {
  accounts: typeof esAccounts;
  app: typeof esApp;
  applicants: typeof esApplicants;
  appointments: typeof esAppointments;
  articles: typeof esArticles;
  case: typeof esCase;
  contact: typeof esContact;
  'discount-codes': typeof esDiscountCodes;
  'document-sharing': typeof esDocumentSharing;
  documents: typeof esDocuments;
  'documents-office': typeof esDocumentsOffice;
  'documents-screen': typeof esDocumentsScreen;
  english: typeof esEnglish;
  export: typeof esExport;
  facts: typeof esFacts;
  forms: typeof esForms;
  guides: typeof esGuides;
  interview: typeof esInterview;
  'lead-landing': typeof esLeadLanding;
  leads: typeof es;
  office: typeof esOffice;
  'office-calendar': typeof esOfficeCalendar;
  'office-marketing': typeof esOfficeMarketing;
  'office-content': typeof esOfficeContent;
  'office-messages': typeof esOfficeMessages;
  'office-review': typeof esOfficeReview;
  'office-visit': typeof esOfficeVisit;
  'office-accounts': typeof esOfficeAccounts;
  'office-audit': typeof esOfficeAudit;
  'office-staff': typeof esOfficeStaff;
  'office-money': typeof esOfficeMoney;
  'office-privacy': typeof esOfficePrivacy;
  'office-sent': typeof esOfficeSent;
  pages: typeof esPages;
  passport: typeof esPassport;
  payment: typeof esPayment;
  'payment-methods': typeof esPaymentMethods;
  'pay-link': typeof esPayLink;
  portal: typeof esPortal;
  privacy: typeof esPrivacy;
  catalogue: typeof esCatalogue;
  quiz: typeof esQuiz;
  receipts: typeof esReceipts;
  refunds: typeof esRefunds;
  rehearsal: typeof esRehearsal;
  review: typeof esReview;
  site: typeof esSite;
  social: typeof esSocial;
  tracking: typeof esTracking;
  'visa-photo': typeof esVisaPhoto;
  'upload-pass': typeof esUploadPass;
  waits: typeof esWaits;
};
type Feature = keyof Messages;

const files = import.meta.glob<Record<string, unknown>>('../../content/text/*/*.json', {
  eager: true,
  import: 'default',
});

function messagesOf(locale: Locale): Messages {
  const entries = Object.entries(files)
    .filter(([path]) => path.includes(`/text/${locale}/`))
    .map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]);
  return Object.fromEntries(entries) as Messages;
}

const all = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)])) as Record<Locale, Messages>;

export const translator = <F extends Feature>(locale: Locale, feature: F) =>
  createTranslator<Messages, F>({ locale, messages: all[locale], namespace: feature, timeZone: 'UTC' });

/** Features whose texts are formatted in the browser. */
export const APP_FEATURES = [
  'accounts',
  'applicants',
  'appointments',
  'case',
  'contact',
  'document-sharing',
  'documents',
  'documents-office',
  'documents-screen',
  'english',
  'export',
  'forms',
  'interview',
  'office',
  'office-calendar',
  'office-content',
  'office-review',
  'office-visit',
  'office-accounts',
  'office-audit',
  'office-staff',
  'office-money',
  'office-marketing',
  'office-privacy',
  'passport',
  'payment',
  'payment-methods',
  'pay-link',
  'portal',
  'privacy',
  'quiz',
  'receipts',
  'refunds',
  'rehearsal',
  'review',
  'visa-photo',
  'upload-pass',
  'waits',
] as const satisfies Feature[];
type AppFeature = (typeof APP_FEATURES)[number];
export type AppMessages = Pick<Messages, AppFeature>;

/** A feature's texts, or one group of them: what a screen declares in the site map (paths.ts). */
export type TextGroup = { [F in AppFeature]: F | `${F}.${keyof Messages[F] & string}` }[AppFeature];

/** What any screen of the app may show: mistakes, and the question for the password over an open page. */
const EVERYWHERE = ['accounts.errors', 'accounts.logIn', 'accounts.sessionLost', 'accounts.logOut'] as const;

/** The declared groups and nothing else travel to the browser; what is missing there is not typed as such (tests/screen-texts.test.ts). */
export function textsFor(locale: Locale, groups: readonly TextGroup[]): AppMessages {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const one of groups) {
    const [feature, group] = one.split('.') as [AppFeature, string?];
    const whole = all[locale][feature] as Record<string, unknown>;
    texts[feature] = { ...texts[feature], ...(group ? { [group]: whole[group] } : whole) };
  }
  return texts as AppMessages;
}

export const textsEverywhere = (locale: Locale) => textsFor(locale, EVERYWHERE);

/** useTranslations knows these texts and no others: a wrong key does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: AppMessages;
  }
}

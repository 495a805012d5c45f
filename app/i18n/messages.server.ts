/** Texts by language and feature, compiled by the build; documents and messages format them on the server. */
import { createTranslator } from 'use-intl/core';
import type esAccounts from '#content/text/es/accounts.json';
import type esApp from '#content/text/es/app.json';
import type esApplicants from '#content/text/es/applicants.json';
import type esCatalogue from '#content/text/es/catalogue.json';
import type esContact from '#content/text/es/contact.json';
import type esDocuments from '#content/text/es/documents.json';
import type esFacts from '#content/text/es/facts.json';
import type es from '#content/text/es/leads.json';
import type esPages from '#content/text/es/pages.json';
import type esPortal from '#content/text/es/portal.json';
import type esSite from '#content/text/es/site.json';
import type esSocial from '#content/text/es/social.json';
import type esTracking from '#content/text/es/tracking.json';
import type esWaits from '#content/text/es/waits.json';
import type { Locale } from './locales.ts';

export type Messages = {
  accounts: typeof esAccounts;
  app: typeof esApp;
  applicants: typeof esApplicants;
  contact: typeof esContact;
  documents: typeof esDocuments;
  facts: typeof esFacts;
  leads: typeof es;
  pages: typeof esPages;
  portal: typeof esPortal;
  catalogue: typeof esCatalogue;
  site: typeof esSite;
  social: typeof esSocial;
  tracking: typeof esTracking;
  waits: typeof esWaits;
};
export type Feature = keyof Messages;

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

const all: Record<Locale, Messages> = { es: messagesOf('es'), en: messagesOf('en'), ar: messagesOf('ar') };

export const translator = <F extends Feature>(locale: Locale, feature: F) =>
  createTranslator<Messages, F>({ locale, messages: all[locale], namespace: feature, timeZone: 'UTC' });

/** The features whose texts travel with the layout of the app; its screens format them in the browser. */
const APP_FEATURES = ['accounts', 'applicants', 'portal'] as const satisfies Feature[];
export type AppMessages = Pick<Messages, (typeof APP_FEATURES)[number]>;

/** What is only ever sent by mail or given to an island stays here. */
const forApp = ({ mail: _mail, island: _island, hero: _hero, ...texts }: Record<string, unknown>) => texts;

export const appMessages = (locale: Locale) =>
  Object.fromEntries(APP_FEATURES.map((feature) => [feature, forApp(all[locale][feature])])) as AppMessages;

/** A screen that few people open brings its texts by its own loader and provider: no other page carries them. */
type ScreenFeature = Extract<Feature, 'waits' | 'contact'>;

export const screenMessages = <F extends ScreenFeature>(locale: Locale, feature: F) =>
  ({ [feature]: forApp(all[locale][feature]) }) as Pick<Messages, F>;

/** useTranslations knows these texts and no others: a wrong key does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: AppMessages & Pick<Messages, ScreenFeature>;
  }
}

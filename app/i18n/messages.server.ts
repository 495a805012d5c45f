/** Texts by language and feature, compiled by the build; documents and messages format them on the server. */
import { createTranslator } from 'use-intl/core';
import type es from '#content/text/es/leads.json';
import type esSite from '#content/text/es/site.json';
import type esTracking from '#content/text/es/tracking.json';
import type { Locale } from './locales.ts';

export type Messages = { leads: typeof es; site: typeof esSite; tracking: typeof esTracking };
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

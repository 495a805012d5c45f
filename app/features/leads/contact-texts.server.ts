/** The contact form's sentences, finished on the server: the island carries no message machinery. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { brand } from '#content/brand.ts';

/** Takes the place of the person's name until the browser knows it. */
export const NAME = '\u0001';

export function contactTexts(locale: Locale) {
  const t = translator(locale, 'leads');
  const email = brand.supportEmail;
  return {
    title: t('title'),
    intro: t('intro'),
    firstName: t('firstName'),
    phone: t('phone'),
    phoneHelp: t('phoneHelp'),
    email: t('email'),
    message: t('message'),
    website: t('website'),
    send: t('send'),
    sending: t('sending'),
    privacy: t('privacy'),
    summary: t('summary'),
    errors: { first_name: t('errors.first_name'), phone_number: t('errors.phone_number'), email: t('errors.email') },
    sentTitle: t('sentTitle'),
    sent: t('sent', { name: NAME }).split(NAME),
    again: t('again'),
    failed: t('failed'),
    tooMany: t('tooMany', { email }),
    noScript: t('noScript', { email }),
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;

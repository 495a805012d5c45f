/** The contact form's sentences and countries, finished on the server: the island carries no message machinery. */

import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { brand } from '#content/brand.ts';

export function contactForm(locale: Locale) {
  const t = translator(locale, 'leads');
  const names = translator(locale, 'accounts');
  const email = brand.supportEmail;
  return {
    locale,
    phoneCountries: phoneCountries(locale),
    texts: {
      title: t('title'),
      intro: t('intro'),
      firstName: t('firstName'),
      phone: t('phone'),
      country: names('hero.country'),
      countryEmpty: names('hero.countryEmpty'),
      email: t('email'),
      message: t('message'),
      website: t('website'),
      send: t('send'),
      sending: t('sending'),
      privacy: t('privacy'),
      summary: t('summary'),
      errors: { first_name: t('errors.first_name'), phone_number: t('errors.phone_number'), email: t('errors.email') },
      sentTitle: t('sentTitle'),
      /** The words before and after the person's name. */
      sent: wordsAround((name) => t('sent', { name })),
      again: t('again'),
      failed: t('failed'),
      tooMany: t('tooMany', { email }),
      noScript: t('noScript', { email }),
    },
  };
}

export type ContactForm = ReturnType<typeof contactForm>;

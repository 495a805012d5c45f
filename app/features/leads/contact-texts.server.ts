/** The contact form's sentences and countries, finished on the server: the island carries no message machinery. */

import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import { edition } from '#content/legal/facts.ts';

export function contactForm(locale: Locale) {
  const t = translator(locale, 'leads');
  const names = translator(locale, 'accounts');
  const email = brand.supportEmail;
  return {
    locale,
    phoneCountries: phoneCountries(locale),
    data_consent_version: edition.version,
    privacyHref: pathTo('privacy-policy', locale),
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
      /** The words before, in and after the link. */
      dataConsent: wordsAround((gap) => t.markup('dataConsent', { privacy: (words) => `${gap}${words}${gap}` })),
      newTab: names('signUp.newTab'),
      errors: {
        first_name: t('errors.first_name'),
        phone_number: t('errors.phone_number'),
        email: t('errors.email'),
        data_consent: names('errors.data_consent.required'),
      },
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

/** The visa form's sentences and options, finished on the server: the island carries no message machinery. */
import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import { NUMBERS_APPLYING, START_TIMES, TRIP_REASONS } from '#app/features/leads/choice-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import { edition } from '#content/legal/facts.ts';

export function visaForm(locale: Locale) {
  const t = translator(locale, 'lead-landing');
  const names = translator(locale, 'accounts');
  const email = brand.supportEmail;
  const yesNo = (['Y', 'N'] as const).map((value) => ({ value, title: t(`form.yesNo.${value}`) }));
  return {
    locale,
    phoneCountries: phoneCountries(locale),
    data_consent_version: edition.version,
    paths: { terms: pathTo('terms-conditions', locale), privacy: pathTo('privacy-policy', locale) },
    options: {
      trip_reason: TRIP_REASONS.map((value) => ({ value, label: t(`form.tripReasons.${value}`) })),
      number_applying: NUMBERS_APPLYING.map((value) => ({ value, label: t(`form.numbers.${value}`) })),
      start_time: START_TIMES.map((value) => ({ value, label: t(`form.startTimes.${value}`) })),
      yesNo,
    },
    texts: {
      firstName: t('form.firstName'),
      lastName: t('form.lastName'),
      phone: t('form.phone'),
      country: names('hero.country'),
      countryEmpty: names('hero.countryEmpty'),
      email: t('form.email'),
      tripReason: t('form.tripReason'),
      numberApplying: t('form.numberApplying'),
      hasValidPassport: t('form.hasValidPassport'),
      visaDenied: t('form.visaDenied'),
      startTime: t('form.startTime'),
      choose: t('form.choose'),
      website: translator(locale, 'leads')('website'),
      /** The words before, in and after the link. */
      terms: wordsAround((gap) => t.markup('form.terms', { terms: (words) => `${gap}${words}${gap}` })),
      dataConsent: wordsAround((gap) => t.markup('form.dataConsent', { privacy: (words) => `${gap}${words}${gap}` })),
      privacyNote: t('form.privacyNote'),
      newTab: names('signUp.newTab'),
      send: t('form.send'),
      sending: t('form.sending'),
      errors: {
        first_name: t('form.errors.first_name'),
        last_name: t('form.errors.last_name'),
        phone_number: t('form.errors.phone_number'),
        email: t('form.errors.email'),
        trip_reason: t('form.errors.trip_reason'),
        number_applying: t('form.errors.number_applying'),
        has_valid_passport: t('form.errors.has_valid_passport'),
        visa_denied: t('form.errors.visa_denied'),
        start_time: t('form.errors.start_time'),
        terms: t('form.errors.terms'),
        data_consent: t('form.errors.data_consent'),
      },
      sentTitle: t('form.sentTitle'),
      /** The words before and after the person's name. */
      sent: wordsAround((name) => t('form.sent', { name })),
      again: t('form.again'),
      failed: t('form.failed'),
      tooMany: t('form.tooMany', { email }),
    },
  };
}

export type VisaForm = ReturnType<typeof visaForm>;

/** The hero form's sentences and ways on, finished on the server: the island carries no message machinery. */

import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { pathTo } from '#app/paths.ts';
import { DESTINATIONS, defaultService } from '#content/catalogue.ts';
import { edition } from '#content/legal/facts.ts';
import { MAX_PARTY } from '#content/limits.ts';

/** How long one may have to wait, in steps: a sentence for each. */
const WAITS = [1, 5, 15, 30, 60] as const;
const ERRORS = [
  'name.required',
  'name.too_short',
  'name.too_long',
  'name.pictures',
  'phone.required',
  'phone.invalid',
  'phone.mobile_required',
  'phone.type_not_allowed',
  'destination.required',
  'number_in_party.required',
  'passport_help.required',
  'terms.required',
  'data_consent.required',
] as const;

export function heroTexts(locale: Locale) {
  const t = translator(locale, 'accounts');
  const names = translator(locale, 'catalogue');
  return {
    locale,
    phoneCountries: phoneCountries(locale),
    terms_version: edition.version,
    paths: {
      signUp: pathTo('sign-up', locale),
      logIn: pathTo('log-in', locale),
      portal: pathTo('portal', locale),
      forgot: pathTo('forgot-password', locale),
      terms: pathTo('terms-conditions', locale),
      privacy: pathTo('privacy-policy', locale),
    },
    destinations: DESTINATIONS.map((value) => ({
      value,
      label: names(`destinations.${value}`),
      service_type: defaultService[value],
    })),
    counts: Array.from({ length: MAX_PARTY }, (_, index) => ({
      value: String(index + 1),
      label: t('hero.count', { count: index + 1 }),
    })),
    texts: {
      firstName: t('hero.firstName'),
      phone: t('hero.phone'),
      country: t('hero.country'),
      countryEmpty: t('hero.countryEmpty'),
      destination: t('hero.destination'),
      destinationEmpty: t('hero.destinationEmpty'),
      people: t('hero.people'),
      peopleEmpty: t('hero.peopleEmpty'),
      passport: t('hero.passport'),
      yes: t('hero.yes'),
      no: t('hero.no'),
      /** The words before, in and after the link. */
      terms: wordsAround((gap) => t.markup('signUp.terms', { terms: (words) => `${gap}${words}${gap}` })),
      dataConsent: wordsAround((gap) => t.markup('signUp.dataConsent', { privacy: (words) => `${gap}${words}${gap}` })),
      /** The words before and after the number. */
      taken: wordsAround((number) => t('errors.phone_taken', { number })),
      logIn: t('signUp.logIn'),
      forgot: t('signUp.forgot'),
      alreadyIn: t('errors.already_in'),
      portal: t('signUp.portal'),
      newTab: t('signUp.newTab'),
      submit: t('hero.submit'),
      busy: t('hero.busy'),
      failed: t('hero.failed'),
      offline: t('errors.offline'),
      tooMany: WAITS.map((minutes) => ({ minutes, text: t('errors.too_many', { minutes }) })),
    },
    errors: Object.fromEntries(ERRORS.map((key) => [key, t(`errors.${key}`, { field: 'first_name' })])) as Record<
      (typeof ERRORS)[number],
      string
    >,
  };
}

export type HeroTexts = ReturnType<typeof heroTexts>;

/** The fields of the sign-up form, and what it says when it failed. */
import { useTranslations } from 'use-intl';
import type { SignUpFields } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { ltr } from '#app/i18n/isolate.ts';
import { pathTo } from '#app/paths.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Sending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { SignUpFailure } from './failure.ts';

type Name = keyof SignUpFields;
type Props = { sending: Pick<Sending<Name>, 'fieldOf'> };

export function PersonFields({ sending: { fieldOf } }: Props) {
  const t = useTranslations('accounts.signUp');
  const { locale, phoneCountries } = useAppData();
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 font-semibold text-lg">{t('aboutYou')}</legend>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...fieldOf('first_name')} label={t('firstName')} autoComplete="given-name" maxLength={120} />
        <TextField {...fieldOf('last_name')} label={t('lastName')} autoComplete="family-name" maxLength={120} />
      </div>
      <PhoneField
        {...fieldOf('phone_number')}
        locale={locale}
        countries={phoneCountries}
        label={t('phone')}
        help={t('phoneHelp')}
        countryLabel={t('country')}
        countryEmpty={t('countryEmpty')}
      />
      <TextField
        {...fieldOf('email')}
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
      />
    </fieldset>
  );
}

/** The terms, and apart from them the use of the data: each a yes of its own (Ley 1581). */
export function ConsentBoxes({ sending: { fieldOf } }: Props) {
  const t = useTranslations('accounts.signUp');
  const { locale } = useAppData();
  const link = (screen: 'terms-conditions' | 'privacy-policy') => (words: React.ReactNode) => (
    <TextLink href={pathTo(screen, locale)} newTab={t('newTab')}>
      {words}
    </TextLink>
  );
  return (
    <div className="grid gap-3">
      <Checkbox {...fieldOf('terms')} label={t.rich('terms', { terms: link('terms-conditions') })} />
      <Checkbox {...fieldOf('data_consent')} label={t.rich('dataConsent', { privacy: link('privacy-policy') })} />
    </div>
  );
}

/** What a sign-up that failed as a whole says, and the ways on from there. */
export function useFailureText() {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  return (failure: SignUpFailure, number: string) => {
    if (failure.kind === 'exists' || failure.kind === 'refused')
      return {
        text:
          failure.kind === 'exists' ? t('errors.already_exists', { number: ltr(number) }) : t('errors.sign_up_refused'),
        ways: [
          { href: pathTo('log-in', locale), text: t('signUp.logIn') },
          { href: pathTo('forgot-password', locale), text: t('signUp.forgot') },
        ],
      };
    if (failure.kind === 'alreadyIn')
      return { text: t('errors.already_in'), ways: [{ href: pathTo('portal', locale), text: t('signUp.portal') }] };
    if (failure.kind === 'tooMany') return { text: t('errors.too_many', { minutes: failure.minutes }) };
    return { text: failure.kind === 'offline' ? t('errors.offline') : t('signUp.failed') };
  };
}

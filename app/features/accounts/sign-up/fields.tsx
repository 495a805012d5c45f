/** The fields of the sign-up form, and what it says when it failed. */
import { useTranslations } from 'use-intl';
import type { SignUpFields } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { pathTo } from '#app/paths.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Sending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { SignUpFailure } from './failure.ts';

type Name = keyof SignUpFields;
type Props = { sending: Pick<Sending<Name>, 'fieldOf'>; onLeave(field: Name): void };

export function PersonFields({ sending: { fieldOf }, onLeave }: Props) {
  const t = useTranslations('accounts.signUp');
  const { locale, phoneCountries } = useAppData();
  const common = (field: Name) => ({
    ...fieldOf(field),
    onBlur: () => onLeave(field),
  });
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 font-semibold text-lg">{t('aboutYou')}</legend>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...common('first_name')} label={t('firstName')} autoComplete="given-name" maxLength={120} />
        <TextField {...common('last_name')} label={t('lastName')} autoComplete="family-name" maxLength={120} />
      </div>
      <PhoneField
        {...common('phone_number')}
        locale={locale}
        countries={phoneCountries}
        label={t('phone')}
        help={t('phoneHelp')}
        countryLabel={t('country')}
        countryEmpty={t('countryEmpty')}
      />
      <TextField
        {...common('email')}
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

export function TermsBox({ id, error }: { id: string; error: string | undefined }) {
  const t = useTranslations('accounts.signUp');
  const { locale } = useAppData();
  const link = (screen: 'terms-conditions' | 'privacy-policy') => (words: React.ReactNode) => (
    <TextLink href={pathTo(screen, locale)} newTab={t('newTab')}>
      {words}
    </TextLink>
  );
  return (
    <Checkbox
      id={id}
      name="terms"
      error={error}
      label={t.rich('terms', { terms: link('terms-conditions'), privacy: link('privacy-policy') })}
    />
  );
}

/** What a sign-up that failed as a whole says, and the ways on from there. */
export function useFailureText() {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  return (failure: SignUpFailure) => {
    if (failure.kind === 'exists' || failure.kind === 'refused')
      return {
        text: t(failure.kind === 'exists' ? 'errors.already_exists' : 'errors.sign_up_refused'),
        ways: [
          { href: pathTo('log-in', locale), text: t('signUp.logIn') },
          { href: pathTo('forgot-password', locale), text: t('signUp.forgot') },
        ],
      };
    if (failure.kind === 'tooMany') return { text: t('errors.too_many', { minutes: failure.minutes }) };
    return { text: failure.kind === 'offline' ? t('errors.offline') : t('signUp.failed') };
  };
}

/** Number, password and a yes to terms and use of data of an invited person; the number is fixed when the invite names one. */
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { newPasswordChecks } from '#app/features/accounts/password-rules.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { checkPhone, errorIn } from '#app/features/accounts/rules.ts';
import { acceptInvite, type Invite } from '#app/features/applicants/client.ts';
import { FAMILY_REFUSALS } from '#app/features/applicants/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';

const FIELDS = ['phone_number', 'password', 'confirm_password', 'terms', 'data_consent'] as const;
type Field = (typeof FIELDS)[number];
type Props = { token: string; invite: Invite; terms_version: string; onBad(): void; onExists(): void };

export function AcceptInviteForm({ token, invite, terms_version, onBad, onExists }: Props) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const { isBusy, sends, fail, errorAt, fieldOf, watches, aloud, notice } = useSending<Field>(id);

  function explain(error: unknown) {
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.serverMessage === REFUSALS.exists) return onExists();
    if (answer?.field === 'token') return onBad();
    if (answer?.serverMessage === FAMILY_REFUSALS.otherNumber)
      return fail(t('invite.otherNumber', { inviter: invite.inviter }), 'phone_number');
    if (answer?.field === 'phone_number') return fail(errors.ofField('phone.invalid'), 'phone_number');
    if (answer?.field === 'password') return fail(errors.ofField('password.common'), 'password');
    fail(errors.ofFailure(error, t('errors.generic')));
  }

  const typedIn = (form: FormData, field: Field) => String(form.get(field) ?? '');
  const phoneIn = (form: FormData) => writtenPhone(form, 'phone_number', phoneCountries);
  async function wrongIn(form: FormData, field: Field) {
    if (field === 'terms' || field === 'data_consent')
      return form.has(field) ? null : errors.ofField(`${field}.required`);
    if (field === 'phone_number') {
      if (invite.phone_number) return null;
      const phone = await phoneIn(form);
      const wrong = checkPhone(phone.text, phone.number);
      return wrong && ((wrong === 'phone.invalid' && phone.tooShort) || errors.ofField(wrong));
    }
    const wrong = errorIn(newPasswordChecks(typedIn(form, 'password'), typedIn(form, 'confirm_password')), field);
    return wrong && errors.ofField(wrong);
  }
  const watch = watches(async (field, form) => {
    const text = FIELDS.includes(field) && (await wrongIn(form, field));
    const isMissing = field === 'phone_number' ? !(await phoneIn(form)).text : !typedIn(form, field);
    return text ? { text, isMissing } : null;
  });

  async function send(form: FormData) {
    for (const field of FIELDS) {
      const text = await wrongIn(form, field);
      if (text) return fail(text, field);
    }
    const phone_number = invite.phone_number ?? (await phoneIn(form)).value;
    const password = typedIn(form, 'password');
    try {
      await acceptInvite({ token, phone_number, password, terms_version, data_consent_version: terms_version });
    } catch (error) {
      return explain(error);
    }
    // A full load: whatever was on the page belonged to nobody, or to somebody else.
    location.assign(pathTo('portal', locale));
    await leaving();
  }

  const link = (screen: 'terms-conditions' | 'privacy-policy') => (words: ReactNode) => (
    <TextLink href={pathTo(screen, locale)} newTab={t('invite.newTab')}>
      {words}
    </TextLink>
  );
  const passwordField = (name: 'password' | 'confirm_password', label: string, help?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      name={name}
      autoComplete="new-password"
      label={label}
      help={help}
      show={t('invite.show')}
      hide={t('invite.hide')}
      maxLength={400}
      error={errorAt(name)}
    />
  );
  return (
    <form method="post" noValidate onSubmit={sends(send)} {...watch} className="grid gap-5">
      {aloud}
      {invite.phone_number ? (
        <TextField
          id={`${id}-phone_number`}
          name="phone_number"
          type="tel"
          autoComplete="username"
          dir="ltr"
          readOnly
          value={invite.phone_number}
          label={t('invite.phone')}
          help={t('invite.phoneFixed')}
          error={errorAt('phone_number')}
        />
      ) : (
        <PhoneField
          id={`${id}-phone_number`}
          name="phone_number"
          locale={locale}
          countries={phoneCountries}
          label={t('invite.phone')}
          help={t('invite.phoneHelp')}
          countryLabel={t('invite.country')}
          countryEmpty={t('invite.countryEmpty')}
          error={errorAt('phone_number')}
        />
      )}
      {passwordField('password', t('invite.password'), t('invite.passwordHelp'))}
      {passwordField('confirm_password', t('invite.confirm'))}
      <div className="grid">
        <Checkbox {...fieldOf('terms')} label={t.rich('invite.terms', { terms: link('terms-conditions') })} />
        <Checkbox
          {...fieldOf('data_consent')}
          label={t.rich('invite.dataConsent', { privacy: link('privacy-policy') })}
        />
      </div>
      {notice}
      <Button kind="main" type="submit" wide busy={isBusy ? t('invite.busy') : undefined}>
        {t('invite.submit')}
      </Button>
    </form>
  );
}

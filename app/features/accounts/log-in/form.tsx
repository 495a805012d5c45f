/** Phone number and password (spec 2 "Log-in screen", spec 5, spec 8): on its screen, and over a page that lost its session. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { logIn, type UserProfile } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkLogIn } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { handPhoneOver } from '#app/ui/phone/hand-over.ts';
import { couldBePhone, writtenPhone } from '#app/ui/phone/written.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { asksForCode, type LogInFailure, type LogInField, logInFailure } from './failure.ts';

type Props = {
  phone?: string | null | undefined;
  password?: string | undefined;
  /** Both are known: sent at once (D15). */
  isAuto?: boolean | undefined;
  submit: string;
  onDone(profile: UserProfile): void;
};

export function LogInForm({ phone: known, password, isAuto, submit, onDone }: Props) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const sending = useSending<LogInField>(id);
  const { fail, errorAt } = sending;
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    if (needsCode) document.getElementById(`${id}-code`)?.focus();
  }, [needsCode, id]);

  const emptyPassword = () => {
    const input = document.getElementById(`${id}-password`);
    if (input instanceof HTMLInputElement) input.value = '';
  };

  /** One message, with the ways on inside it; the number goes along. */
  const refuse = ({ text, field, minutes = 0 }: LogInFailure, phone_number: string) => {
    const link = (to: 'forgot-password' | 'sign-up') => (words: ReactNode) => (
      <ScreenLink to={to} onClick={() => handPhoneOver(phone_number)}>
        {words}
      </ScreenLink>
    );
    const plain = (words: string) => words;
    const shown = t.rich(text, { minutes, forgot: link('forgot-password'), signUp: link('sign-up') });
    fail(t.markup(text, { minutes, forgot: plain, signUp: plain }), field, [], shown);
  };

  async function read(form: FormData) {
    const phone = await writtenPhone(form, 'phone_number', phoneCountries);
    const typed = { phone_number: phone.value, password: String(form.get('password') ?? '') };
    const found = checkLogIn(typed, couldBePhone(phone) ? phone.number : null);
    const text = found && ((found.error === 'phone.invalid' && phone.tooShort) || errors.ofField(found.error));
    return { typed, found, text: text ?? '' };
  }

  /** A number that cannot be one is told on leaving it; what a right one opens, the server knows. */
  const watch = sending.watches(async (field, form) => {
    const { found, text } = await read(form);
    if (field !== 'phone_number' || found?.field !== field) return null;
    return { text, isMissing: found.error === 'phone.required' };
  });

  async function send(form: FormData) {
    const { typed, found, text } = await read(form);
    // Spec 5: an empty password is told as a wrong one.
    if (found?.field === 'password')
      return refuse({ text: 'errors.incorrect_password', field: 'password' }, typed.phone_number);
    if (found) return fail(text, found.field);
    const code = String(form.get('code') ?? '').trim();
    try {
      const shared_computer = form.get('shared_computer') !== null;
      const { user_profile } = await logIn({
        ...typed,
        ...(code && { code }),
        ...(shared_computer && { shared_computer }),
      });
      if (!user_profile) return refuse({ text: 'errors.login_failed' }, typed.phone_number);
      onDone(user_profile);
    } catch (failure) {
      if (asksForCode(failure)) return setNeedsCode(true);
      const isByLink = Boolean(isAuto) && typed.password === password;
      const refusal = logInFailure(failure, { isByLink });
      if (refusal.text === 'errors.bad_link') emptyPassword();
      return refuse(refusal, typed.phone_number);
    }
    return leaving();
  }

  return (
    <AccountForm sending={sending} submit={submit} busy={t('logIn.busy')} isAuto={isAuto} watch={watch} onSend={send}>
      <PhoneField
        id={`${id}-phone_number`}
        name="phone_number"
        locale={locale}
        countries={phoneCountries}
        label={t('logIn.phone')}
        countryLabel={t('logIn.country')}
        countryEmpty={t('logIn.countryEmpty')}
        defaultValue={known ?? undefined}
        error={errorAt('phone_number')}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="current-password"
        label={t('logIn.password')}
        show={t('logIn.show')}
        hide={t('logIn.hide')}
        defaultValue={password}
        maxLength={400}
        error={errorAt('password')}
      />
      {needsCode && (
        <TextField
          id={`${id}-code`}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={40}
          label={t('logIn.code')}
          help={t('logIn.codeHelp')}
          error={errorAt('code')}
        />
      )}
      <Checkbox id={`${id}-shared`} name="shared_computer" label={t('logIn.shared')} help={t('logIn.sharedHelp')} />
    </AccountForm>
  );
}

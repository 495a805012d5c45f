/** A new password by the link of a message (D16); its token comes in the fragment and is gone from the address at once. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { checkResetLink, resetPassword } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkNewPassword, newPasswordChecks } from '#app/features/accounts/password-rules.ts';
import { errorIn } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { Failed } from '#app/ui/scenes/spots/failed.tsx';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';

type Field = 'password' | 'confirm_password';

export default function ResetPasswordScreen() {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  const goTo = useGoTo();
  const id = useId();
  const errors = useErrorText();
  const sending = useSending<Field>(id);
  const { fail, errorAt } = sending;
  const [isBad, setBad] = useState(false);
  const token = useRef('');
  useEffect(() => {
    token.current ||= takeFromAddress().token ?? '';
    if (!token.current) return setBad(true);
    // Said before anything is typed; where nobody answers, the form stands.
    checkResetLink({ token: token.current }).catch(
      (failure) => failure instanceof HttpError && failure.status === 422 && setBad(true),
    );
  }, []);

  const written = (form: FormData) =>
    [String(form.get('password') ?? ''), String(form.get('confirm_password') ?? '')] as const;
  const watch = sending.watches((field, form) => {
    const error = errorIn(newPasswordChecks(...written(form)), field);
    return error && { text: errors.ofField(error), isMissing: !form.get(field) };
  });

  async function send(form: FormData) {
    const [password, again] = written(form);
    const found = checkNewPassword(password, again);
    if (found) return fail(errors.ofField(found.error), found.field);
    try {
      await resetPassword({ token: token.current, password });
    } catch (failure) {
      const refused = failure instanceof HttpError && failure.status === 422 ? failure : undefined;
      if (refused?.field === 'password') return fail(errors.ofField('password.common'), 'password');
      return refused ? setBad(true) : fail(errors.ofFailure(failure, t('errors.generic')));
    }
    goTo(`${pathTo('log-in', locale)}?reset=done`, { replace: true });
    return leaving();
  }

  if (isBad)
    return (
      <AuthPage title={t('reset.badTitle')} intro={t('reset.bad')}>
        <Failed className="h-auto w-52 max-w-full rounded-card lg:hidden" />
        <ScreenLink to="forgot-password" look="main" wide>
          {t('reset.ask')}
        </ScreenLink>
      </AuthPage>
    );
  const field = (name: Field, label: string, help?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      name={name}
      autoComplete="new-password"
      label={label}
      help={help}
      show={t('logIn.show')}
      hide={t('logIn.hide')}
      maxLength={400}
      error={errorAt(name)}
    />
  );
  return (
    <AuthPage title={t('reset.title')} intro={t('reset.intro')}>
      <AccountForm sending={sending} submit={t('reset.submit')} busy={t('reset.busy')} watch={watch} onSend={send}>
        {field('password', t('reset.password'), t('reset.help'))}
        {field('confirm_password', t('reset.again'))}
      </AccountForm>
    </AuthPage>
  );
}

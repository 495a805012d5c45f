/** A new password for the old one; the other sessions end with it (D16). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { setPassword } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkNewPassword, newPasswordChecks } from '#app/features/accounts/password-rules.ts';
import { errorIn } from '#app/features/accounts/rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';

type Field = 'current_password' | 'password' | 'confirm_password';

export function PasswordForm() {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const id = useId();
  const { isBusy, sends, fail, errorAt, watches, summary } = useSending<Field>(id);
  const [isDone, setDone] = useState(false);

  const watch = watches((field, typed) => {
    const written = [String(typed.get('password') ?? ''), String(typed.get('confirm_password') ?? '')] as const;
    const error = errorIn(newPasswordChecks(...written), field);
    return error && { text: errors.ofField(error), isMissing: !typed.get(field) };
  });

  async function send(typed: FormData, form: HTMLFormElement) {
    const read = (name: Field) => String(typed.get(name) ?? '');
    const [current_password, password] = [read('current_password'), read('password')];
    setDone(false);
    if (!current_password) return fail(t('settings.password.wrong'), 'current_password');
    const wrong = checkNewPassword(password, read('confirm_password'));
    if (wrong) return fail(errors.ofField(wrong.error), wrong.field);
    try {
      await setPassword({ password, current_password });
      form.reset();
      setDone(true);
    } catch (error) {
      const field = error instanceof HttpError ? error.field : undefined;
      if (field === 'current_password') fail(t('settings.password.wrong'), 'current_password');
      else fail(errors.ofFailure(error, t('errors.generic')));
    }
  }

  const field = (name: Field, label: string, help?: string) => (
    <PasswordField
      id={`${id}-${name}`}
      name={name}
      autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
      label={label}
      help={help}
      show={t('settings.show')}
      hide={t('settings.hide')}
      maxLength={400}
      error={errorAt(name)}
    />
  );
  return (
    <form method="post" noValidate {...watch} onSubmit={sends(send)} className="grid gap-5">
      {summary(t('errors.summary'))}
      {isDone && (
        <Banner kind="good" live>
          <p>{t('settings.password.done')}</p>
        </Banner>
      )}
      {field('current_password', t('settings.password.current'))}
      {field('password', t('settings.password.password'), t('settings.password.help'))}
      {field('confirm_password', t('settings.password.confirm'))}
      <Button kind="main" type="submit" wide busy={isBusy ? t('settings.password.busy') : undefined}>
        {t('settings.password.save')}
      </Button>
    </form>
  );
}

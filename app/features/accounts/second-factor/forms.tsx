/** The code that confirms a second factor, and password and code that remove it. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { confirmSecondFactor, removeSecondFactor } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';

type Field = 'code' | 'password';
const typedIn = (form: FormData, name: Field) => String(form.get(name) ?? '').trim();
/** Nothing is wrong on leaving a field; what the server refused counts until it is written otherwise. */
const onlyTheServerKnows = () => null;
const fieldOf = (error: unknown) => (error instanceof HttpError ? error.field : undefined);

type ConfirmProps = { secret: string; qr_svg: string; onDone(codes: string[]): void };

export function ConfirmSecondFactor({ secret, qr_svg, onDone }: ConfirmProps) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const id = useId();
  const { isBusy, sends, fail, errorAt, watches, aloud, notice } = useSending<Field>(id);
  async function send(form: FormData) {
    const code = typedIn(form, 'code');
    try {
      onDone((await confirmSecondFactor(code)).recovery_codes);
    } catch (error) {
      if (fieldOf(error) === 'code') fail(t('settings.secondFactor.wrong'), 'code');
      else fail(errors.ofFailure(error, t('settings.secondFactor.failed')));
    }
  }
  return (
    <form method="post" noValidate {...watches(onlyTheServerKnows)} onSubmit={sends(send)} className="grid gap-5">
      {aloud}
      <p>{t('settings.secondFactor.scan')}</p>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr_svg)}`}
        alt={t('settings.secondFactor.qr')}
        width={208}
        height={208}
        className="rounded-card border border-line bg-white"
      />
      <p>
        {t('settings.secondFactor.typed')}{' '}
        <bdi dir="ltr" className="mt-1 block select-all break-all font-mono font-semibold">
          {secret}
        </bdi>
      </p>
      <TextField
        id={`${id}-code`}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        label={t('settings.secondFactor.code')}
        help={t('settings.secondFactor.codeHelp')}
        error={errorAt('code')}
      />
      {notice}
      <Button kind="main" type="submit" wide busy={isBusy ? t('settings.secondFactor.busy') : undefined}>
        {t('settings.secondFactor.confirm')}
      </Button>
    </form>
  );
}

export function RemoveSecondFactor({ onDone }: { onDone(): void }) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const id = useId();
  const { isBusy, sends, fail, errorAt, watches, aloud, notice } = useSending<Field>(id);
  async function send(form: FormData) {
    const [password, code] = [typedIn(form, 'password'), typedIn(form, 'code')];
    try {
      await removeSecondFactor({ password, code });
      onDone();
    } catch (error) {
      if (fieldOf(error) === 'password') fail(t('settings.password.wrong'), 'password');
      else if (fieldOf(error) === 'code') fail(t('settings.secondFactor.wrong'), 'code');
      else fail(errors.ofFailure(error, t('settings.secondFactor.failed')));
    }
  }
  return (
    <form method="post" noValidate {...watches(onlyTheServerKnows)} onSubmit={sends(send)} className="grid gap-5">
      {aloud}
      <Banner kind="good">
        <p>{t('settings.secondFactor.isSet')}</p>
      </Banner>
      <h3 className="text-lg">{t('settings.secondFactor.removeTitle')}</h3>
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="current-password"
        label={t('settings.password.current')}
        show={t('settings.show')}
        hide={t('settings.hide')}
        maxLength={400}
        error={errorAt('password')}
      />
      <TextField
        id={`${id}-code`}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        label={t('settings.secondFactor.removeCode')}
        error={errorAt('code')}
      />
      {notice}
      <Button kind="danger" type="submit" busy={isBusy ? t('settings.secondFactor.removeBusy') : undefined}>
        {t('settings.secondFactor.remove')}
      </Button>
    </form>
  );
}

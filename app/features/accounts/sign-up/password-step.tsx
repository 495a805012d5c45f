/** Sign-up, step 2: the password, then the portal after a second (spec 2, spec 4 "Sign-up flow", spec 8). */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { setFirstPassword } from '#app/features/accounts/client.ts';
import { checkNewPassword, newPasswordChecks, passwordHint } from '#app/features/accounts/password-rules.ts';
import { errorIn, maskedPhone } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { Stamp } from '#app/ui/notices/stamp.tsx';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import { DRAFT, forgetDraft } from './draft.ts';
import type { NewAccount } from './form.tsx';
import { type PasswordFailure, passwordFailure } from './password-failure.ts';

/** How long the good news stands before the portal opens. */
const READY_MS = 1000;

type Props = {
  account: NewAccount;
  /** False for whoever makes the account for somebody else: the portal is not theirs. */
  redirects?: boolean | undefined;
  isForSomebodyElse: boolean;
  /** The way back to step 1, where what is wrong is corrected. */
  back: ReactNode;
};

/** What takes the place of a long form is read from its top. */
function useFocusOnTop(part: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part has its heading
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('#content h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [part]);
}

export function SignUpPassword({ account, isForSomebodyElse, redirects = true, back }: Props) {
  const t = useTranslations('accounts');
  const [isReady, setReady] = useState(false);
  useFocusOnTop(isReady ? 'ready' : 'password');
  if (isReady) return <Ready name={account.first_name} redirects={redirects} />;
  const intro = t.rich('signUp.password.intro', {
    name: () => <bdi>{account.first_name}</bdi>,
    phone: () => (
      <bdi dir="ltr" className="whitespace-nowrap font-semibold text-night tabular-nums">
        {maskedPhone(account.phone_number)}
      </bdi>
    ),
  });
  return (
    <AuthPage
      title={t('signUp.password.title')}
      side="signUp"
      intro={
        <>
          <span className="mb-1.5 block font-semibold text-deep text-sm">{t('signUp.step', { step: 2 })}</span>
          {intro} {back}
        </>
      }
    >
      <PasswordForm
        phone_number={account.phone_number}
        isForSomebodyElse={isForSomebodyElse}
        onDone={() => {
          forgetDraft(DRAFT);
          setReady(true);
        }}
      />
    </AuthPage>
  );
}

type FormProps = { phone_number: string; isForSomebodyElse: boolean; onDone(): void };

function PasswordForm({ phone_number, isForSomebodyElse, onDone }: FormProps) {
  const t = useTranslations('accounts');
  const id = useId();
  const sending = useSending<'password' | 'confirm_password'>(id);
  const { isBusy, sends, fail, idOf, errorAt, aloud, notice } = sending;
  const failureText = useFailureText();
  const [hint, setHint] = useState(() => passwordHint(''));

  const written = (form: FormData) =>
    [String(form.get('password') ?? ''), String(form.get('confirm_password') ?? '')] as const;
  const watch = sending.watches((field, form) => {
    const error = errorIn(newPasswordChecks(...written(form)), field);
    return error && { text: t(`errors.${error}`, { field }), isMissing: !form.get(field) };
  });

  async function send(form: FormData) {
    const [password, again] = written(form);
    const found = checkNewPassword(password, again);
    if (found) return fail(t(`errors.${found.error}`), found.field);
    try {
      const body = { phone_number, password, ...(isForSomebodyElse && { for_somebody_else: true }) };
      if ((await setFirstPassword(body)).success) return onDone();
    } catch (thrown) {
      const failed = await passwordFailure(thrown, { phone_number, password });
      if (failed === 'entered') return onDone();
      if (failed.kind === 'common') return fail(t('errors.password.common'), 'password');
      const { text, ways } = failureText(failed);
      fail(text, undefined, ways);
    }
  }

  return (
    <form method="post" noValidate {...watch} onSubmit={sends(send)} className="grid gap-5 noscript:hidden">
      {aloud}
      {/* Password managers keep the pair: the number is the name one logs in with. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phone_number}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <PasswordField
        id={idOf('password')}
        name="password"
        autoComplete="new-password"
        label={t('signUp.password.label')}
        help={t(`signUp.password.hints.${hint.hint}`, { left: hint.left })}
        show={t('signUp.password.show')}
        hide={t('signUp.password.hide')}
        onChange={(event) => setHint(passwordHint(event.target.value))}
        error={errorAt('password')}
      />
      <PasswordField
        id={idOf('confirm_password')}
        name="confirm_password"
        autoComplete="new-password"
        label={t('signUp.password.again')}
        show={t('signUp.password.show')}
        hide={t('signUp.password.hide')}
        error={errorAt('confirm_password')}
      />
      {notice}
      <Button kind="main" type="submit" wide busy={isBusy ? t('signUp.password.busy') : undefined}>
        {t('signUp.password.continue')}
      </Button>
    </form>
  );
}

/** What a password that could not be set says, and the way on from there. */
function useFailureText() {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  return (failure: PasswordFailure) => {
    if (failure.kind === 'tooMany') return { text: t('errors.too_many', { minutes: failure.minutes }) };
    if (failure.kind !== 'expired')
      return { text: t(failure.kind === 'offline' ? 'errors.offline' : 'errors.generic') };
    const href = pathTo('forgot-password', locale);
    return { text: t('signUp.password.expired'), ways: [{ href, text: t('signUp.password.askForLink') }] };
  };
}

function Ready({ name, redirects }: { name: string; redirects: boolean }) {
  const t = useTranslations('accounts.signUp.ready');
  const { locale } = useAppData();
  const goTo = useGoTo();
  useEffect(() => {
    if (!redirects) return;
    const timer = setTimeout(() => goTo(pathTo('portal', locale), { replace: true }), READY_MS);
    return () => clearTimeout(timer);
  }, [redirects, goTo, locale]);
  return (
    <AuthPage title={t('title', { name })} side="signUp">
      <div role="status" className="flex items-center gap-4">
        <Stamp icon="tick" className="fill-good-soft text-good" />
        <p className="flex items-center gap-2 text-quiet">
          {redirects && <Spinner />}
          {t(redirects ? 'opening' : 'made')}
        </p>
      </div>
    </AuthPage>
  );
}

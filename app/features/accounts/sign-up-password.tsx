/** Sign-up, step 2: the password, then the portal after a second (spec 2, spec 4 "Sign-up flow", spec 8). */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/app-data.ts';
import { isScreen, pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useGoTo } from '#app/ui/screen-link.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Stamp } from '#app/ui/stamp.tsx';
import { AuthPage } from './auth-page.tsx';
import { setFirstPassword } from './client.ts';
import { useFirstError } from './first-error.ts';
import { type PasswordFailure, passwordFailure } from './password-failure.ts';
import { checkNewPassword, maskedPhone, passwordHint } from './rules.ts';
import type { NewAccount } from './sign-up-form.tsx';

/** How long the good news stands before the portal opens. */
const READY_MS = 1000;

type Props = {
  account: NewAccount;
  /** False for whoever makes the account for somebody else: the portal is not theirs. */
  redirects?: boolean | undefined;
  /** "Not you? Start again." */
  startAgain: ReactNode;
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

export function SignUpPassword({ account, redirects = true, startAgain }: Props) {
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
          {intro} {startAgain}
        </>
      }
    >
      <PasswordForm phone_number={account.phone_number} onDone={() => setReady(true)} />
    </AuthPage>
  );
}

function PasswordForm({ phone_number, onDone }: { phone_number: string; onDone(): void }) {
  const t = useTranslations('accounts');
  const id = useId();
  const error = useFirstError<'password' | 'confirm_password'>(id);
  const [failure, setFailure] = useState<PasswordFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState(() => passwordHint(''));
  const busy = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password') ?? '');
    const found = checkNewPassword(password, String(form.get('confirm_password') ?? ''));
    // What was wrong stays while it works: nothing moves under the finger.
    const stop = () => {
      busy.current = false;
      setBusy(false);
      error.clear();
      setFailure(null);
    };
    if (found) {
      stop();
      return error.show(found.field, t(`errors.${found.error}`));
    }
    busy.current = true;
    setBusy(true);
    try {
      if ((await setFirstPassword({ phone_number, password })).success) return onDone();
    } catch (thrown) {
      const failed = await passwordFailure(thrown, { phone_number, password });
      if (failed === 'entered') return onDone();
      stop();
      if (failed.kind === 'common') error.show('password', t('errors.password.common'));
      else setFailure(failed);
      return;
    }
    stop();
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5 noscript:hidden">
      <p role="alert" className="sr-only">
        {error.wrong?.text}
      </p>
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
        id={error.idOf('password')}
        name="password"
        autoComplete="new-password"
        label={t('signUp.password.label')}
        help={t(`signUp.password.hints.${hint.hint}`, { left: hint.left })}
        show={t('signUp.password.show')}
        hide={t('signUp.password.hide')}
        onChange={(event) => setHint(passwordHint(event.target.value))}
        error={error.at('password')}
      />
      <PasswordField
        id={error.idOf('confirm_password')}
        name="confirm_password"
        autoComplete="new-password"
        label={t('signUp.password.again')}
        show={t('signUp.password.show')}
        hide={t('signUp.password.hide')}
        error={error.at('confirm_password')}
      />
      {failure && <PasswordFailureNotice failure={failure} />}
      <Button kind="main" type="submit" wide busy={isBusy ? t('signUp.password.busy') : undefined}>
        {t('signUp.password.continue')}
      </Button>
    </form>
  );
}

function PasswordFailureNotice({ failure }: { failure: PasswordFailure }) {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  if (failure.kind === 'tooMany')
    return <ErrorSummary title={t('errors.too_many', { minutes: failure.minutes })} links={[]} />;
  if (failure.kind === 'expired') {
    const forgot = 'forgot-password';
    const links = isScreen(forgot)
      ? [{ href: pathTo(forgot as 'home', locale), text: t('signUp.password.askForLink') }]
      : [];
    return <ErrorSummary title={t('signUp.password.expired')} links={links} />;
  }
  return <ErrorSummary title={t(failure.kind === 'offline' ? 'errors.offline' : 'errors.generic')} links={[]} />;
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

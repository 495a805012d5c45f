/** Coming into the team by the link of the message: a password, and one is in (D17). */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkNewPassword } from '#app/features/accounts/password-rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { pathTo } from '#app/paths.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/accept-screen.ts';
import { acceptInvitation, type Invitation, readInvitation } from './client.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({ account: await accountOf(context.get(ctxContext)) });

type State = { at: 'loading' | 'bad' | 'failed' } | { at: 'ready'; invitation: Invitation };
type Field = 'phone_number' | 'password' | 'confirm_password';

function AcceptForm({ token, invitation, onBad }: { token: string; invitation: Invitation; onBad(): void }) {
  const t = useTranslations('office-staff.accept');
  const accounts = useTranslations('accounts');
  const errors = useErrorText();
  const { locale } = useAppData();
  const id = useId();
  const { isBusy, sends, fail, fieldOf, aloud, notice } = useSending<Field>(id);
  const send = sends(async (typed) => {
    const read = (name: Field) => String(typed.get(name) ?? '');
    const wrong = checkNewPassword(read('password'), read('confirm_password'));
    if (wrong) return fail(errors.ofField(wrong.error), wrong.field);
    try {
      await acceptInvitation({ token, password: read('password') });
    } catch (error) {
      const field = error instanceof HttpError ? error.field : undefined;
      if (field === 'token') return onBad();
      if (field === 'password') return fail(errors.ofField('password.common'), 'password');
      return fail(errors.ofFailure(error, accounts('errors.generic')));
    }
    // A full load: whatever was on the page belonged to nobody, or to somebody else.
    location.assign(pathTo('portal', locale));
    await leaving();
  });
  const password = (name: 'password' | 'confirm_password', label: string, help?: string) => (
    <PasswordField
      {...fieldOf(name)}
      {...{ label, help, show: t('show'), hide: t('hide'), autoComplete: 'new-password', maxLength: 400 }}
    />
  );
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {aloud}
      <TextField
        {...fieldOf('phone_number')}
        {...{ type: 'tel', autoComplete: 'username', dir: 'ltr', readOnly: true, value: invitation.phone_number }}
        {...{ label: t('phone'), help: t('phoneFixed') }}
      />
      {password('password', t('password'), t('passwordHelp'))}
      {password('confirm_password', t('confirm'))}
      {notice}
      <Button kind="main" type="submit" wide busy={isBusy ? t('busy') : undefined}>
        {t('submit')}
      </Button>
    </form>
  );
}

export default function AcceptStaffInvitationScreen({ loaderData: { account } }: Route.ComponentProps) {
  const t = useTranslations('office-staff.accept');
  const [state, setState] = useState<State>({ at: 'loading' });
  const token = useRef<string | undefined>(undefined);
  const look = useCallback(async () => {
    token.current ??= takeFromAddress().token;
    if (!token.current) return setState({ at: 'bad' });
    setState({ at: 'loading' });
    try {
      setState({ at: 'ready', invitation: (await readInvitation(token.current)).invitation });
    } catch (error) {
      setState({ at: error instanceof HttpError && error.status === 422 ? 'bad' : 'failed' });
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  useEffect(() => {
    if (state.at === 'bad') focusHeading();
  }, [state.at]);

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-12">
      <title>{state.at === 'bad' || state.at === 'failed' ? t(`${state.at}.title`) : t('title')}</title>
      {state.at === 'loading' && (
        <>
          <h1 className="text-3xl">{t('title')}</h1>
          <Skeleton text={t('loading')} shape="fields" count={3} />
        </>
      )}
      {state.at === 'bad' && (
        <ErrorState
          {...{ level: 1, title: t('bad.title'), text: t('bad.text') }}
          scene={<spots.mail className="w-60" />}
          action={
            <ScreenLink to="log-in" look="main">
              {t('logIn')}
            </ScreenLink>
          }
        />
      )}
      {state.at === 'failed' && (
        <ErrorState
          {...{ level: 1, title: t('failed.title'), text: t('failed.text') }}
          scene={<spots.offline className="w-60" />}
          action={
            <Button kind="main" onClick={look}>
              {t('failed.retry')}
            </Button>
          }
        />
      )}
      {state.at === 'ready' && (
        <>
          <div className="grid gap-2">
            <h1 className="text-3xl">{t('title')}</h1>
            <p className="text-lg">{t('intro', { name: state.invitation.first_name })}</p>
            <p className="text-quiet">{t('roleIs', { role: state.invitation.role })}</p>
          </div>
          {account && (
            <Banner kind="info">
              <p>{t('open', { name: account.first_name })}</p>
            </Banner>
          )}
          <AcceptForm token={token.current ?? ''} invitation={state.invitation} onBad={() => setState({ at: 'bad' })} />
        </>
      )}
    </div>
  );
}

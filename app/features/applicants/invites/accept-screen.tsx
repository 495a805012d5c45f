/** Accepting an invite (D17, T13): who invites whom, a number and a password; an account that exists is never taken over. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { type Invite, readInvite } from '#app/features/applicants/client.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { EmptyState, ErrorState } from '#app/ui/notices/state-page.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import { edition } from '#content/legal/facts.ts';
import type { Route } from './+types/accept-screen.ts';
import { AcceptInviteForm } from './accept-form.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  account: await accountOf(context.get(ctxContext)),
  terms_version: edition.version,
});

type State = { at: 'loading' | 'missing' | 'bad' | 'failed' } | { at: 'ready' | 'exists'; invite: Invite };

/** What the tab is called is what the page says. */
const titles = { missing: 'invite.missing.title', bad: 'invite.bad.title', failed: 'invite.failed.title' } as const;
const titleOf = ({ at }: State) =>
  at === 'exists' ? 'invite.exists.title' : at === 'loading' || at === 'ready' ? 'invite.title' : titles[at];

export default function AcceptInviteScreen({ loaderData: { account, terms_version } }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  const [state, setState] = useState<State>({ at: 'loading' });
  const token = useRef<string | undefined>(undefined);

  const look = useCallback(async () => {
    token.current ??= takeFromAddress().token;
    if (!token.current) return setState({ at: 'missing' });
    setState({ at: 'loading' });
    try {
      setState({ at: 'ready', invite: (await readInvite(token.current, locale)).invite });
    } catch (error) {
      setState({ at: error instanceof HttpError && error.status === 422 ? 'bad' : 'failed' });
    }
  }, [locale]);
  useEffect(() => {
    look();
  }, [look]);
  // What had the focus is gone with the form.
  useEffect(() => {
    if (state.at === 'bad' || state.at === 'exists') focusHeading();
  }, [state.at]);

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 sm:py-12">
      <title>{t(titleOf(state))}</title>
      {state.at === 'loading' && (
        <>
          <h1 className="text-3xl">{t('invite.title')}</h1>
          <Skeleton text={t('invite.loading')} shape="fields" count={3} />
        </>
      )}
      {(state.at === 'missing' || state.at === 'bad') && <Unusable kind={state.at} />}
      {state.at === 'failed' && (
        <ErrorState
          level={1}
          title={t('invite.failed.title')}
          text={t('invite.failed.text')}
          scene={<spots.offline className="w-60" />}
          action={
            <Button kind="main" onClick={look}>
              {t('invite.failed.retry')}
            </Button>
          }
        />
      )}
      {state.at === 'ready' && (
        <>
          <div className="grid gap-2">
            <h1 className="text-3xl">{t('invite.title')}</h1>
            <p className="text-lg">
              {t('invite.intro', { inviter: state.invite.inviter, name: state.invite.first_name })}
            </p>
            {state.invite.service && (
              <p className="font-semibold">{t('invite.visa', { service: state.invite.service })}</p>
            )}
            <p className="text-quiet">{t('invite.email', { email: state.invite.email })}</p>
          </div>
          {account && (
            <Banner kind="info">
              <p>{t('invite.open', { name: account.first_name })}</p>
            </Banner>
          )}
          <AcceptInviteForm
            token={token.current ?? ''}
            invite={state.invite}
            terms_version={terms_version}
            onBad={() => setState({ at: 'bad' })}
            onExists={() => setState({ at: 'exists', invite: state.invite })}
          />
        </>
      )}
      {state.at === 'exists' && (
        <Exists invite={state.invite} onBack={() => setState({ at: 'ready', invite: state.invite })} />
      )}
    </div>
  );
}

function Unusable({ kind }: { kind: 'missing' | 'bad' }) {
  const t = useTranslations('accounts');
  return (
    <ErrorState
      level={1}
      title={t(`invite.${kind}.title`)}
      text={t(`invite.${kind}.text`)}
      scene={<spots.mail className="w-60" />}
      action={
        <ScreenLink to="log-in" look="main">
          {t('invite.logIn')}
        </ScreenLink>
      }
    />
  );
}

function Exists({ invite: { inviter }, onBack }: { invite: Invite; onBack(): void }) {
  const t = useTranslations('accounts');
  const text = t('invite.exists.prefilled', { brand: brand.name, inviter });
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('invite.exists.title')}
        text={t('invite.exists.text', { inviter })}
        scene={<spots.mail className="w-60" />}
        action={
          <>
            <ScreenLink to="log-in" look="main">
              {t('invite.logIn')}
            </ScreenLink>
            <ButtonLink kind="quiet" href={whatsappHref(text)} data-event="send_whatsapp" data-place="invite">
              {t('invite.exists.ask')}
            </ButtonLink>
            <Button kind="plain" onClick={onBack}>
              {t('invite.exists.other')}
            </Button>
          </>
        }
      />
    </div>
  );
}

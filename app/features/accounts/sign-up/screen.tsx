/** Sign-up (spec 2 "Sign-up screen", spec 4 "Sign-up flow", D11): details, then the password; a reload comes back to it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Ctx, ctxContext } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { SIGN_UP_COOKIE } from '#app/features/accounts/sessions/cookies.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { cookieValue } from '#app/features/tracking/rules.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import { DESTINATIONS, SERVICE_TYPES } from '#content/catalogue.ts';
import { edition } from '#content/legal/facts.ts';
import type { Route } from './+types/screen.ts';
import { type NewAccount, type SignUpData, SignUpForm } from './form.tsx';
import { offerOf } from './offer.server.ts';
import { SignUpPassword } from './password-step.tsx';
import { unfinishedAccount } from './store.server.ts';

/** The address of step 2: Back leads to step 1, whose Next then corrects the unfinished account. */
const STEP_TWO = ['step', 'password'] as const;
const SOMEBODY_ELSE = 'somebody-else';

/** Whom this browser has begun to sign up. */
async function findUnfinishedSignUp(ctx: Ctx, request: Request): Promise<NewAccount | null> {
  if (isStaff(ctx.actor)) return null;
  const token = cookieValue(request.headers.get('cookie') ?? '', SIGN_UP_COOKIE);
  const account = await unfinishedAccount(ctx, token);
  return account?.phone_number ? { first_name: account.first_name, phone_number: account.phone_number } : null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { locale, now } = ctx;
  const query = new URL(request.url).searchParams;
  const byStaff = isStaff(ctx.actor);
  const account = byStaff ? null : await accountOf(ctx);
  const signedIn = account && { first_name: account.first_name };
  const isForSomebodyElse = Boolean(signedIn) && query.has(SOMEBODY_ELSE);
  const data: SignUpData = {
    ...offerOf(locale, { rates: await readRates(ctx), now }),
    country: DESTINATIONS.find((one) => one === query.get('country')?.toUpperCase()) ?? null,
    service_type: SERVICE_TYPES.find((one) => one === query.get('service_type')) ?? null,
    conversation_id: query.get('conversation_id')?.slice(0, 200) || null,
    terms_version: edition.version,
    isForSomebodyElse,
  };
  return { data, unfinished: await findUnfinishedSignUp(ctx, request), byStaff, signedIn };
}

/** Who has a session has an account; another one is made on purpose only (D38). */
function SignedIn({ name }: { name: string }) {
  const t = useTranslations('accounts.logIn.already');
  const [query] = useSearchParams();
  return (
    <AuthPage title={t('title')}>
      <p>{t('text', { name })}</p>
      <div className="grid gap-3">
        <ScreenLink to="portal" look="main" wide>
          {t('keep', { name })}
        </ScreenLink>
        <ScreenLink to="sign-up" look="quiet" wide query={Object.fromEntries([...query, [SOMEBODY_ELSE, '1']])}>
          {t('somebodyElse')}
        </ScreenLink>
      </div>
    </AuthPage>
  );
}

export default function SignUpScreen({ loaderData }: Route.ComponentProps) {
  const { data, unfinished, byStaff, signedIn } = loaderData;
  const t = useTranslations('accounts.signUp');
  const [query, setQuery] = useSearchParams();
  const [newAccount, setNewAccount] = useState<NewAccount | null>(null);
  const account = newAccount ?? unfinished;
  if (signedIn && !data.isForSomebodyElse) return <SignedIn name={signedIn.first_name} />;
  const [step, password] = STEP_TWO;
  const before = [...query].filter(([name]) => name !== step);
  if (account && query.get(step) === password)
    return (
      <SignUpPassword
        account={account}
        isForSomebodyElse={data.isForSomebodyElse}
        redirects={!byStaff}
        back={
          <ScreenLink to="sign-up" query={Object.fromEntries(before)}>
            {t('back')}
          </ScreenLink>
        }
      />
    );
  const goOn = (made: NewAccount) => {
    setNewAccount(made);
    setQuery([...before, [...STEP_TWO]]);
  };
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:py-12">
      <title>{`${t('title')} · ${brand.name}`}</title>
      <header className="grid gap-2">
        <p className="font-semibold text-deep text-sm">{t('step', { step: 1 })}</p>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-[60ch] text-quiet">{t('intro')}</p>
        {!signedIn && (
          <p>
            {t('haveAccount')} <ScreenLink to="log-in">{t('logIn')}</ScreenLink>
          </p>
        )}
      </header>
      {signedIn && (
        <Banner kind="info">
          <p>{t('somebodyElse', { name: signedIn.first_name })}</p>
        </Banner>
      )}
      {account && (
        <Banner kind="info">
          <p>{t('unfinished', { name: account.first_name })}</p>
          <p>
            <ScreenLink to="sign-up" query={Object.fromEntries([...before, [...STEP_TWO]])}>
              {t('goOn')}
            </ScreenLink>
          </p>
        </Banner>
      )}
      <SignUpForm data={data} onDone={goOn} />
    </div>
  );
}

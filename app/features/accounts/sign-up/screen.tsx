/** Sign-up (spec 2 "Sign-up screen", spec 4 "Sign-up flow", D11): details, then the password; a reload comes back to it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Ctx, ctxContext } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { SIGN_UP_COOKIE } from '#app/features/accounts/sessions/cookies.server.ts';
import { costOf } from '#app/features/catalogue/cost.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { serviceGroups } from '#app/features/catalogue/service-cards.server.ts';
import { cookieValue } from '#app/features/tracking/rules.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import { DESTINATIONS, SERVICE_TYPES } from '#content/catalogue.ts';
import { edition } from '#content/legal/facts.ts';
import type { Route } from './+types/screen.ts';
import { type NewAccount, type SignUpData, SignUpForm } from './form.tsx';
import { SignUpPassword } from './password-step.tsx';
import { missingDigits } from './phone-texts.server.ts';
import { unfinishedAccount } from './store.server.ts';

const AGAIN = 'again';

/** Whom this browser has begun to sign up, unless they say that it was somebody else. */
async function begun(ctx: Ctx, request: Request, query: URLSearchParams): Promise<NewAccount | null> {
  if (isStaff(ctx.actor) || query.has(AGAIN)) return null;
  const token = cookieValue(request.headers.get('cookie') ?? '', SIGN_UP_COOKIE);
  const account = await unfinishedAccount(ctx, token);
  return account?.phone_number ? { first_name: account.first_name, phone_number: account.phone_number } : null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { locale, now, actor } = ctx;
  const query = new URL(request.url).searchParams;
  const { rates } = await readRates(ctx);
  const groups = serviceGroups(locale, { rates, now });
  const services = groups.flatMap((group) => group.services);
  const data: SignUpData = {
    groups: groups.map(({ destination, name, services }) => ({
      destination,
      name,
      services: services.map(
        ({ sid, shortTitle, infoText, isQuote, fullPrice, discountedPrice, priceText, discountText, feeText }) => ({
          ...{ sid, shortTitle, infoText, isQuote, fullPrice, discountedPrice, priceText, discountText, feeText },
        }),
      ),
    })),
    cards: services.map(({ sid, country, title, infoBullets, groupText }) => ({
      ...{ sid, country, title, infoBullets, groupText },
      cost: costOf(locale, { sid, number_in_party: 1, rates, now }),
    })),
    country: DESTINATIONS.find((one) => one === query.get('country')?.toUpperCase()) ?? null,
    service_type: SERVICE_TYPES.find((one) => one === query.get('service_type')) ?? null,
    conversation_id: query.get('conversation_id')?.slice(0, 200) || null,
    terms_version: edition.version,
    missing: missingDigits(locale),
  };
  const isForSomebodyElse = isStaff(actor);
  const signedIn = isForSomebodyElse ? null : await accountOf(ctx);
  return {
    data,
    begun: await begun(ctx, request, query),
    isForSomebodyElse,
    signedIn: signedIn && { first_name: signedIn.first_name },
  };
}

/** Who has a session has an account; another one begins with a log-out. */
function SignedIn({ name }: { name: string }) {
  const t = useTranslations('accounts.logIn.already');
  return (
    <AuthPage title={t('title')}>
      <p>{t('text', { name })}</p>
      <ScreenLink to="portal" look="main" wide>
        {t('keep', { name })}
      </ScreenLink>
    </AuthPage>
  );
}

export default function SignUpScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('accounts.signUp');
  const [query, setQuery] = useSearchParams();
  const [made, setMade] = useState<NewAccount | null>(null);
  const account = made ?? loaderData.begun;
  if (loaderData.signedIn) return <SignedIn name={loaderData.signedIn.first_name} />;
  if (account) {
    const kept = Object.fromEntries([...query, [AGAIN, '1']]);
    return (
      <SignUpPassword
        account={account}
        redirects={!loaderData.isForSomebodyElse}
        startAgain={
          <ScreenLink to="sign-up" query={kept} onClick={() => setMade(null)}>
            {t('password.startAgain')}
          </ScreenLink>
        }
      />
    );
  }
  /** From here on a reload comes back to the password, also of who started again. */
  const goOn = (account: NewAccount) => {
    setMade(account);
    if (query.has(AGAIN))
      setQuery(
        [...query].filter(([name]) => name !== AGAIN),
        { replace: true },
      );
  };
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-4 py-8 sm:py-12">
      <title>{`${t('title')} · ${brand.name}`}</title>
      <header className="grid gap-2">
        <p className="font-semibold text-deep text-sm">{t('step', { step: 1 })}</p>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-[60ch] text-quiet">{t('intro')}</p>
        <p>
          {t('haveAccount')} <ScreenLink to="log-in">{t('logIn')}</ScreenLink>
        </p>
      </header>
      <SignUpForm data={loaderData.data} onDone={goOn} />
    </div>
  );
}

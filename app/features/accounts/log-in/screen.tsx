/** Log-in (spec 2 "Log-in screen", D13, D15). */
import { useEffect, useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { takeFromAddress } from '#app/first-script.tsx';
import { pathTo } from '#app/paths.ts';
import { safeNext } from '#app/platform/http/safe-next.ts';
import { leaveWord } from '#app/platform/http/word-for-next-page.ts';
import { closeWhatIsKept } from '#app/platform/offline/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { takePhone } from '#app/ui/phone/hand-over.ts';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { markArrival } from './arrival.ts';
import { LogInForm } from './form.tsx';
import { visitorOfLogIn } from './visitor.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { headers, ...visitor } = await visitorOfLogIn(context.get(ctxContext), request);
  return data(visitor, headers && { headers });
}

type LogInPrefill = { phone?: string | undefined; password?: string | undefined };

/** What the address or another screen brought along; a plus in an address is read as a space. */
function useBrought() {
  const [brought, setBrought] = useState<LogInPrefill | null>(null);
  useEffect(() => {
    const { phone_number, password } = takeFromAddress();
    const phone = phone_number?.replace(/^ /, '+').trim() || takePhone();
    if (phone || password) setBrought({ phone: phone ?? undefined, password });
  }, []);
  return brought;
}

/** Never silently out of one account into another: a click decides (T3). */
function AlreadyIn({ name, onKeep, onChange }: { name: string; onKeep(): void; onChange(): void }) {
  const t = useTranslations('accounts.logIn.already');
  return (
    <>
      <p>{t('text', { name })}</p>
      <div className="grid gap-3 *:w-full">
        <Button kind="main" onClick={onKeep}>
          {t('keep', { name })}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </>
  );
}

function Links() {
  const t = useTranslations('accounts.logIn');
  return (
    <div className="grid gap-1 border-line border-t pt-5">
      <p>
        <ScreenLink to="forgot-password">{t('forgot')}</ScreenLink>
      </p>
      <p>
        {t('noAccount')} <ScreenLink to="sign-up">{t('signUp')}</ScreenLink>
      </p>
    </div>
  );
}

export default function LogInScreen({ loaderData: { signedIn, name } }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { locale } = useAppData();
  const goTo = useGoTo();
  const [query] = useSearchParams();
  const brought = useBrought();
  const [isChanging, setChanging] = useState(false);
  const goOn = () => goTo(safeNext(query.get('next')) ?? pathTo('portal', locale));
  useEffect(() => {
    if (!signedIn) void closeWhatIsKept();
  }, [signedIn]);
  /** What was left here goes out; where somebody else has saved meanwhile, its page shows both. */
  async function goOnAs(user_id: string) {
    const { sendUnsent } = await import('#app/platform/offline/outbox.ts');
    const clash = (await sendUnsent(user_id)).find(({ why }) => why === 'clash');
    if (clash) goTo(clash.address);
    else goOn();
  }
  const isAuto = Boolean(brought?.phone && brought.password);

  if (signedIn && !isChanging)
    return (
      <AuthPage title={t('logIn.already.title')}>
        <AlreadyIn
          name={`${signedIn.first_name} ${signedIn.last_name}`}
          onKeep={goOn}
          onChange={() => setChanging(true)}
        />
      </AuthPage>
    );
  return (
    <AuthPage
      title={t('logIn.title')}
      intro={name ? `${t('logIn.greeting', { name })}. ${t('logIn.intro')}` : t('logIn.intro')}
    >
      {query.get('session-expired') === 'true' && (
        <Banner kind="alert" live>
          <p>{t('sessionLost.expired')}</p>
        </Banner>
      )}
      {query.get('reset') === 'done' && (
        <Banner kind="good" live>
          <p>{t('logIn.passwordChanged')}</p>
        </Banner>
      )}
      <LogInForm
        key={brought ? 'brought' : 'empty'}
        phone={brought?.phone}
        password={brought?.password}
        isAuto={isAuto}
        submit={t('logIn.submit')}
        onDone={({ user_id }) => {
          if (isAuto) markArrival();
          else leaveWord('logged-in');
          void goOnAs(user_id);
        }}
      />
      <Links />
    </AuthPage>
  );
}

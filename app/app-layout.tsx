/** The frame of the app (portal, auth, back office): woken by the router, with its texts and the way back to a session. */
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, redirectDocument, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import type { Route } from './+types/app-layout.ts';
import { ctxContext } from './ctx.server.ts';
import { SessionGate } from './features/accounts/log-in/gate.tsx';
import { type AppData, useAppData } from './features/chrome/app/data.ts';
import { AppFrame } from './features/chrome/app/frame.tsx';
import { appFrameTexts } from './features/chrome/app/frame-texts.server.ts';
import { AppNotice } from './features/chrome/app/notice.tsx';
import { textsEverywhere } from './i18n/messages.server.ts';
import { screenAt } from './path-match.ts';
import { rowOf } from './paths.ts';

/** Before any loader: a page that is not for this visitor is left, and nothing of it is read. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    const { turnedAway } = context.get(ctxContext);
    if (turnedAway) throw redirectDocument(turnedAway);
    return next();
  },
];

export function loader({ context }: Route.LoaderArgs): AppData {
  const { locale, now, isInApp } = context.get(ctxContext);
  return {
    locale,
    now,
    timeZone: 'America/Bogota',
    messages: textsEverywhere(locale),
    frame: appFrameTexts(locale),
    phoneCountries: phoneCountries(locale),
    isInApp,
  };
}

/** Texts do not change while one stays in a language, and leaving it loads the page. */
export const shouldRevalidate = () => false;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

function Framed({ bar, children }: { bar?: 'portal' | 'office' | undefined; children: ReactNode }) {
  const { locale, now, timeZone, messages, frame, isInApp } = useAppData();
  return (
    <IntlProvider locale={locale} now={now} timeZone={timeZone} messages={messages}>
      <AppFrame texts={frame} isInApp={isInApp} hasOwnBar={bar !== undefined} isWide={bar === 'office'}>
        {children}
      </AppFrame>
    </IntlProvider>
  );
}

export default function AppLayout() {
  const place = screenAt(useLocation().pathname);
  return (
    <Framed bar={place && rowOf(place.screen).frame}>
      <Outlet />
      <SessionGate />
    </Framed>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Framed>
      <AppNotice kind={isMissing ? 'notFound' : 'failed'} />
    </Framed>
  );
}

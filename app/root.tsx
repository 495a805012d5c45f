/** The frame of every page: language and direction come from the path, on the server and in the browser alike. */
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import './app.css';
import { displayFont } from './display-font.ts';
import { FirstScript, ReaderScript } from './first-script.tsx';
import { localeInfo, localeOf } from './i18n/locales.ts';

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  const isApp = useMatches().some((match) => match.id === 'app');
  return (
    <html lang={locale} dir={localeInfo[locale].dir} data-app={isApp ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {isApp && <FirstScript />}
        {isApp && <ReaderScript />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1f3a" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {locale !== 'ar' && (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />
        )}
        <Meta />
        {/* Browsers hide a nonce, so React would not find it again; styles need none. */}
        <Links {...(isApp && { nonce: '' })} />
      </head>
      <body>
        {children}
        {isApp && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

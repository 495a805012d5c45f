/** The frame of documents: rendered on the server, with one small script that wakes islands. */
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/document-layout.ts';
import { ctxContext } from './ctx.server.ts';
import { Notice } from './features/site/notice.tsx';
import { PageFrame } from './features/site/page-frame.tsx';
import { DEFAULT_LOCALE, type Locale, localeOf } from './i18n/locales.ts';
import { kindOf, languagesOf, pathTo, type Screen, screenAt } from './paths.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { islandsScript, isInApp, env } = context.get(ctxContext);
  return { script: islandsScript, isInApp, origin: env.PUBLIC_URL };
};

/** The one address of a page, and the same page in the other languages (D7). */
function Addresses({ screen, locale, origin }: { screen: Screen; locale: Locale; origin: string }) {
  const languages = languagesOf(screen);
  const at = (one: Locale) => `${origin}${pathTo(screen as 'home', one)}`;
  return (
    <>
      <link rel="canonical" href={at(locale)} />
      {languages.length > 1 &&
        [...languages, 'x-default' as const].map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={at(one === 'x-default' ? DEFAULT_LOCALE : one)} />
        ))}
    </>
  );
}

export default function DocumentLayout({ loaderData: { script, isInApp, origin } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const place = screenAt(pathname);
  const kind = place && kindOf(place.screen);
  return (
    <>
      {place && !kind && <Addresses {...place} origin={origin} />}
      {kind === 'developer' || kind === 'demo' ? (
        <Outlet />
      ) : (
        <PageFrame locale={localeOf(pathname)} here={place?.screen} isInApp={isInApp}>
          <Outlet />
        </PageFrame>
      )}
      {import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />}
      <script type="module" src={script} />
    </>
  );
}

/** Something failed while rendering: said plainly, in the language of the address. */
export function ErrorBoundary() {
  const locale = localeOf(useLocation().pathname);
  return (
    <PageFrame locale={locale} here={undefined} isInApp={false}>
      <Notice locale={locale} kind="failed" />
    </PageFrame>
  );
}

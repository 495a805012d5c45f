/** The frame of documents: rendered on the server, with one small script that wakes islands. */
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/document-layout.ts';
import { ctxContext } from './ctx.server.ts';
import { InOwnLanguage } from './features/chrome/in-own-language.tsx';
import { Notice } from './features/chrome/notice.tsx';
import { PageFrame } from './features/chrome/page-frame.tsx';
import { ExitPopup, hasExitPopup } from './features/leads/popup/dialog.tsx';
import { organization } from './features/texts/structured-data/rules.ts';
import { StructuredData } from './features/texts/structured-data/script.tsx';
import { DEFAULT_LOCALE, type Locale, localeOf } from './i18n/locales.ts';
import { contentLocale, equivalentPath, languagesAt, screenAt } from './path-match.ts';
import { kindOf, mayHoldTags, rowOf, type Screen } from './paths.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { islandsScript, isInApp, tags, env } = context.get(ctxContext);
  return { script: islandsScript, isInApp, origin: env.PUBLIC_URL, tags };
};

type AddressProps = { screen: Screen; entry?: string; content: Locale; pathname: string; origin: string };

/** The one address of a page, and the same page in the languages it is written in (D7). */
function Addresses({ content, pathname, origin, ...place }: AddressProps) {
  const languages = languagesAt(place);
  const at = (one: Locale) => `${origin}${equivalentPath(pathname, one)}`;
  return (
    <>
      <link rel="canonical" href={at(content)} />
      {languages.length > 1 &&
        [...languages, 'x-default' as const].map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={at(one === 'x-default' ? DEFAULT_LOCALE : one)} />
        ))}
    </>
  );
}

export default function DocumentLayout({ loaderData: { script, isInApp, origin, tags } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const place = screenAt(pathname);
  const kind = place && kindOf(place.screen);
  return (
    <>
      {place && !kind && <Addresses {...place} pathname={pathname} origin={origin} />}
      {tags && place && mayHoldTags(rowOf(place.screen)) && <meta name="tag-manager" content={tags} />}
      {place && !kind && <StructuredData items={[organization(origin, place.content)]} />}
      {kind === 'developer' || kind === 'demo' ? (
        <Outlet />
      ) : (
        <PageFrame
          locale={localeOf(pathname)}
          pathname={pathname}
          isInApp={isInApp}
          isBare={Boolean(place && rowOf(place.screen).isBare)}
        >
          <InOwnLanguage locale={localeOf(pathname)} content={contentLocale(pathname)}>
            <Outlet />
          </InOwnLanguage>
        </PageFrame>
      )}
      {place && hasExitPopup(place.screen) && !isInApp && <ExitPopup locale={localeOf(pathname)} />}
      {import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />}
      <script type="module" src={script} />
    </>
  );
}

/** Something failed while rendering: said plainly, in the language of the address. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return (
    <PageFrame locale={locale} pathname={pathname} isInApp={false}>
      <Notice locale={locale} kind="failed" />
    </PageFrame>
  );
}

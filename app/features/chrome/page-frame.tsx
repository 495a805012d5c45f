/** Everything around a public page: skip link, consent, ribbon, bar and footer. The same for every visitor (D36 apart). */
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Footer } from './footer.tsx';
import { HelpRibbon } from './help-ribbon.tsx';
import { type ScreenPath, screenPath } from './navigation.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { VISITOR_SCRIPT } from './start-here.tsx';

type Props = {
  locale: Locale;
  /** What the bar marks and the language switch stays on. */
  pathname: string;
  /** Inside our phone app the app itself frames the page (D36). */
  isInApp: boolean;
  /** The page has a head of its own, and asks for consent like any other. */
  isBare?: boolean;
  pathOf?: ScreenPath;
  children: ReactNode;
};

export function PageFrame({ locale, pathname, isInApp, isBare, pathOf = screenPath, children }: Props) {
  if (isInApp) return <main id="content">{children}</main>;
  if (isBare)
    return (
      <>
        <ConsentBanner locale={locale} pathOf={pathOf} />
        <main id="content">{children}</main>
      </>
    );
  const hasVisitors = ['log-in', 'portal'].some((name) => pathOf(name, locale));
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
      {hasVisitors && <script dangerouslySetInnerHTML={{ __html: VISITOR_SCRIPT }} />}
      <a
        href="#content"
        className="sr-only rounded-full bg-card font-semibold text-deep shadow-soft focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-40 focus:px-5 focus:py-3"
      >
        {translator(locale, 'site')('skip')}
      </a>
      <ConsentBanner locale={locale} pathOf={pathOf} />
      {/* No box of its own: the bar then sticks to the page and not to the header. */}
      <header className="contents">
        <HelpRibbon locale={locale} pathname={pathname} />
        <NavigationBar locale={locale} pathname={pathname} pathOf={pathOf} />
      </header>
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center">
        <p
          data-word={translator(locale, 'site')('loggedOut')}
          className="rounded-card bg-night px-5 py-3 text-card shadow-soft empty:hidden"
        />
      </div>
      <main id="content">{children}</main>
      <Footer locale={locale} pathOf={pathOf} />
    </>
  );
}

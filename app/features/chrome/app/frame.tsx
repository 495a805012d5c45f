/** Around the screens of the app: a slim bar with help and languages, and the legal pages at the foot (D36 apart). The portal has a bar of its own. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wakeForms } from '#app/first-script.tsx';
import { LOCALES, localeInfo, localeOf } from '#app/i18n/locales.ts';
import { contentLocale, equivalentPath } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { tellWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { focusHeading, focusTarget } from '#app/ui/focus-heading.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import type { AppFrameTexts } from './frame-texts.server.ts';
import { Pending } from './pending.tsx';

type Props = {
  texts: AppFrameTexts;
  isInApp: boolean;
  hasOwnBar: boolean;
  /** As wide as the desk of staff. */
  isWide: boolean;
  children: ReactNode;
};

/** The same screen in the other languages, as plain loads: the browser script adds cookie, query and what was typed. */
function Languages({ label }: { label: string }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center">
        {LOCALES.map((other) => (
          <li key={other} className={other === locale ? 'max-sm:hidden' : undefined}>
            <a
              href={equivalentPath(pathname, other)}
              hrefLang={other}
              lang={other}
              dir={localeInfo[other].dir}
              data-locale={other}
              aria-current={other === locale ? 'page' : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center px-1.5 text-sm decoration-2 sm:px-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-maize"
            >
              {localeInfo[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Bar({ texts }: { texts: AppFrameTexts }) {
  return (
    <header className="border-line border-b bg-card">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 px-4 sm:gap-x-2">
        <a
          href={pathTo('home', localeOf(useLocation().pathname))}
          aria-label={texts.home}
          className="me-auto flex min-h-11 items-center gap-2 font-bold text-lg"
        >
          <Mark />
          <span>{texts.name}</span>
        </a>
        <a
          href={texts.chat.href}
          data-event="send_whatsapp"
          data-place="app-bar"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 text-deep text-sm hover:bg-sky"
        >
          <Icon name="chat" />
          <span className="max-sm:sr-only">{texts.help}</span>
          <bdi dir="ltr" className="font-semibold tabular-nums max-md:sr-only">
            {texts.chat.phone}
          </bdi>
        </a>
        <Languages label={texts.languages} />
      </div>
    </header>
  );
}

/** Shown by the first script when the page cannot wake, and by the browser when it may run none. */
function Asleep({ texts: { asleep, noScript } }: { texts: AppFrameTexts }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 px-4 empty:hidden">
      <div data-asleep hidden suppressHydrationWarning className="pt-4">
        <Banner kind="alert" title={asleep.title} live>
          <p>{asleep.text}</p>
          <p>
            <a href={useLocation().pathname} className="font-semibold text-deep underline underline-offset-4">
              {asleep.reload}
            </a>
          </p>
        </Banner>
      </div>
      <noscript>
        <div className="pt-4">
          <Banner kind="warning">
            <p>{noScript}</p>
          </Banner>
        </div>
      </noscript>
    </div>
  );
}

function Foot({ texts, isWide }: { texts: AppFrameTexts; isWide: boolean }) {
  return (
    <footer className="border-line border-t text-sm print:hidden">
      <ul className={`mx-auto flex flex-wrap gap-x-6 px-4 py-4 ${isWide ? 'max-w-[90rem]' : 'max-w-6xl'}`}>
        {texts.legal.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-deep underline-offset-4 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** After a move inside the app one reads on at the new screen's heading, or at what the link named. */
function useFocusOnArrival() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!focusTarget(hash)) focusHeading();
  }, [pathname, hash]);
}

/** What is read; a frame with a bar of its own puts it below that. */
export const AppContent = ({ children }: { children: ReactNode }) => (
  <main id="content" className="flex-1 [&_h1:focus]:outline-none">
    {children}
  </main>
);

/** What stands in for a language says which one it is in (D7). */
function useOwnLanguage() {
  const { pathname } = useLocation();
  const content = contentLocale(pathname);
  return content === localeOf(pathname) ? {} : { lang: content, dir: localeInfo[content].dir };
}

export function AppFrame({ texts, isInApp, hasOwnBar, isWide, children }: Props) {
  useFocusOnArrival();
  useEffect(() => void tellWrittenEarly().then(wakeForms), []);
  return (
    <div {...useOwnLanguage()} className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-full bg-card font-semibold text-deep shadow-soft focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-40 focus:px-5 focus:py-3"
      >
        {texts.skip}
      </a>
      <Pending text={texts.loading} />
      {!isInApp && !hasOwnBar && <Bar texts={texts} />}
      <Asleep texts={texts} />
      {hasOwnBar ? children : <AppContent>{children}</AppContent>}
      {!isInApp && <Foot texts={texts} isWide={isWide} />}
    </div>
  );
}

/** Header and footer of a public page. */
import type { ReactNode } from 'react';
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo, type Screen } from '#app/paths.ts';
import { Mark } from '#app/ui/mark.tsx';
import { brand } from '#content/brand.ts';

/** `here` is the screen that the language switch stays on; its other languages are linked. */
export function PageFrame({
  locale,
  here,
  isInApp,
  children,
}: {
  locale: Locale;
  here: Screen;
  /** Inside our phone app the app itself frames the page (D36). */
  isInApp: boolean;
  children: ReactNode;
}) {
  const t = translator(locale, 'site');
  if (isInApp) return <main id="content">{children}</main>;
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-card focus:p-3">
        {t('skip')}
      </a>
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2">
          <a href={pathTo('home', locale)} className="flex min-h-11 items-center gap-2 font-bold text-lg">
            <Mark />
            {brand.name}
          </a>
          <nav aria-label={t('languages')}>
            <ul className="flex flex-wrap gap-1">
              {LOCALES.map((other) => (
                <li key={other}>
                  <a
                    href={pathTo(here, other)}
                    hrefLang={other}
                    lang={other}
                    aria-current={other === locale ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-full px-3 text-quiet text-sm hover:bg-sky aria-[current]:bg-sky aria-[current]:font-semibold aria-[current]:text-deep"
                  >
                    {localeInfo[other].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="mt-16 border-line border-t bg-card">
        <div className="mx-auto grid max-w-5xl gap-3 px-4 py-10 text-quiet text-sm">
          <p className="max-w-[65ch]">{t('footerNote', { name: brand.line })}</p>
          <p>
            <a
              className="inline-block min-h-11 py-2 text-deep underline underline-offset-4 [overflow-wrap:anywhere]"
              href={`mailto:${brand.supportEmail}`}
            >
              <bdi dir="ltr">{brand.supportEmail}</bdi>
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}

/** The same page in the other languages: plain links; the browser script adds cookie, query and what was typed. */
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale, equivalentPath } from '#app/paths.ts';

type Props = {
  locale: Locale;
  /** The page one is on; a missing one switches to home. */
  pathname: string;
  /** In the bar a phone shows only the languages one can change to. */
  compact?: boolean;
};

export function LanguageSwitch({ locale, pathname, compact = false }: Props) {
  const links = LOCALES.map((other) => ({ other, href: equivalentPath(pathname, other) }));
  return (
    <nav aria-label={translator(locale, 'site')('languages')}>
      <ul className="flex flex-wrap items-center min-[46.5rem]:gap-x-1">
        {links.map(({ other, href }) => (
          <li key={other} className={compact && other === locale ? 'max-[46.49rem]:hidden' : undefined}>
            <a
              href={href}
              hrefLang={contentLocale(href)}
              lang={other}
              dir={localeInfo[other].dir}
              data-locale={other}
              aria-current={other === locale ? 'page' : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center px-2 text-sm decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-maize"
            >
              {localeInfo[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

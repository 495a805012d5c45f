/** The same page in the other languages: plain links; the browser script adds cookie, query and what was typed. */
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale, equivalentPath } from '#app/path-match.ts';

type Props = {
  locale: Locale;
  /** The page one is on; a missing one switches to home. */
  pathname: string;
  /** In the ribbon a phone shows only the languages one can change to. */
  place: 'ribbon' | 'menu';
};

export function LanguageSwitch({ locale, pathname, place }: Props) {
  const links = LOCALES.map((other) => ({ other, href: equivalentPath(pathname, other) }));
  const t = translator(locale, 'site');
  return (
    <nav aria-label={place === 'menu' ? `${t('menu.open')}: ${t('languages')}` : t('languages')}>
      <ul className="flex flex-wrap items-center min-[46.5rem]:gap-x-1">
        {links.map(({ other, href }) => (
          <li key={other} className={place === 'ribbon' && other === locale ? 'max-[46.49rem]:hidden' : undefined}>
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

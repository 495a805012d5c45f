/** The bar (spec 2 "Navigation and chrome"): entries, Start Here and Log out; below 1024 px the entries are a menu. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { startOf } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { brand } from '#content/brand.ts';
import { ChatLink } from './chat-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Menu } from './menu.tsx';
import { barEntries, builtLinks, type ScreenPath } from './navigation.ts';
import { LogIn, LogOut, StartHere } from './start-here.tsx';

type Props = { locale: Locale; pathname: string; pathOf: ScreenPath };

const entryLook =
  'flex min-h-11 items-center font-medium decoration-2 decoration-maize underline-offset-8 hover:text-deep hover:underline aria-[current]:underline';

export function NavigationBar({ locale, pathname, pathOf }: Props) {
  const t = translator(locale, 'site');
  const here = screenAt(pathname)?.screen;
  const start = here && startOf(here);
  const links = builtLinks(barEntries, locale, pathOf);
  const entries = (look: string) =>
    links.map(({ name, href }) => (
      <li key={name}>
        <a href={href} aria-current={name === here ? 'page' : undefined} className={`${entryLook} ${look}`}>
          {t(`nav.${name}`)}
        </a>
      </li>
    ));
  return (
    <div
      data-bar
      className="sticky top-0 z-20 print:hidden border-line border-b bg-card transition-transform duration-200 ease-out data-hidden:-translate-y-full motion-reduce:transition-none [html:has(&)]:[scroll-padding-block:5.25rem_1rem]"
    >
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 gap-y-1 px-4 py-2 min-[26rem]:gap-x-1.5 min-[46.5rem]:gap-x-3">
        <a
          href={pathOf('home', locale)}
          className="me-auto flex min-h-11 items-center gap-1.5 font-bold min-[46.5rem]:gap-2 min-[46.5rem]:text-lg"
        >
          <Mark />
          {brand.name}
        </a>
        <nav aria-label={t('menu.main')} className="me-1 max-lg:hidden">
          <ul className="flex items-center">{entries('px-3.5')}</ul>
        </nav>
        <div className="flex items-center max-lg:hidden">
          <LogOut locale={locale} pathOf={pathOf} />
        </div>
        <LogIn
          locale={locale}
          pathOf={pathOf}
          look="flex min-h-11 items-center px-1 text-center font-semibold text-deep text-xs leading-tight hover:underline max-[46.49rem]:w-min min-[46.5rem]:px-2 min-[46.5rem]:text-base"
        />
        <StartHere locale={locale} place="bar" pathOf={pathOf} options={start} />
        <Menu open={t('menu.open')} close={t('menu.close')}>
          <nav aria-label={t('menu.open')}>
            <ul className="grid divide-y divide-line border-line border-y">{entries('min-h-13 px-2 text-lg')}</ul>
          </nav>
          <div className="flex flex-wrap items-center gap-2 py-2 empty:hidden">
            <StartHere locale={locale} place="menu" pathOf={pathOf} options={start} />
            <LogIn
              locale={locale}
              pathOf={pathOf}
              look="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-deep hover:bg-sky"
            />
            <LogOut locale={locale} pathOf={pathOf} />
          </div>
          <div className="flex items-center gap-1 text-quiet">
            <Icon name="globe" className="size-6 ms-2" />
            <LanguageSwitch locale={locale} pathname={pathname} place="menu" />
          </div>
          <div className="flex items-center gap-3 px-2 text-deep">
            <Icon name="chat" className="size-6" />
            <ChatLink locale={locale} place="menu">
              {t('help.ask')}
            </ChatLink>
          </div>
        </Menu>
      </div>
    </div>
  );
}

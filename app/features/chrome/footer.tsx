/** The footer (spec 2): columns of links, ways to reach us, what we are not; one row from 1360 px. */
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { brand } from '#content/brand.ts';
import { ChatLink } from './chat-link.tsx';
import { Horizon } from './horizon.tsx';
import { builtLinks, footerColumns, type ScreenPath } from './navigation.ts';
import { LogIn } from './start-here.tsx';

const linkLook =
  'inline-flex min-h-11 items-center py-1 leading-snug text-deep underline-offset-4 hover:underline lg:min-h-9';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-semibold text-night">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

export function Footer({ locale, pathOf }: { locale: Locale; pathOf: ScreenPath }) {
  const t = translator(locale, 'site');
  const columns = footerColumns
    .map(({ title, entries }) => ({ title, links: builtLinks<(typeof entries)[number]>(entries, locale, pathOf) }))
    .filter(({ links }) => links.length > 0);
  const social = [
    { name: 'Instagram', href: brand.instagram },
    { name: 'Facebook', href: brand.facebook },
  ];
  return (
    <footer className="mt-20 bg-card text-quiet text-sm">
      <Horizon />
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 pt-10 pb-6 min-[85rem]:max-w-[82rem] min-[85rem]:grid-cols-[22rem_1fr]">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-1 self-start max-[46.49rem]:flex-col max-[46.49rem]:items-start min-[85rem]:flex-col min-[85rem]:items-start">
          <p className="flex w-full items-center gap-2.5 font-bold text-lg text-night">
            <Mark />
            {brand.line}
          </p>
          <LogIn locale={locale} pathOf={pathOf} look={`${linkLook} font-semibold`} />
          <h2 className="sr-only">{t('footer.contact')}</h2>
          <div className="flex items-center gap-3 text-deep">
            <Icon name="chat" className="size-6" />
            <ChatLink locale={locale} place="footer">
              {t('help.app')}
            </ChatLink>
          </div>
          <a href={`mailto:${brand.supportEmail}`} className={`${linkLook} gap-3`}>
            <Icon name="mail" className="size-6" />
            <bdi dir="ltr" className="min-w-0 [overflow-wrap:anywhere]">
              <span className="sr-only">{t('footer.email')} </span>
              {brand.supportEmail}
            </bdi>
          </a>
          <address className="flex min-h-11 items-center gap-3 not-italic">
            <Icon name="place" className="size-6 text-deep" />
            <span>
              <span className="sr-only">{t('footer.address')}: </span>
              <bdi dir="ltr">{brand.postalAddress}</bdi>
            </span>
          </address>
        </div>
        <nav
          aria-label={t('footer.navigation')}
          className="grid gap-x-6 gap-y-8 max-[46.49rem]:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] min-[46.5rem]:grid-flow-col min-[46.5rem]:auto-cols-fr"
        >
          {columns.map(({ title, links }) => (
            <Column key={title} title={t(`footer.${title}`)}>
              {links.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} className={linkLook}>
                    {t(`links.${name}`)}
                  </a>
                </li>
              ))}
            </Column>
          ))}
          <Column title={t('footer.social')}>
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" className={linkLook}>
                  <bdi lang="en">{name}</bdi>
                </a>
              </li>
            ))}
          </Column>
        </nav>
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-8 min-[85rem]:max-w-[82rem]">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-4">
          <p className="max-w-[75ch]">{t('footerNote', { name: brand.line })}</p>
          <button type="button" hidden data-consent-open className={`${linkLook} cursor-pointer underline`}>
            {translator(locale, 'tracking')('reopen')}
          </button>
        </div>
      </div>
    </footer>
  );
}

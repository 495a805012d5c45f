/** The footer (spec 2): columns of links, ways to reach us, what we are not; one row from 1360 px. */
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Horizon } from '#app/ui/scenes/closing.tsx';
import { brand } from '#content/brand.ts';
import { ChatLink } from './chat-link.tsx';
import { builtLinks, footerColumns, type ScreenPath } from './navigation.ts';
import { LogIn } from './start-here.tsx';

const linkLook =
  'inline-flex min-h-11 items-center py-1 leading-snug text-deep underline-offset-4 hover:underline lg:min-h-9';

/** Folded on a phone, open beside the others on wider screens. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold-narrow group border-line max-[46.49rem]:border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 min-[46.5rem]:min-h-0 min-[46.5rem]:pb-1">
        <h2 className="font-semibold text-night">{title}</h2>
        <Icon name="chevron-down" className="size-4.5 text-deep transition-transform group-open:rotate-180" />
      </summary>
      <ul className="max-[46.49rem]:pb-3">{children}</ul>
    </details>
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
    <footer className="mt-4 bg-card text-quiet md:mt-10">
      <div className="bg-sand">
        <Horizon className="h-14 w-full" />
      </div>
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-4 px-4 pt-6 pb-4 md:gap-y-10 min-[85rem]:max-w-[82rem] min-[85rem]:grid-cols-[22rem_1fr]">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-1 self-start max-[46.49rem]:flex-col max-[46.49rem]:items-start min-[85rem]:flex-col min-[85rem]:items-start">
          <p className="flex w-full items-center gap-2.5 font-bold text-lg text-night">
            <Mark />
            {brand.line}
          </p>
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
          className="grid gap-x-6 border-line max-[46.49rem]:border-t min-[46.5rem]:auto-cols-fr min-[46.5rem]:grid-flow-col"
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
      <div className="mx-auto max-w-6xl px-4 pb-6 min-[85rem]:max-w-[82rem]">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 min-[46.5rem]:border-line min-[46.5rem]:border-t min-[46.5rem]:pt-4">
          <p className="max-w-[75ch] text-sm">{t('footerNote', { name: brand.line })}</p>
          <div className="flex flex-wrap gap-x-6">
            <LogIn locale={locale} pathOf={pathOf} look={`${linkLook} underline`} />
            <button type="button" hidden data-consent-open className={`${linkLook} cursor-pointer underline`}>
              {translator(locale, 'tracking')('reopen')}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}

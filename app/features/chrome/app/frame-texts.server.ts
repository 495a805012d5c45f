/** The words around the screens of the app, as finished sentences: they are needed also where something failed. */

import { chatHref, shownPhone } from '#app/features/chrome/chat-link.tsx';
import { builtLinks, footerColumns, screenPath } from '#app/features/chrome/navigation.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { brand } from '#content/brand.ts';

export function appFrameTexts(locale: Locale) {
  const site = translator(locale, 'site');
  const app = translator(locale, 'app');
  const legal = footerColumns.find(({ title }) => title === 'legal')?.entries ?? [];
  return {
    name: brand.name,
    home: app('home', { name: brand.name }),
    skip: site('skip'),
    loading: app('loading'),
    languages: site('languages'),
    help: site('help.ask'),
    chat: { href: chatHref(locale), phone: shownPhone, app: site('help.app') },
    legal: builtLinks(legal, locale, screenPath).map(({ name, href }) => ({
      href,
      text: site(`links.${name as 'privacy-policy'}`),
    })),
    asleep: { title: app('asleep.title'), text: app('asleep.text'), reload: app('asleep.reload') },
    noScript: app('noScript', { phone: shownPhone, email: brand.supportEmail }),
    notFound: { title: site('notFoundTitle'), text: site('notFound') },
    failed: { title: site('failedTitle'), text: site('failed') },
    offline: { title: app('offline.title'), text: app('offline.text') },
    retry: app('retry'),
    backHome: site('backHome'),
    askOnWhatsApp: site('askOnWhatsApp'),
  };
}

export type AppFrameTexts = ReturnType<typeof appFrameTexts>;

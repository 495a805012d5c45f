/** The strip above the bar: a person to ask, with the number, and the languages. It scrolls away with the page. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ChatLink } from './chat-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function HelpRibbon({ locale, pathname }: { locale: Locale; pathname: string }) {
  const t = translator(locale, 'site');
  return (
    <div className="bg-sky text-deep text-sm print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4">
        <div className="flex items-center gap-2">
          <Icon name="chat" />
          <ChatLink locale={locale} place="ribbon">
            <span className="max-[46.49rem]:sr-only">{t('help.ask')}</span>
          </ChatLink>
        </div>
        <div className="-me-2">
          <LanguageSwitch locale={locale} pathname={pathname} place="ribbon" />
        </div>
      </div>
    </div>
  );
}

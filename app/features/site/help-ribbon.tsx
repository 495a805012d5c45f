/** The strip above the bar: a person to ask, with the number, and the languages. It scrolls away with the page. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Screen } from '#app/paths.ts';
import { ChatLink } from './chat-link.tsx';
import { Sign } from './chrome-icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function HelpRibbon({ locale, here }: { locale: Locale; here: Screen }) {
  const t = translator(locale, 'site');
  return (
    <div className="bg-sky text-deep text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4">
        <div className="flex items-center gap-2">
          <Sign name="chat" className="size-5!" />
          <ChatLink locale={locale} place="ribbon">
            <span className="max-[46.49rem]:sr-only">{t('help.ask')}</span>
          </ChatLink>
        </div>
        <div className="-me-2.5">
          <LanguageSwitch locale={locale} here={here} compact />
        </div>
      </div>
    </div>
  );
}

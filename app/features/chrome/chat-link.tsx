/** A WhatsApp chat with the first words written in the page's language (spec 2 "help ribbon"). */
import { parsePhoneNumber } from 'libphonenumber-js/min';
import type { ReactNode } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { brand } from '#content/brand.ts';

export const shownPhone = parsePhoneNumber(brand.whatsapp).formatInternational();

export const chatHref = (locale: Locale) =>
  whatsappHref(translator(locale, 'site')('help.prefilled', { name: brand.name }));

/** Both words stand in one cell: the link keeps its width while the chat opens. */
export function ChatLink({ locale, place, children }: { locale: Locale; place: string; children?: ReactNode }) {
  const t = translator(locale, 'site');
  return (
    <a
      href={chatHref(locale)}
      data-chat
      data-event="send_whatsapp"
      data-place={place}
      className="group grid min-h-11 min-w-0 grid-cols-[minmax(0,auto)] items-center justify-items-start underline-offset-4 hover:underline aria-disabled:cursor-progress aria-disabled:no-underline"
    >
      <span className="col-start-1 row-start-1 flex flex-wrap gap-x-2 group-aria-disabled:invisible">
        {children}
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {shownPhone}
        </bdi>
      </span>
      <span aria-live="polite" className="col-start-1 row-start-1" data-opening={t('help.opening')} />
    </a>
  );
}

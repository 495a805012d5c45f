/** Texts that only one screen needs, beside those of the app: its loader brings them (i18n/messages.server.ts, screenMessages). */
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { screenMessages } from '#app/i18n/messages.server.ts';
import { useAppData } from './data.ts';

type Props = { messages: Partial<ReturnType<typeof screenMessages>>; children: ReactNode };

export function ScreenTexts({ messages, children }: Props) {
  const { locale, now, timeZone, messages: ofApp } = useAppData();
  return (
    <IntlProvider locale={locale} now={now} timeZone={timeZone} messages={{ ...ofApp, ...messages }}>
      {children}
    </IntlProvider>
  );
}

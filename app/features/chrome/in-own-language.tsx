/** A page that is not yet in the language of its address: said in one line, then shown in its own, turned its own way (D7). */
import type { ReactNode } from 'react';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';

type Props = { locale: Locale; content: Locale; children: ReactNode };

export function InOwnLanguage({ locale, content, children }: Props) {
  if (content === locale) return children;
  return (
    <>
      <p className="mx-auto max-w-6xl px-4 pt-6">
        <span className="inline-block rounded-card bg-sky px-4 py-2 text-deep text-sm">
          {translator(locale, 'site')('notTranslated')}
        </span>
      </p>
      <div lang={content} dir={localeInfo[content].dir}>
        {children}
      </div>
    </>
  );
}

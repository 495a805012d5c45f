/** The language of page and messages: kept in the cookie and the profile, then the same page in it (spec 2). */
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { setCookie } from '#app/features/tracking/cookies.ts';
import { COOKIE_DAYS } from '#app/features/tracking/rules.ts';
import { LOCALES, type Locale, localeInfo, localeOf } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { Spinner } from '#app/ui/notices/spinner.tsx';

export function LanguageChoice({ user_id }: { user_id: string }) {
  const t = useTranslations('accounts');
  const { pathname, search } = useLocation();
  const params = useParams();
  const locale = localeOf(pathname);
  const [going, setGoing] = useState<Locale | null>(null);

  async function choose(to: Locale) {
    if (going || to === locale) return;
    setGoing(to);
    setCookie('NEXT_LOCALE', to, COOKIE_DAYS.NEXT_LOCALE);
    // The page changes its language also when the profile cannot be reached; messages then keep the old one.
    await updateProfile(user_id, { locale: to }).catch(() => undefined);
    const here = screenAt(pathname)?.screen ?? 'home';
    location.assign(pathTo(here as 'ui-part', to, params as { part: string }) + search);
  }

  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('settings.language')}</legend>
      <div className="flex flex-wrap gap-2">
        {LOCALES.map((other) => (
          <button
            key={other}
            type="button"
            lang={other}
            dir={localeInfo[other].dir}
            aria-pressed={other === locale}
            onClick={() => choose(other)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-edge px-4 font-semibold text-deep hover:bg-sky aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-on-deep"
          >
            {localeInfo[other].name}
            {going === other && <Spinner className="size-4" />}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {going && t('settings.languageBusy')}
      </p>
    </fieldset>
  );
}

/** A page that only has something to say: missing, or failed; with the way back. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { PageFrame } from './page-frame.tsx';

export function Notice({ locale, kind }: { locale: Locale; kind: 'notFound' | 'failed' }) {
  const t = translator(locale, 'site');
  return (
    <PageFrame locale={locale} here="home">
      <div className="mx-auto grid max-w-xl gap-4 px-4 py-20">
        <h1 className="font-bold text-3xl">{t(`${kind}Title`)}</h1>
        <p className="text-lg text-quiet">{t(kind)}</p>
        <p>
          <a
            className="inline-flex min-h-12 max-w-full items-center rounded-full bg-coral px-6 font-semibold text-white"
            href={pathTo('home', locale)}
          >
            {t('backHome')}
          </a>
        </p>
      </div>
    </PageFrame>
  );
}

/** Consent (D34): asked by the script when nothing was chosen; two equal answers, and nothing is covered or stolen. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { ScreenPath } from './navigation.ts';

const answer =
  'min-h-11 cursor-pointer rounded-full border border-deep bg-card px-1 py-1.5 font-semibold text-deep text-sm hover:bg-sky aria-pressed:bg-sky';

export function ConsentBanner({ locale, pathOf }: { locale: Locale; pathOf: ScreenPath }) {
  const t = translator(locale, 'tracking');
  const privacy = pathOf('privacy-policy', locale);
  return (
    <section
      hidden
      data-consent
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-30 print:hidden max-h-[70dvh] overflow-y-auto border-line border-t bg-card shadow-soft"
    >
      <div className="mx-auto grid max-w-6xl gap-1.5 px-4 py-2.5 min-[46.5rem]:flex min-[46.5rem]:items-center min-[46.5rem]:gap-8">
        <div className="min-[46.5rem]:grow">
          <h2 id="consent-title" tabIndex={-1} className="sr-only">
            {t('title')}
          </h2>
          <p className="text-quiet text-sm">
            {t('text')}{' '}
            {privacy && (
              <a href={`${privacy}#cookies`} className="inline-block py-1 text-deep underline underline-offset-4">
                {t('more')}
              </a>
            )}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1 min-[46.5rem]:w-88 min-[46.5rem]:shrink-0">
          <button type="button" data-choice="denied" className={answer}>
            {t('reject')}
          </button>
          <button type="button" data-choice="granted" className={answer}>
            {t('accept')}
          </button>
        </div>
      </div>
    </section>
  );
}

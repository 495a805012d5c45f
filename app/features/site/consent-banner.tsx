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
      className="fixed inset-x-0 bottom-0 z-30 print:hidden max-h-[70dvh] overflow-y-auto border-line border-t bg-card p-4 shadow-soft min-[46.5rem]:inset-x-auto min-[46.5rem]:start-4 min-[46.5rem]:bottom-4 min-[46.5rem]:max-w-md min-[46.5rem]:rounded-card min-[46.5rem]:border min-[46.5rem]:p-5"
    >
      <h2 id="consent-title" tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 text-quiet text-sm">
        {t('text')}{' '}
        {privacy && (
          <a href={`${privacy}#cookies`} className="inline-block py-1 text-deep underline underline-offset-4">
            {t('more')}
          </a>
        )}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
        <button type="button" data-choice="denied" className={answer}>
          {t('reject')}
        </button>
        <button type="button" data-choice="granted" className={answer}>
          {t('accept')}
        </button>
      </div>
    </section>
  );
}

/** The exit popup of public documents (spec 9, Q61): in the page, closed, and without anything to load until it opens. */
import { screenPath } from '#app/features/chrome/navigation.ts';
import { StartHere } from '#app/features/chrome/start-here.tsx';
import { CodeBox } from '#app/features/leads/codes/box.tsx';
import { CODE_PERCENT } from '#app/features/leads/codes/rules.ts';
import { Picture } from '#app/features/texts/pictures.server.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { kindOf, layoutOf, type Screen } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { command } from '#app/ui/overlays/command.ts';
import { percent } from '#content/legal/wording.ts';

const ID = 'exit-popup';

/** Questions that somebody is in the middle of, pages with a code of their own, and what must be read in peace. */
const WITHOUT: readonly Screen[] = [
  'eligibility-quizzes',
  'eligibility-quiz',
  'promo-landing',
  'general-disclaimer',
  'privacy-policy',
  'terms-conditions',
  'reschedule-refund-policy',
];

export const hasExitPopup = (screen: Screen) =>
  layoutOf(screen) === 'document' && !kindOf(screen) && !WITHOUT.includes(screen);

/** In the language of the frame: it is no part of the page below it. */
export function ExitPopup({ locale }: { locale: Locale }) {
  const t = translator(locale, 'discount-codes');
  const close = command('close', ID);
  return (
    <dialog
      id={ID}
      data-exit-popup=""
      closedby="any"
      aria-labelledby={`${ID}-title`}
      className="modal group/popup m-auto w-[min(30rem,100%)] rounded-2xl bg-card text-night shadow-soft max-sm:modal:mb-0 max-sm:modal:max-w-full max-sm:modal:rounded-b-none print:hidden"
    >
      <div className="grid grid-rows-[1fr] transition-[grid-template-rows] duration-250 ease-out group-data-[exit-popup=small]/popup:grid-rows-[0fr] motion-reduce:transition-none">
        <div className="max-h-40 min-h-0 overflow-hidden rounded-t-2xl bg-sky">
          <Picture name="us-visitor" className="h-40 w-full object-cover" />
        </div>
      </div>
      <div className="grid gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${ID}-title`} tabIndex={-1} className="min-w-0 py-2 font-bold text-2xl outline-none">
            {t('popup.title', { percent: percent(CODE_PERCENT, locale) })}
          </h2>
          <button
            type="button"
            {...close}
            aria-label={t('popup.close')}
            className="-me-2 grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-quiet hover:bg-sky hover:text-night"
          >
            <Icon name="close" />
          </button>
        </div>
        <p>{t('popup.text')}</p>
        <CodeBox content={locale} />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full sm:flex-row-reverse sm:justify-end">
          <StartHere locale={locale} place="popup" pathOf={screenPath} size="page" label={t('popup.use')} />
          <button type="button" {...close} className={buttonLook('plain')}>
            {t('popup.later')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

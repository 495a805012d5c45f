/** Four pictures, one after another every four seconds; with a button that stops them (spec 9 "slider", Q61). */
import { Picture } from '#app/features/texts/pictures.server.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';

const SLIDES = ['us-visitor', 'documents', 'us-interview', 'done'] as const;

const round =
  'grid size-12 cursor-pointer place-items-center rounded-full border-[1.5px] border-edge bg-card text-deep hover:bg-sky';

/** Without script all of them stand side by side, to be moved by finger or keyboard. */
export function Slider({ content }: { content: Locale }) {
  const t = translator(content, 'discount-codes');
  const label = t('promo.slides.label');
  return (
    <section data-slider aria-roledescription="carousel" aria-label={label} className="group/slider grid min-w-0 gap-3">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        data-slides
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-card border border-line bg-card [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {SLIDES.map((name, index) => (
          <li key={name} className="grid w-full shrink-0 snap-start content-start">
            <div className="aspect-[5/2] overflow-hidden bg-sky md:aspect-[3/1]">
              <Picture name={name} className="size-full object-cover" isFirst={index === 0} />
            </div>
            <p className="px-4 py-3 font-semibold">{t(`promo.slides.says.${name}`)}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <button type="button" data-slide="-1" aria-label={t('promo.slides.previous')} className={round}>
          <Icon name="chevron-start" />
        </button>
        <button type="button" data-slide="1" aria-label={t('promo.slides.next')} className={round}>
          <Icon name="chevron-end" />
        </button>
        <button
          type="button"
          data-slider-pause
          className="min-h-12 cursor-pointer rounded-full px-4 font-semibold text-deep hover:bg-sky"
        >
          <span className="hidden group-data-[slider=running]/slider:inline">{t('promo.slides.pause')}</span>
          <span className="group-data-[slider=running]/slider:hidden">{t('promo.slides.play')}</span>
        </button>
        <p
          data-slide-place={t('promo.slides.place', { at: '{at}', all: String(SLIDES.length) })}
          className="ms-auto text-quiet text-sm tabular-nums"
        />
      </div>
    </section>
  );
}

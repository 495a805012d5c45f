/** Sections of the landing page: the film, the guarantee with its countdown, what people say, the last call. */
import { refundRows } from '#app/features/catalogue/refund-rows.server.ts';
import { COUNTDOWN_SECONDS, clockText } from '#app/features/leads/countdown-rules.ts';
import { Section } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Closing } from '#app/ui/scenes/closing.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Testimonial } from '#content/testimonials.ts';

export const FORM_ID = 'lead-form';

export function ToForm({ content, kind = 'main' }: Pick<Tongue, 'content'> & { kind?: 'main' | 'quiet' }) {
  return (
    <a href={`#${FORM_ID}`} className={buttonLook(kind, true)}>
      {translator(content, 'lead-landing')('toForm')}
    </a>
  );
}

/** Our own drawing in motion: no sound, words below it, nothing of it loaded before it is seen (public/film). */
export function Film({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'lead-landing');
  const side = localeInfo[content].dir;
  return (
    <video
      data-film
      controls
      muted
      playsInline
      preload="none"
      width={640}
      height={400}
      poster={`/film/road-${side}.webp`}
      aria-label={t('film.label')}
      className="aspect-[8/5] h-auto w-full rounded-card bg-sky"
    >
      <source src={`/film/road-${side}.mp4`} type="video/mp4" />
      <track default kind="captions" srcLang={content} label={t('film.captions')} src={`/film/road.${content}.vtt`} />
    </video>
  );
}

/** Running, it has a button to stop it; without script the words stand for it (Q61). */
function Countdown({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'lead-landing');
  return (
    <div
      data-countdown="waiting"
      className="group grid content-start gap-2 rounded-card border-2 border-maize bg-card p-4 md:p-6"
    >
      <h3 className="flex items-center gap-2 font-semibold text-lg">
        <Icon name="clock" className="size-5 text-deep" />
        {t('guarantee.callTitle')}
      </h3>
      <p className="text-quiet group-data-[countdown=over]:hidden">{t('guarantee.call')}</p>
      <p className="hidden font-semibold group-data-[countdown=waiting]:block">{t('guarantee.minutes')}</p>
      <p className="hidden flex-wrap items-baseline gap-x-2 group-data-[countdown=running]:flex">
        <span className="text-quiet">{t('guarantee.left')}</span>
        <span role="timer" data-countdown-clock dir="ltr" className="font-bold text-4xl text-deep tabular-nums">
          {clockText(COUNTDOWN_SECONDS)}
        </span>
      </p>
      <p
        data-countdown-until={t('guarantee.until', { time: '{time}' })}
        className="hidden font-semibold group-data-[countdown=stopped]:block"
      />
      <button
        type="button"
        data-countdown-stop
        className="hidden min-h-11 cursor-pointer justify-self-start text-deep underline underline-offset-4 group-data-[countdown=running]:block group-data-[countdown=stopped]:block"
      >
        <span className="group-data-[countdown=stopped]:hidden">{t('guarantee.stop')}</span>
        <span className="hidden group-data-[countdown=stopped]:inline">{t('guarantee.go')}</span>
      </button>
      <p className="hidden justify-self-start rounded-full bg-sky px-3 py-1 font-semibold text-night group-data-[countdown=over]:block">
        {t('guarantee.expired')}
      </p>
      <p role="status" data-countdown-over={t('guarantee.after')} className="text-quiet empty:hidden" />
    </div>
  );
}

/** What comes back is what the refund policy says: the figures cannot drift apart. */
export function Guarantee({ locale, content }: Tongue) {
  const t = translator(content, 'lead-landing');
  return (
    <Section id="guarantee" title={t('guarantee.title')} intro={t('guarantee.intro')}>
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-8">
        <Countdown content={content} />
        <div className="grid content-start gap-2">
          <h3 className="font-semibold text-lg">{t('guarantee.refunds')}</h3>
          <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
            {refundRows(content).map(({ name, what, share }) => (
              <li key={name} className="flex items-baseline justify-between gap-x-4 bg-card px-4 py-2.5 leading-snug">
                <span className="min-w-0">{what}</span>
                <strong className="font-bold text-deep text-lg tabular-nums">{share}</strong>
              </li>
            ))}
          </ul>
          <TextLink alone href={pathTo('reschedule-refund-policy', locale)}>
            {t('guarantee.refundPolicy')}
          </TextLink>
        </div>
      </div>
    </Section>
  );
}

/** Hidden where nobody has said anything yet; what is invented says so (D2). */
export function Testimonials({ content, all }: Pick<Tongue, 'content'> & { all: readonly Testimonial[] }) {
  const t = translator(content, 'lead-landing');
  if (all.length === 0) return null;
  return (
    <Section id="testimonials" title={t('testimonials.title')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {all.map(({ id, isExample, who, says }) => (
          <li key={id} className="grid content-start gap-3 rounded-card border border-line bg-card p-4 md:p-5">
            {isExample && (
              <p className="justify-self-start rounded-full bg-maize px-3 py-1 font-semibold text-ink text-sm">
                {t('testimonials.example')}
              </p>
            )}
            <blockquote>
              <p>{says[content]}</p>
            </blockquote>
            <p className="text-quiet">{who[content]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FinalCall({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'lead-landing');
  return (
    <section
      aria-labelledby="final"
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-sky md:grid-cols-[1fr_24rem] print:hidden"
    >
      <div className="grid gap-3 p-4 md:gap-4 md:p-10">
        <h2 id="final" className="max-w-[24ch] font-bold text-2xl md:text-3xl">
          {t('final.title')}
        </h2>
        <p className="max-w-[55ch] text-quiet">{t('final.text')}</p>
        <ToForm content={content} />
      </div>
      <Closing className="h-24 w-full md:h-full" />
    </section>
  );
}

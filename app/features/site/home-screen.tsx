/** Home: what we do, how, and the first way to reach us. */
import { useLocation } from 'react-router';
import { contactTexts } from '#app/features/leads/contact-texts.server.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Island } from '#app/islands/island.server.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Hero } from '#app/ui/scenes/hero.tsx';
import type { Route } from './+types/home-screen.ts';

export const meta = ({ location }: Route.MetaArgs) => {
  const t = translator(localeOf(location.pathname), 'site');
  return [{ title: t('title') }, { name: 'description', content: t('description') }];
};

export default function Home() {
  const locale = localeOf(useLocation().pathname);
  const t = translator(locale, 'site');
  const contact = contactTexts(locale);
  const steps = ['listen', 'check', 'ready'] as const;
  return (
    <div className="mx-auto max-w-6xl px-4">
      <section className="grid items-center gap-8 py-10 md:grid-cols-[1.1fr_1fr] md:py-16">
        <div className="grid gap-5">
          <h1 className="font-bold text-4xl md:text-5xl">{t('hero')}</h1>
          <p className="text-lg text-quiet md:text-xl">{t('under')}</p>
          <p>
            <ButtonLink kind="main" href="#contact">
              {t('call')}
            </ButtonLink>
          </p>
          <p className="max-w-[55ch] border-maize border-s-4 ps-4 text-quiet text-sm">{t('promise')}</p>
        </div>
        <Hero className="h-auto w-full rounded-card" />
      </section>
      <section aria-labelledby="steps" className="py-8">
        <h2 id="steps" className="mb-6 font-bold text-2xl md:text-3xl">
          {t('stepsTitle')}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
              <span className="flex size-9 items-center justify-center rounded-full bg-sky font-bold text-deep tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-semibold text-lg">{t(`steps.${step}Title`)}</h3>
              <p className="text-quiet">{t(`steps.${step}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4 py-8">
        <div className="mx-auto grid max-w-xl gap-4 rounded-card border border-line bg-card p-5 shadow-soft md:p-8">
          <h2 id="contact-title" className="font-bold text-2xl">
            {contact.title}
          </h2>
          <p className="text-quiet">{contact.intro}</p>
          <noscript>
            <p className="rounded-card bg-sky p-4">{contact.noScript}</p>
          </noscript>
          <Island name="contact-form" when="visible" props={{ locale, texts: contact }} />
        </div>
      </section>
    </div>
  );
}

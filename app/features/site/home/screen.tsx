/** Home: what we do, what it costs in all, how long it takes, why trust us, what to do now (brand.md). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { ContinueCard } from '#app/features/accounts/hero/continue.tsx';
import HeroForm from '#app/features/accounts/hero/form.tsx';
import { heroTexts } from '#app/features/accounts/hero/texts.server.ts';
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import ContactForm from '#app/features/leads/contact-form.tsx';
import { contactForm } from '#app/features/leads/contact-texts.server.ts';
import { ChangeServiceDialog } from '#app/features/site/change-service/dialog.tsx';
import { PlacePanels } from '#app/features/site/place-panels.tsx';
import { PlanCards } from '#app/features/site/plan-cards.tsx';
import { ServiceLinks, servicesOf, shownServices } from '#app/features/site/related-services.tsx';
import { SocialPosts } from '#app/features/site/social/posts.tsx';
import { readPosts } from '#app/features/site/social/store.server.ts';
import { homeQuestions } from '#app/features/texts/files.server.ts';
import { fillText, withFees } from '#app/features/texts/fill.server.ts';
import { pageMeta } from '#app/features/texts/meta.ts';
import { FinalCall, Questions, Section, Sources } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { placeAt } from '#app/features/texts/place.server.ts';
import { faqPage } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { WaitCards } from '#app/features/waits/cards.tsx';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { WaitSource } from '#app/features/waits/table.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { Island } from '#app/ui/island.server.tsx';
import { Hero } from '#app/ui/scenes/hero.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { DESTINATIONS, type Destination } from '#content/catalogue.ts';
import type { Route } from './+types/screen.ts';
import { HeroNumbers } from './hero-numbers.tsx';
import { Guarantee, WhatWeCheck } from './sections.tsx';

export const meta = (asked: Route.MetaArgs) => {
  const t = translator(contentLocale(asked.location.pathname), 'site');
  return pageMeta(asked, { title: t('title'), description: t('description') });
};

/** The hero form: on a phone it rises over the foot of the drawing, where the road begins. */
function StartCard({ locale }: { locale: Locale }) {
  const t = translator(locale, 'accounts');
  const hero = heroTexts(locale);
  return (
    <section
      aria-label={t('hero.title')}
      className="relative mx-2 -mt-8 grid gap-4 rounded-card border border-line bg-card p-5 shadow-soft sm:mx-6 sm:p-6 md:col-start-2 md:row-span-2 md:row-start-1 md:mx-0 md:mt-0"
    >
      <ContinueCard locale={locale} />
      <div className="grid gap-4 [html[data-session]_&]:hidden">
        <div className="grid gap-1">
          <h2 id="start-title" className="font-bold text-2xl">
            {t('hero.title')}
          </h2>
          <p className="text-quiet">{t('hero.intro')}</p>
        </div>
        <noscript>
          <ButtonLink kind="main" href={hero.paths.signUp}>
            {t('hero.noScript')}
          </ButtonLink>
        </noscript>
        <Island of={HeroForm} name="hero-form" when="touch" props={hero} />
      </div>
    </section>
  );
}

/** The three plans of a first visa (D27). */
const PLANS = ['FirstTimeExpress', 'FirstTime', 'FirstTimeVIP'] as const;
const STEPS = ['listen', 'check', 'ready'] as const;
/** Spec 9: five until "show all". */
const QUESTIONS_FIRST = 5;

/** How many columns of four each destination takes on a wide screen. */
const widths: Record<Destination, { across: 1 | 2 | 4; look: string }> = {
  US: { across: 4, look: 'lg:col-span-4' },
  CA: { across: 2, look: 'lg:col-span-2' },
  UK: { across: 1, look: '' },
  AU: { across: 1, look: '' },
};

function ServicesByCountry({ locale, content, rates }: Tongue & { rates: Rates }) {
  const names = translator(content, 'catalogue');
  return (
    <div className="grid gap-x-4 gap-y-8 sm:max-lg:grid-cols-2 lg:grid-cols-4">
      {DESTINATIONS.map((country) => {
        const { across, look } = widths[country];
        return (
          <div key={country} className={`grid content-start gap-4 ${across > 1 ? 'sm:max-lg:col-span-2' : ''} ${look}`}>
            <h3 className="font-semibold text-xl">{names(`destinations.${country}`)}</h3>
            <ServiceLinks locale={locale} content={content} pages={servicesOf(country)} rates={rates} across={across} />
          </div>
        );
      })}
    </div>
  );
}

function HowItWorks({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'site');
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
          <span className="flex size-9 items-center justify-center rounded-full bg-sky font-bold text-deep tabular-nums">
            {index + 1}
          </span>
          <h3 className="font-semibold text-lg">{t(`steps.${step}Title`)}</h3>
          <p className="text-quiet">{t(`steps.${step}`)}</p>
        </li>
      ))}
    </ol>
  );
}

function Contact({ locale }: { locale: Locale }) {
  const contact = contactForm(locale);
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4">
      <div className="mx-auto grid max-w-xl gap-4 rounded-card border border-line bg-card p-5 shadow-soft md:p-8">
        <h2 id="contact-title" className="font-bold text-2xl">
          {contact.texts.title}
        </h2>
        <p className="text-quiet">{contact.texts.intro}</p>
        <noscript>
          <p className="rounded-card bg-sky p-4">{contact.texts.noScript}</p>
        </noscript>
        <Island of={ContactForm} name="contact-form" when="visible" props={contact} />
      </div>
    </section>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const [waits, rates, posts] = [await readWaits(ctx), await readRates(ctx), await readPosts(ctx)];
  return { now: ctx.now, waits, rates, posts };
}

export default function Home({ loaderData: { now, waits, rates, posts } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const tongue = { locale, content };
  const t = translator(content, 'site');
  const p = translator(content, 'pages');
  const board = waitBoard(waits);
  const { text: questions, facts } = fillText(content, homeQuestions(content), now);
  const plans = PLANS.map((sid) => serviceCard(content, sid, { rates: rates.rates, now }));
  return (
    <div className="mx-auto grid max-w-6xl gap-14 px-4 pb-14 md:gap-20">
      <div className="grid items-start gap-x-8 pt-10 md:grid-cols-[1fr_23rem] md:grid-rows-[auto_1fr] md:pt-14 lg:grid-cols-[1fr_27rem] lg:gap-x-12">
        <section className="grid gap-5 pb-7">
          <h1 className="font-bold text-4xl lg:text-5xl">{t('hero')}</h1>
          <p className="text-lg text-quiet md:text-xl">{t('under')}</p>
          <p className="max-w-[55ch] border-maize border-s-4 ps-4 text-quiet text-sm">{t('promise')}</p>
          <HeroNumbers content={content} rates={rates} board={board} now={now} />
          <p>
            <ButtonLink kind="quiet" href="#cost">
              {t('call')}
            </ButtonLink>
          </p>
        </section>
        <Hero className="h-auto w-full rounded-card" />
        <StartCard locale={content} />
      </div>
      <Section id="cost" title={p('home.numbers')} intro={p('home.numbersText')}>
        <PlacePanels
          id="home"
          locale={content}
          linkLocale={locale}
          sid="FirstTime"
          rates={rates}
          now={now}
          wait={{ board, category: 'visitor' }}
        />
      </Section>
      <Section id="services" title={p('home.services')} intro={p('home.servicesText')}>
        <ServicesByCountry {...tongue} rates={rates.rates} />
      </Section>
      <Section id="steps" title={t('stepsTitle')}>
        <HowItWorks content={content} />
      </Section>
      <Section id="plans" title={p('home.plans')} intro={p('home.plansText')}>
        <PlanCards {...tongue} cards={plans} />
      </Section>
      <Section id="waits" title={p('home.waits')} intro={p('home.waitsText')}>
        <WaitCards {...tongue} board={board} now={now} />
        <WaitSource content={content} />
      </Section>
      <Section id="check" title={p('home.check')} intro={p('home.checkText')}>
        <WhatWeCheck content={content} />
      </Section>
      <Section id="guarantee" title={p('home.guarantee')} intro={p('home.guaranteeText')}>
        <Guarantee {...tongue} />
      </Section>
      <SocialPosts locale={content} posts={posts} />
      <Section id="questions" title={p('home.questions')}>
        <Questions {...tongue} id="home-questions" questions={questions} first={QUESTIONS_FIRST} />
      </Section>
      <Contact locale={content} />
      <Sources
        content={content}
        facts={withFees(facts, content, shownServices(DESTINATIONS.flatMap(servicesOf)), now)}
      />
      <FinalCall {...tongue} about={p('home.about')} place="home" title={p('home.final')} text={p('home.finalText')} />
      <ChangeServiceDialog {...tongue} />
      <StructuredData items={[faqPage(questions)]} />
    </div>
  );
}

/** Home: what we do, what it costs in all, how long it takes, why trust us, what to do now (brand.md). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { ContinueCard } from '#app/features/accounts/hero/continue.tsx';
import HeroForm from '#app/features/accounts/hero/form.tsx';
import { heroTexts } from '#app/features/accounts/hero/texts.server.ts';
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { feeText } from '#app/features/catalogue/fee-text.server.ts';
import { COUNTRY_SCRIPT, DEFAULT_CITY } from '#app/features/catalogue/places.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { InReadersMoney } from '#app/features/catalogue/readers-money.tsx';
import { productOf } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import ContactForm from '#app/features/leads/contact-form.tsx';
import { contactForm } from '#app/features/leads/contact-texts.server.ts';
import { QuizLink } from '#app/features/quiz/public/link.tsx';
import { ChangeServiceDialog } from '#app/features/site/change-service/dialog.tsx';
import { PlacePanels } from '#app/features/site/place-panels.tsx';
import { PlanCards } from '#app/features/site/plan-cards.tsx';
import { ServiceLinks, servicesOf, shownServices } from '#app/features/site/related-services.tsx';
import { SocialPosts } from '#app/features/site/social/posts.tsx';
import { readPosts } from '#app/features/site/social/store.server.ts';
import { homeQuestions } from '#app/features/texts/files.server.ts';
import { fillText, withFees } from '#app/features/texts/fill.server.ts';
import { pageMeta } from '#app/features/texts/meta.ts';
import { AskLink, FinalCall, Questions, Section, Sources } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { placeAt } from '#app/features/texts/place.server.ts';
import { faqPage } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { WaitCards } from '#app/features/waits/cards.tsx';
import { waitSentence } from '#app/features/waits/history.server.ts';
import { type WaitBoard, waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Island } from '#app/ui/island.server.tsx';
import { Hero } from '#app/ui/scenes/hero.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { DESTINATIONS } from '#content/catalogue.ts';
import { CITIES, cities } from '#content/waits.ts';
import type { Route } from './+types/screen.ts';
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
      className="relative mx-2 -mt-8 grid content-start gap-4 rounded-card border border-line bg-card p-5 shadow-soft sm:mx-6 sm:p-6 md:col-start-2 md:row-span-2 md:row-start-1 md:mx-0 md:mt-0"
    >
      <ContinueCard locale={locale} />
      <div className="grid gap-4 [html[data-session]_&]:hidden">
        <div className="grid gap-1">
          <h2 id="start-title" className="font-bold text-xl">
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

/** The specification's country accordion: the United States open. */
function ServicesByCountry({ locale, content, rates }: Tongue & { rates: Rates }) {
  const names = translator(content, 'catalogue');
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card">
      {DESTINATIONS.map((country) => (
        <details key={country} open={country === 'US'} className="accordion group px-4">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card hover:text-deep">
            <h3 className="font-semibold text-lg">{names(`destinations.${country}`)}</h3>
            <Icon name="chevron-down" className="size-5 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="pb-2">
            <ServiceLinks locale={locale} content={content} pages={servicesOf(country)} rates={rates} />
          </div>
        </details>
      ))}
    </div>
  );
}

function HowItWorks({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'site');
  return (
    <ol className="grid gap-x-8 gap-y-2 md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sky font-bold text-deep tabular-nums">
            {index + 1}
          </span>
          <p className="text-quiet leading-snug">
            <strong className="font-semibold text-night">{t(`steps.${step}Title`)}.</strong> {t(`steps.${step}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A person first; the form for whoever would rather write it down. A link to #contact opens it. */
function Contact({ content }: Pick<Tongue, 'content'>) {
  const { texts, ...contact } = contactForm(content);
  const p = translator(content, 'pages');
  return (
    <Section id="contact-title" title={texts.title} intro={texts.intro}>
      <div className="grid max-w-xl gap-2">
        <AskLink content={content} about={p('home.about')} place="contact" />
        <noscript>
          <p className="rounded-card bg-sky p-4">{texts.noScript}</p>
        </noscript>
        <Fold title={p('home.contactForm')}>
          <div id="contact" className="scroll-mt-24 rounded-card border border-line bg-card p-4 shadow-soft md:p-6">
            <Island of={ContactForm} name="contact-form" when="visible" props={{ ...contact, texts }} />
          </div>
        </Fold>
      </div>
    </Section>
  );
}

/** What a first visa costs, in the reader's money; the authority's part in its own. */
function PriceLine({ content, rates }: Pick<Tongue, 'content'> & { rates: Rates }) {
  return (
    <p className="border-maize border-s-4 ps-3 tabular-nums">
      <InReadersMoney>{(currency) => serviceCard(content, 'FirstTime', { rates, currency }).priceText}</InReadersMoney>{' '}
      {feeText(content, productOf('FirstTime'))}
    </p>
  );
}

/** How the wait has changed in the reader's own city. */
function OwnHistory({ content, board }: Pick<Tongue, 'content'> & { board: WaitBoard }) {
  return (
    <div>
      {CITIES.map((city) => (
        <p key={city} data-of={cities[city].country} hidden={city !== DEFAULT_CITY}>
          {waitSentence(content, city, board.history(city, 'visitor'))}
        </p>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: COUNTRY_SCRIPT }} />
    </div>
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
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 pb-6 md:gap-16 md:pb-14">
      <ReaderScript />
      {/* Short enough beside the form that the drawing stands in the first screen of a laptop. */}
      <div className="grid gap-x-8 pt-5 md:grid-cols-[1fr_23rem] md:grid-rows-[auto_1fr] md:pt-8 lg:grid-cols-[1fr_27rem] lg:gap-x-12">
        <section className="grid content-start gap-3 pb-5 md:pb-4">
          <h1 className="font-bold text-3xl lg:text-5xl">{t('hero')}</h1>
          <p className="text-quiet md:text-lg">{t('under')}</p>
          <PriceLine content={content} rates={rates.rates} />
          {/* Beside the form, which has the main action of a wide screen, it steps back. */}
          <a
            href="#cost"
            className={`${buttonLook('main', true)} md:border-[1.5px] md:border-edge md:bg-card md:text-deep md:hover:bg-sky`}
          >
            {t('call')}
          </a>
        </section>
        <div className="relative max-md:aspect-video md:min-h-72">
          <Hero className="absolute inset-0 size-full rounded-card" />
        </div>
        <StartCard locale={content} />
      </div>
      <Section id="cost" title={p('home.numbers')} intro={p('home.numbersText')}>
        <PlacePanels id="home" locale={content} linkLocale={locale} sid="FirstTime" rates={rates} now={now} />
      </Section>
      <Section id="services" title={p('home.services')}>
        <ServicesByCountry {...tongue} rates={rates.rates} />
        <QuizLink {...tongue} />
      </Section>
      <Section id="steps" title={t('stepsTitle')}>
        <HowItWorks content={content} />
      </Section>
      <Section id="check" title={p('home.check')}>
        <WhatWeCheck content={content} />
      </Section>
      <Section id="plans" title={p('home.plans')}>
        <PlanCards {...tongue} sids={PLANS} rates={rates.rates} />
      </Section>
      <Section id="waits" title={p('home.waits')}>
        <OwnHistory content={content} board={board} />
        <WaitCards {...tongue} board={board} now={now} />
      </Section>
      <Section id="guarantee" title={p('home.guarantee')} intro={p('home.guaranteeText')}>
        <Guarantee {...tongue} />
      </Section>
      <SocialPosts locale={content} posts={posts} />
      <Section id="questions" title={p('home.questions')}>
        <Questions {...tongue} id="home-questions" questions={questions} first={QUESTIONS_FIRST} />
      </Section>
      <Contact content={content} />
      <Sources
        content={content}
        place="home"
        isOverview
        facts={withFees(facts, content, shownServices(DESTINATIONS.flatMap(servicesOf)), now)}
      />
      <FinalCall {...tongue} place="home" title={p('home.final')} text={p('home.finalText')} />
      <ChangeServiceDialog {...tongue} />
      <StructuredData items={[faqPage(questions)]} />
    </div>
  );
}

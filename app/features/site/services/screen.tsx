/** Service pages (spec 2 "Service pages"): what it is, what it costs in all, how long, what we do, what to do now. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { IN_DOLLARS, productOf, unitPrice } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { QuizLink } from '#app/features/quiz/public/link.tsx';
import { ChangeServiceDialog } from '#app/features/site/change-service/dialog.tsx';
import { PassportAnswer } from '#app/features/site/passport-answer.tsx';
import { PlacePanels } from '#app/features/site/place-panels.tsx';
import { PlanCards, PlanPrice } from '#app/features/site/plan-cards.tsx';
import { RelatedServices, relatedTo, shownServices } from '#app/features/site/related-services.tsx';
import { TextArticle } from '#app/features/texts/blocks.tsx';
import { serviceText } from '#app/features/texts/files.server.ts';
import { fillText, withFacts, withFees } from '#app/features/texts/fill.server.ts';
import { Guides } from '#app/features/texts/guides.tsx';
import { Coded } from '#app/features/texts/inline.tsx';
import { Actions, Breadcrumbs, FinalCall, Questions, QuickJump, Section, Sources } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { crumbsTo, metaOf } from '#app/features/texts/place.server.ts';
import { ShareButton } from '#app/features/texts/share/button.tsx';
import { faqPage, service } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo, startOf } from '#app/paths.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import { serviceGuides } from '#content/guides.ts';
import { passports } from '#content/passports.ts';
import type { ServiceText } from '#content/services/definition.ts';
import { type ServicePageName, type ServiceSection, servicePages } from '#content/services/pages.ts';
import type { Route } from './+types/screen.ts';
import { DocumentList } from './document-list.tsx';

/** Spec 2: the rest behind "view all" when there are more. */
const QUESTIONS_FIRST = 3;

function pageAt(pathname: string) {
  const place = screenAt(pathname);
  if (!place || !(place.screen in servicePages)) throw new Error(`no service page at ${pathname}`);
  const name = place.screen as ServicePageName;
  return { name, locale: place.locale, content: place.content, page: servicePages[name] };
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, origin: ctx.env.PUBLIC_URL, waits: await readWaits(ctx), rates: await readRates(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { name, content } = pageAt(asked.location.pathname);
  return metaOf(asked, serviceText(name, content));
};

/** The directory of the destination, where there is one. */
const directories = { US: ['usa'], CA: ['canada'], UK: [], AU: [] } as const;

/** Where the destination has no directory its one page answers. */
const answersPassport = (name: ServicePageName) => directories[servicePages[name].country].length === 0;

function PriceBadge({ content, sid, rates }: { content: Tongue['content']; sid: ServiceType; rates: Rates }) {
  const t = translator(content, 'pages');
  const card = serviceCard(content, sid, { rates });
  const isAllIn = productOf(sid).governmentFee.paid === 'included';
  return (
    <div className="grid gap-0.5 border-maize border-s-4 ps-3">
      <p className="font-semibold">
        {t(isAllIn ? 'hero.allIn' : 'hero.price')}
        {!card.isQuote && <span className="font-normal text-quiet">, {t('hero.today')}</span>}
      </p>
      <p>
        {card.isQuote ? (
          <span className="font-bold font-display text-2xl text-deep">{t('hero.quote')}</span>
        ) : (
          <PlanPrice content={content} sid={sid} rates={rates} look="text-2xl text-deep" />
        )}
      </p>
      <p className="text-quiet">{card.isQuote ? card.next : card.feeText}</p>
    </div>
  );
}

function Benefits({ content, benefits }: { content: Tongue['content']; benefits: ServiceText['benefits'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-maize border-t-2 pt-2">
          <h3 className="font-semibold leading-snug">
            <Coded text={title} locale={content} />
          </h3>
          <p className="text-quiet leading-snug">
            <Coded text={text} locale={content} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const actorLook = {
  you: 'bg-waiting',
  us: 'bg-going',
  authority: 'bg-line',
} as const;

function Steps({ content, steps }: { content: Tongue['content']; steps: ServiceText['steps'] }) {
  const t = translator(content, 'pages');
  return (
    <ol className="relative grid gap-3 before:absolute before:inset-y-4 before:start-[0.95rem] before:border-edge before:border-s-2 before:border-dotted">
      {steps.map(({ title, text, actor }, index) => (
        <li key={title} className="relative flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-deep font-bold text-on-deep tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 max-w-[65ch] pt-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="min-w-0 font-semibold leading-snug [overflow-wrap:anywhere]">
                <Coded text={title} locale={content} />
              </h3>
              <span
                className={`max-w-full rounded-xl px-2.5 py-0.5 font-semibold text-xs [overflow-wrap:anywhere] ${actorLook[actor]}`}
              >
                {t(`actors.${actor}`)}
              </span>
            </div>
            <p className="text-quiet leading-snug">
              <Coded text={text} locale={content} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export default function Service({ loaderData: { now, origin, waits, rates } }: Route.ComponentProps) {
  const { name, locale, content, page } = pageAt(useLocation().pathname);
  const tongue = { locale, content };
  const t = translator(content, 'pages');
  const { text, facts: named } = fillText(content, serviceText(name, content), now);
  const facts = answersPassport(name) ? withFacts(named, content, [passports[page.country].source], now) : named;
  const [sid] = page.services;
  const card = serviceCard(content, sid, { rates: rates.rates });
  const Scene = serviceScenes[name];
  const wait = 'wait' in page ? { board: waitBoard(waits), category: page.wait } : undefined;
  const crumbs = crumbsTo(tongue, ...directories[page.country]);
  // Of several plans the cards choose one; a page of one service is that service.
  const only = page.services.length === 1 ? { service: { sid, title: card.title } } : {};
  const acting = { ...tongue, about: text.title, place: name, options: { ...startOf(name), ...only } };
  const regions = new Intl.DisplayNames(content, { type: 'region' });
  const order: readonly ServiceSection[] = page.order;
  const parts: Record<ServiceSection, ReactNode> = {
    cost: <PlacePanels id={name} locale={content} sid={sid} rates={rates} now={now} wait={wait} linkLocale={locale} />,
    plans: <PlanCards {...tongue} sids={page.services} rates={rates.rates} />,
    benefits: <Benefits content={content} benefits={text.benefits} />,
    process: <Steps content={content} steps={text.steps} />,
    documents: <DocumentList locale={content} sid={sid} />,
    questions: <Questions {...tongue} id={`${name}-questions`} questions={text.questions} first={QUESTIONS_FIRST} />,
    article: (
      <TextArticle
        title={t('sections.contents')}
        sections={text.sections}
        locale={locale}
        opens={order.indexOf('article') < order.indexOf('cost')}
        after={<Guides {...tongue} postIds={serviceGuides[name]} />}
      />
    ),
  };
  const nameOf = (part: ServiceSection, group: 'jump' | 'sections') =>
    t(`${group}.${part === 'cost' && wait ? 'costWait' : part}`);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-4 md:gap-16 md:py-10">
      <ReaderScript />
      <div className="grid gap-4">
        <Breadcrumbs {...tongue} crumbs={crumbs} here={text.title} />
        <div className="grid items-center gap-5 md:grid-cols-[1fr_24rem] md:gap-8 lg:grid-cols-[1fr_28rem] lg:gap-12">
          <div className="grid gap-3 md:gap-4">
            <h1 className="font-bold text-3xl md:text-4xl">
              <Coded text={text.title} locale={locale} />
            </h1>
            <PriceBadge content={content} sid={sid} rates={rates.rates} />
            {answersPassport(name) && <PassportAnswer {...tongue} destination={page.country} now={now} />}
            <p className="max-w-[60ch] text-quiet md:text-lg">
              <Coded text={text.lead} locale={content} />
            </p>
            <Actions {...acting} />
            <QuizLink {...tongue} page={name} />
            <ShareButton locale={content} title={text.title} />
          </div>
          <Scene className="h-auto w-full rounded-card" />
        </div>
        <QuickJump content={content} entries={order.map((id) => ({ id, title: nameOf(id, 'jump') }))} />
      </div>
      {order.map((id) => (
        <Section key={id} id={id} title={nameOf(id, 'sections')}>
          {parts[id]}
        </Section>
      ))}
      <RelatedServices {...tongue} name={name} rates={rates.rates} />
      <Sources
        content={content}
        place={name}
        facts={withFees(facts, content, [...page.services, ...shownServices(relatedTo(name))], now)}
      />
      <FinalCall {...acting} title={t('sections.final')} text={t('sections.finalText')} />
      <ChangeServiceDialog {...tongue} />
      <StructuredData
        items={[
          service({
            origin,
            name: text.title,
            description: text.description,
            url: `${origin}${pathTo(name, content)}`,
            price: card.isQuote ? undefined : { amount: unitPrice(sid, IN_DOLLARS).unit / 100, currency: 'USD' },
            // Where the people live whom we help.
            areaServed: CHECKOUT_COUNTRIES.map((code) => regions.of(code) ?? code),
          }),
          faqPage(text.questions),
        ]}
      />
    </div>
  );
}

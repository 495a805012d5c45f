/** Service pages (spec 2 "Service pages"): what it is, what it costs in all, how long, what we do, what to do now. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { IN_DOLLARS, productOf, unitPrice } from '#app/features/catalogue/rules.ts';
import { type ServiceCard, serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { ChangeServiceDialog } from '#app/features/site/change-service/dialog.tsx';
import { PlacePanels } from '#app/features/site/place-panels.tsx';
import { PlanCards } from '#app/features/site/plan-cards.tsx';
import { RelatedServices, relatedTo, shownServices } from '#app/features/site/related-services.tsx';
import { TextArticle } from '#app/features/texts/blocks.tsx';
import { serviceText } from '#app/features/texts/files.server.ts';
import { fillText, withFees } from '#app/features/texts/fill.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { Actions, Breadcrumbs, FinalCall, Questions, QuickJump, Section, Sources } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { crumbsTo, metaOf } from '#app/features/texts/place.server.ts';
import { ShareButton } from '#app/features/texts/share/button.tsx';
import { faqPage, service } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo, startOf } from '#app/paths.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import type { ServiceText } from '#content/services/definition.ts';
import { type ServicePageName, servicePages } from '#content/services/pages.ts';
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

function PriceBadge({ content, card }: { content: Tongue['content']; card: ServiceCard }) {
  const t = translator(content, 'pages');
  const isAllIn = productOf(card.sid).governmentFee.paid === 'included';
  return (
    <div className="grid gap-1 rounded-card border-maize border-s-4 bg-card p-4 shadow-soft">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{t(isAllIn ? 'hero.allIn' : 'hero.price')}</span>
        <span className="min-w-0 font-bold font-display text-2xl text-deep tabular-nums [overflow-wrap:anywhere]">
          {breakable(card.discountedPrice ?? t('hero.quote'))}
        </span>
        {card.discountedPrice && <span className="text-quiet text-sm">{t('hero.today')}</span>}
      </p>
      {card.pesosText && <p className="text-sm tabular-nums">{breakable(card.pesosText)}</p>}
      <p className="text-quiet text-sm">{card.isQuote ? card.next : card.feeText}</p>
    </div>
  );
}

function Benefits({ content, benefits }: { content: Tongue['content']; benefits: ServiceText['benefits'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1.5 border-maize border-t-2 pt-4">
          <h3 className="font-semibold text-lg leading-snug">
            <Coded text={title} locale={content} />
          </h3>
          <p className="text-quiet">
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
    <ol className="relative grid gap-6 before:absolute before:inset-y-4 before:start-[1.2rem] before:border-edge before:border-s-2 before:border-dotted">
      {steps.map(({ title, text, actor }, index) => (
        <li key={title} className="relative flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-deep font-bold text-on-deep tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 max-w-[65ch] gap-1 pt-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="min-w-0 font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
                <Coded text={title} locale={content} />
              </h3>
              <span
                className={`max-w-full rounded-xl px-2.5 py-0.5 font-semibold text-xs [overflow-wrap:anywhere] ${actorLook[actor]}`}
              >
                {t(`actors.${actor}`)}
              </span>
            </div>
            <p className="text-quiet">
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
  const { text, facts } = fillText(content, serviceText(name, content), now);
  const [sid] = page.services;
  const cards = page.services.map((one) => serviceCard(content, one, { rates: rates.rates, now }));
  const [card] = cards as [ServiceCard, ...ServiceCard[]];
  const Scene = serviceScenes[name];
  const wait = 'wait' in page ? { board: waitBoard(waits), category: page.wait } : undefined;
  const crumbs = crumbsTo(tongue, ...directories[page.country]);
  // Of several plans the cards choose one; a page of one service is that service.
  const only = cards.length === 1 ? { service: { sid, title: card.title } } : {};
  const acting = { ...tongue, about: text.title, place: name, options: { ...startOf(name), ...only } };
  const regions = new Intl.DisplayNames(content, { type: 'region' });
  const jumps = [
    { id: 'cost', title: t(wait ? 'jump.costWait' : 'jump.cost') },
    { id: 'benefits', title: t('jump.benefits') },
    { id: 'process', title: t('jump.process') },
    { id: 'documents', title: t('jump.documents') },
    { id: 'questions', title: t('jump.questions') },
  ];
  return (
    <div className="mx-auto grid max-w-6xl gap-14 px-4 py-6 md:gap-20 md:py-10">
      <div className="grid gap-8">
        <Breadcrumbs {...tongue} crumbs={crumbs} here={text.title} />
        <div className="grid items-center gap-8 md:grid-cols-[1fr_24rem] lg:grid-cols-[1fr_28rem] lg:gap-12">
          <div className="grid gap-5">
            <h1 className="font-bold text-4xl">
              <Coded text={text.title} locale={locale} />
            </h1>
            <p className="max-w-[60ch] text-lg text-quiet">
              <Coded text={text.lead} locale={content} />
            </p>
            <PriceBadge content={content} card={card} />
            <Actions {...acting} />
            <ShareButton locale={content} title={text.title} />
          </div>
          <Scene className="h-auto w-full rounded-card" />
        </div>
        <QuickJump content={content} entries={jumps} />
      </div>
      <Section id="cost" title={t(wait ? 'sections.costWait' : 'sections.cost')}>
        <PlacePanels id={name} locale={content} sid={sid} rates={rates} now={now} wait={wait} linkLocale={locale} />
      </Section>
      {cards.length > 1 && (
        <Section id="plans" title={t('sections.plans')}>
          <PlanCards {...tongue} cards={cards} />
        </Section>
      )}
      <Section id="benefits" title={t('sections.benefits')}>
        <Benefits content={content} benefits={text.benefits} />
      </Section>
      <Section id="process" title={t('sections.process')}>
        <Steps content={content} steps={text.steps} />
      </Section>
      <Section id="documents" title={t('sections.documents')} intro={t('documents.intro')}>
        <DocumentList locale={content} sid={sid} />
      </Section>
      <TextArticle title={t('sections.contents')} sections={text.sections} locale={locale} />
      <Section id="questions" title={t('sections.questions')}>
        <Questions {...tongue} id={`${name}-questions`} questions={text.questions} first={QUESTIONS_FIRST} />
      </Section>
      <Sources
        content={content}
        facts={withFees(facts, content, [...page.services, ...shownServices(relatedTo(name))], now)}
      />
      <RelatedServices {...tongue} name={name} rates={rates.rates} />
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

/** A consulate's page (spec 2 "/citas/{city}"): how long, what it costs in all, the post, and how it goes there. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { checkedText } from '#app/features/catalogue/facts.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { PlacePanel } from '#app/features/site/place-panels.tsx';
import { cityText } from '#app/features/texts/files.server.ts';
import { withFees } from '#app/features/texts/fill.server.ts';
import { Guides } from '#app/features/texts/guides.tsx';
import { OldMark } from '#app/features/texts/old-mark.tsx';
import { TextPage } from '#app/features/texts/page.tsx';
import { Section } from '#app/features/texts/parts.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { SourceLink } from '#app/features/texts/source-link.tsx';
import { WaitAlert } from '#app/features/waits/alerts/offer.server.tsx';
import { WaitCards } from '#app/features/waits/cards.tsx';
import { WaitChart } from '#app/features/waits/chart.tsx';
import { chartPoints, waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { CityWaitTable, WaitSource } from '#app/features/waits/table.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { skylines } from '#app/ui/scenes/skylines.tsx';
import { cityGuides } from '#content/guides.ts';
import { type Post, posts } from '#content/posts.ts';
import { CITIES, type City } from '#content/waits.ts';
import type { Route } from './+types/city-screen.ts';

function cityAt(pathname: string) {
  const place = placeAt(pathname);
  const city = CITIES.find((one) => place.screen === `appointments-${one}`);
  if (!city) throw new Error(`no city at ${pathname}`);
  return { ...place, city };
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, waits: await readWaits(ctx), rates: await readRates(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { city, content } = cityAt(asked.location.pathname);
  return metaOf(asked, cityText(city, content));
};

/** What the embassy says of itself, with its page and the day we read it; what it does not say is left out. */
function PostFacts({ content, city, now }: Pick<Tongue, 'content'> & { city: City; now: Date }) {
  const t = translator(content, 'pages');
  const post: Post = posts[city];
  const { checked, isOld } = checkedText(content, post, now);
  const link = (href: string) => <SourceLink content={content} href={href} />;
  const rows = [
    { name: t('citas.address'), value: post.address && <bdi>{post.address}</bdi> },
    { name: t('citas.firstVisit'), value: post.firstVisit && t(`citas.${post.firstVisit}`) },
    { name: t('citas.scheduling'), value: post.scheduling && link(post.scheduling) },
    { name: t('citas.website'), value: link(post.website) },
    { name: t('citas.code'), value: <bdi>{post.code}</bdi> },
    {
      name: t('citas.otherPosts'),
      value: post.otherPosts.length > 0 && <bdi>{new Intl.ListFormat(content).format(post.otherPosts)}</bdi>,
    },
  ].filter(({ value }) => value);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-5">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-2">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid content-start gap-0.5 border-line border-s-2 ps-3">
            <dt className="text-quiet text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
        {link(post.source)}
        {checked}
        {isOld && <OldMark text={translator(content, 'facts')('old')} />}
      </p>
    </div>
  );
}

export default function CityPage({ loaderData: { now, waits, rates } }: Route.ComponentProps) {
  const { city, locale, content } = cityAt(useLocation().pathname);
  const tongue = { locale, content };
  const t = translator(content, 'pages');
  const board = waitBoard(waits);
  const history = board.history(city, 'visitor');
  const { text, facts } = filledText(tongue, cityText(city, content), now);
  const shared = { locale: content, linkLocale: locale, sid: 'FirstTime', rates, now } as const;
  return (
    <TextPage
      {...tongue}
      place={`appointments-${city}`}
      crumbs={crumbsTo(tongue, 'appointments')}
      filled={{ text, facts: withFees(facts, content, [shared.sid], now) }}
      scene={skylines[city]}
      options={{ country: 'US' }}
    >
      <Section id="cost" title={t('sections.costWait')}>
        <PlacePanel isHere city={city} {...shared} wait={{ board, category: 'visitor' }} />
        <CityWaitTable content={content} board={board} now={now} city={city} />
        <WaitSource content={content} sources={board.sources(city)} />
      </Section>
      {chartPoints(history).length > 0 && (
        <Section id="history" title={t('citas.history')} intro={t('citas.historyText')}>
          <div className="max-w-2xl rounded-card border border-line bg-card p-4">
            <WaitChart history={history} locale={content} label={t('citas.historyText')} />
          </div>
        </Section>
      )}
      <WaitAlert locale={content} city={city} category="visitor" latest={board.latest(city, 'visitor')} />
      <Section id="post" title={t('citas.facts')}>
        <PostFacts content={content} city={city} now={now} />
        <Guides {...tongue} postIds={cityGuides[city]} />
      </Section>
      <Section id="cities" title={t('citas.other')}>
        <WaitCards {...tongue} board={board} now={now} except={city} />
      </Section>
    </TextPage>
  );
}

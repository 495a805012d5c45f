/** Directories /usa and /canada: every service of a destination, and which one is mine. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { QuizLink } from '#app/features/quiz/public/link.tsx';
import { PassportAnswer } from '#app/features/site/passport-answer.tsx';
import { ServiceLinks, servicesOf, shownServices } from '#app/features/site/related-services.tsx';
import { pageText } from '#app/features/texts/files.server.ts';
import { withFacts, withFees } from '#app/features/texts/fill.server.ts';
import { TextPage } from '#app/features/texts/page.tsx';
import { Section } from '#app/features/texts/parts.tsx';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { startOf } from '#app/paths.ts';
import { skylines } from '#app/ui/scenes/skylines.tsx';
import { passports } from '#content/passports.ts';
import type { Route } from './+types/screen.ts';

const destinations = {
  usa: { country: 'US', scene: skylines.us, visit: 'us-visitor' },
  canada: { country: 'CA', scene: skylines.canada, visit: 'ca-visitor' },
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, rates: await readRates(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { screen, content } = placeAt(asked.location.pathname);
  return metaOf(asked, pageText(screen, content));
};

export default function Directory({ loaderData: { now, rates } }: Route.ComponentProps) {
  const { screen, ...tongue } = placeAt(useLocation().pathname);
  const { country, scene, visit } = destinations[screen as keyof typeof destinations];
  const pages = servicesOf(country);
  const { text, facts: named } = filledText(tongue, pageText(screen, tongue.content), now);
  const facts = withFacts(named, tongue.content, [passports[country].source], now);
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue)}
      filled={{ text, facts: withFees(facts, tongue.content, shownServices(pages), now) }}
      scene={scene}
      options={startOf(screen)}
      answer={
        <>
          <ReaderScript />
          <PassportAnswer {...tongue} destination={country} now={now} />
        </>
      }
    >
      <Section id="services" title={translator(tongue.content, 'pages')('directory.services')}>
        <ServiceLinks {...tongue} pages={pages} rates={rates.rates} isDetailed />
        <QuizLink {...tongue} page={visit} />
        <QuizLink {...tongue} />
      </Section>
    </TextPage>
  );
}

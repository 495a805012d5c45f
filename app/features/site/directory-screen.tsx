/** Directories /usa and /canada: every service of a destination, and which one is mine. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates-store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { startOf } from '#app/paths.ts';
import { skylines } from '#app/ui/scenes/skylines.tsx';
import type { Route } from './+types/directory-screen.ts';
import { pageText } from './content-files.server.ts';
import { crumbsTo, filledText, metaOf, placeAt } from './page-at.server.ts';
import { Section } from './page-parts.tsx';
import { withFees } from './page-text.server.ts';
import { ServiceLinks, servicesOf, shownServices } from './related-services.tsx';
import { TextPage } from './text-page.tsx';

const destinations = {
  usa: { country: 'US', scene: skylines.us },
  canada: { country: 'CA', scene: skylines.canada },
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
  const { country, scene } = destinations[screen as keyof typeof destinations];
  const pages = servicesOf(country);
  const { text, facts } = filledText(tongue, pageText(screen, tongue.content), now);
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue)}
      filled={{ text, facts: withFees(facts, tongue.content, shownServices(pages), now) }}
      scene={scene}
      options={startOf(screen)}
    >
      <Section id="services" title={translator(tongue.content, 'pages')('directory.services')}>
        <ServiceLinks {...tongue} pages={pages} rates={rates.rates} across={country === 'US' ? 4 : 2} />
      </Section>
    </TextPage>
  );
}

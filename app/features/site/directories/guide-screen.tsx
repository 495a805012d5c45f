/** Pages that are a text with a next step: moving an appointment (/reagendar) and the renewal landing (/renewal) (D10). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { RelatedServices, relatedTo, shownServices } from '#app/features/site/related-services.tsx';
import { pageText } from '#app/features/texts/files.server.ts';
import { withFees } from '#app/features/texts/fill.server.ts';
import { TextPage } from '#app/features/texts/page.tsx';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import type { Route } from './+types/guide-screen.ts';

const guides = {
  reschedule: { scene: serviceScenes.reschedule, service: 'us-interview' },
  'renewal-landing': { scene: serviceScenes['us-renewal'], service: 'us-interview' },
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, rates: await readRates(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { screen, content } = placeAt(asked.location.pathname);
  return metaOf(asked, pageText(screen, content));
};

export default function Guide({ loaderData: { now, rates } }: Route.ComponentProps) {
  const { screen, ...tongue } = placeAt(useLocation().pathname);
  const { scene, service } = guides[screen as keyof typeof guides];
  const { text, facts } = filledText(tongue, pageText(screen, tongue.content), now);
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue)}
      filled={{ text, facts: withFees(facts, tongue.content, shownServices(relatedTo(service)), now) }}
      scene={scene}
      options={{ country: 'US' }}
      after={<RelatedServices {...tongue} name={service} rates={rates.rates} />}
    >
      <ReaderScript />
    </TextPage>
  );
}

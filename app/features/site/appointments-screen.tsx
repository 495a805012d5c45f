/** /citas: the five cities with what is published for each, and how appointments work. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/link.tsx';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import type { Route } from './+types/appointments-screen.ts';
import { pageText } from './content-files.server.ts';
import { crumbsTo, filledText, metaOf, placeAt } from './page-at.server.ts';
import { Section } from './page-parts.tsx';
import { TextPage } from './text-page.tsx';
import { WaitCards } from './wait-cards.tsx';
import { waitBoard } from './wait-rules.ts';
import { readWaits } from './wait-store.server.ts';
import { WaitSource } from './wait-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, waits: await readWaits(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { screen, content } = placeAt(asked.location.pathname);
  return metaOf(asked, pageText(screen, content));
};

export default function Appointments({ loaderData: { now, waits } }: Route.ComponentProps) {
  const { screen, ...tongue } = placeAt(useLocation().pathname);
  const t = translator(tongue.content, 'pages');
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue)}
      filled={filledText(tongue, pageText(screen, tongue.content), now)}
      scene={serviceScenes.appointments}
      options={{ country: 'US' }}
    >
      <Section id="cities" title={t('citas.cards')}>
        <WaitCards {...tongue} board={waitBoard(waits)} now={now} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <WaitSource content={tongue.content} />
          <TextLink alone href={pathTo('wait-times', tongue.locale)}>
            {t('citas.all')}
          </TextLink>
        </div>
      </Section>
    </TextPage>
  );
}

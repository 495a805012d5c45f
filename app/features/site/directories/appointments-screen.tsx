/** /citas: the five cities with what is published for each, and how appointments work. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { QuizLink } from '#app/features/quiz/public/link.tsx';
import { pageText } from '#app/features/texts/files.server.ts';
import { TextPage } from '#app/features/texts/page.tsx';
import { Section } from '#app/features/texts/parts.tsx';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { WaitCards } from '#app/features/waits/cards.tsx';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/appointments-screen.ts';

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
        <TextLink alone href={pathTo('wait-times', tongue.locale)}>
          {t('citas.all')}
        </TextLink>
        <QuizLink {...tongue} page="us-visitor" />
        <QuizLink {...tongue} />
      </Section>
    </TextPage>
  );
}

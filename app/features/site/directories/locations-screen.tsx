/** /locations: the consulates by country, each with its page (D10). */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { QuizLink } from '#app/features/quiz/public/link.tsx';
import { pageText } from '#app/features/texts/files.server.ts';
import { TextPage } from '#app/features/texts/page.tsx';
import { Section } from '#app/features/texts/parts.tsx';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import type { Route } from './+types/locations-screen.ts';
import { PostList } from './post-list.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ now: context.get(ctxContext).now });

export const meta = (asked: Route.MetaArgs) => {
  const { screen, content } = placeAt(asked.location.pathname);
  return metaOf(asked, pageText(screen, content));
};

export default function Locations({ loaderData: { now } }: Route.ComponentProps) {
  const { screen, ...tongue } = placeAt(useLocation().pathname);
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue)}
      filled={filledText(tongue, pageText(screen, tongue.content), now)}
      scene={serviceScenes.appointments}
    >
      <Section id="posts" title={translator(tongue.content, 'pages')('citas.posts')}>
        <PostList {...tongue} />
        <QuizLink {...tongue} page="us-visitor" />
        <QuizLink {...tongue} />
      </Section>
    </TextPage>
  );
}

/** /citas/wait-times: every published figure, city by city, in months by category, with its history. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { pageText } from '#app/features/texts/files.server.ts';
import { TextPage } from '#app/features/texts/page.tsx';
import { QuickJump, Section } from '#app/features/texts/parts.tsx';
import { crumbsTo, filledText, metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { WaitChart } from '#app/features/waits/chart.tsx';
import { waitBoard } from '#app/features/waits/rules.ts';
import { readWaits } from '#app/features/waits/store.server.ts';
import { CityWaitTable, WaitSource } from '#app/features/waits/table.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { CITIES } from '#content/waits.ts';
import type { Route } from './+types/wait-times-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { now: ctx.now, waits: await readWaits(ctx) };
}

export const meta = (asked: Route.MetaArgs) => {
  const { screen, content } = placeAt(asked.location.pathname);
  return metaOf(asked, pageText(screen, content));
};

export default function WaitTimes({ loaderData: { now, waits } }: Route.ComponentProps) {
  const { screen, ...tongue } = placeAt(useLocation().pathname);
  const t = translator(tongue.content, 'pages');
  const board = waitBoard(waits);
  return (
    <TextPage
      {...tongue}
      place={screen}
      crumbs={crumbsTo(tongue, 'appointments')}
      filled={filledText(tongue, pageText(screen, tongue.content), now)}
      scene={serviceScenes.reschedule}
      options={{ country: 'US' }}
    >
      <div className="grid gap-10">
        <QuickJump
          content={tongue.content}
          entries={CITIES.map((city) => ({ id: city, title: t(`cities.${city}`) }))}
        />
        {CITIES.map((city) => (
          <Section key={city} id={city} title={t(`cities.${city}`)}>
            <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
              <CityWaitTable content={tongue.content} board={board} now={now} city={city} />
              <WaitChart
                history={board.history(city, 'visitor')}
                locale={tongue.content}
                label={`${t(`cities.${city}`)}: ${t('citas.historyText')}`}
              />
            </div>
            <TextLink alone href={pathTo(`appointments-${city}`, tongue.locale)}>
              {t('wait.more', { city: t(`cities.${city}`) })}
            </TextLink>
          </Section>
        ))}
        <WaitSource content={tongue.content} />
      </div>
    </TextPage>
  );
}

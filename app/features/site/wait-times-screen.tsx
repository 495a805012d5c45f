/** /citas/wait-times: every published figure, city by city, in months by category, with its history. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/link.tsx';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { CITIES } from '#content/waits.ts';
import type { Route } from './+types/wait-times-screen.ts';
import { pageText } from './content-files.server.ts';
import { crumbsTo, filledText, metaOf, placeAt } from './page-at.server.ts';
import { QuickJump, Section } from './page-parts.tsx';
import { TextPage } from './text-page.tsx';
import { WaitChart } from './wait-chart.tsx';
import { waitBoard } from './wait-rules.ts';
import { readWaits } from './wait-store.server.ts';
import { CityWaitTable, WaitSource } from './wait-table.tsx';

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

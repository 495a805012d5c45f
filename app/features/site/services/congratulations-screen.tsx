/** Where a quiz or a sign-up ends, one page a visa (D10): what was reached, and three things to do next. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { congratulationsTexts } from '#app/features/texts/files.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import { Actions, Sources } from '#app/features/texts/parts.tsx';
import { metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { type CongratulationsName, congratulations } from '#content/congratulations.ts';
import type { Route } from './+types/congratulations-screen.ts';

const isVisa = (visa: string): visa is CongratulationsName => Object.hasOwn(congratulations, visa);

export function loader({ context, params }: Route.LoaderArgs) {
  if (!isVisa(params.visa)) throw new Response(null, { status: 404 });
  return { now: context.get(ctxContext).now, visa: params.visa };
}

export const meta = (asked: Route.MetaArgs) => {
  if (!asked.loaderData) return [];
  const { content } = placeAt(asked.location.pathname);
  return [
    ...metaOf(asked, congratulationsTexts(content)[asked.loaderData.visa]),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function Congratulations({ loaderData: { now, visa } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const { text, facts } = fillText(content, congratulationsTexts(content)[visa], now);
  const Scene = serviceScenes.congratulations;
  return (
    <div className="mx-auto grid max-w-4xl gap-10 px-4 py-10 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_22rem]">
        <div className="grid gap-5">
          <h1 className="font-bold text-4xl">{text.title}</h1>
          <p className="text-lg text-quiet">{text.lead}</p>
        </div>
        <Scene className="h-auto w-full rounded-card" />
      </div>
      <ol className="grid gap-4 md:grid-cols-3">
        {text.next.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
            <span className="grid size-9 place-items-center rounded-full bg-sky font-bold text-deep tabular-nums">
              {index + 1}
            </span>
            <h2 className="font-semibold text-lg">{step.title}</h2>
            <p className="text-quiet">{step.text}</p>
          </li>
        ))}
      </ol>
      <Actions
        locale={locale}
        content={content}
        about={text.title}
        place={`congratulations-${visa}`}
        options={{ country: productOf(congratulations[visa]).country }}
      />
      <Sources content={content} facts={facts} />
    </div>
  );
}

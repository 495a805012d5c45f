/** Where a quiz or a sign-up ends, one page a service (D10): what was reached, and three things to do next. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import { ChangeServiceDialog } from '#app/features/site/change-service/dialog.tsx';
import { congratulationsTexts } from '#app/features/texts/files.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import { Coded, InlineText } from '#app/features/texts/inline.tsx';
import { Actions, Sources } from '#app/features/texts/parts.tsx';
import { metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
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
  const sid = congratulations[visa];
  const service = { sid, title: translator(content, 'catalogue')(`services.${sid}.title`) };
  const Scene = serviceScenes.congratulations;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-10 md:py-14">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_22rem]">
        <div className="grid gap-5">
          <h1 className="font-bold text-4xl">{text.title}</h1>
          <p className="text-lg text-quiet">
            <Coded text={text.lead} locale={content} />
          </p>
        </div>
        <Scene className="h-auto w-full rounded-card" />
      </div>
      <ol className="grid gap-4 md:grid-cols-3">
        {text.next.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
            <span className="grid size-9 place-items-center rounded-full bg-sky font-bold text-deep tabular-nums">
              {index + 1}
            </span>
            <h2 className="font-semibold text-lg">
              <Coded text={step.title} locale={content} />
            </h2>
            <p className="text-quiet">
              <InlineText text={step.text} locale={locale} />
            </p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Actions
          locale={locale}
          content={content}
          about={text.title}
          place={`congratulations-${visa}`}
          options={{ country: productOf(sid).country, service }}
        />
        <TextLink alone href={pathTo('congratulations-index', locale)}>
          {translator(content, 'pages')('congratulations.all')}
        </TextLink>
      </div>
      <Sources content={content} facts={facts} />
      <ChangeServiceDialog locale={locale} content={content} />
    </div>
  );
}

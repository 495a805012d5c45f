/** Around each screen of the app: the texts that its row of the site map names, beside those that every screen has. */
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { IntlProvider } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { mergeTexts } from '#app/i18n/merge-texts.ts';
import { textsFor } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { rowOf } from '#app/paths.ts';
import type { Route } from './+types/texts-layout.ts';
import { useAppData } from './data.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const place = screenAt(new URL(request.url).pathname);
  return textsFor(context.get(ctxContext).locale, place ? (rowOf(place.screen).texts ?? []) : []);
}

/** Texts change with the screen and with nothing else. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  screenAt(currentUrl.pathname)?.screen !== screenAt(nextUrl.pathname)?.screen;

export default function TextsLayout({ loaderData: own }: Route.ComponentProps) {
  const { locale, now, timeZone, messages } = useAppData();
  return (
    <IntlProvider locale={locale} now={now} timeZone={timeZone} messages={mergeTexts(messages, own)}>
      <Outlet />
    </IntlProvider>
  );
}

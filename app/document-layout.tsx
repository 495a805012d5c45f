/** The frame of documents: rendered on the server, with one small script that wakes islands. */
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/document-layout.ts';
import { ctxContext } from './ctx.server.ts';
import { Notice } from './features/site/notice.tsx';
import { PageFrame } from './features/site/page-frame.tsx';
import { localeOf } from './i18n/locales.ts';
import { screenAt, screenRows } from './paths.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { islandsScript, isInApp } = context.get(ctxContext);
  return { script: islandsScript, isInApp };
};

const plain = new Set<string>(
  screenRows()
    .filter(({ kind }) => kind === 'developer' || kind === 'demo')
    .map(({ name }) => name),
);

export default function DocumentLayout({ loaderData: { script, isInApp } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const place = screenAt(pathname);
  return (
    <>
      {plain.has(place?.screen ?? '') ? (
        <Outlet />
      ) : (
        <PageFrame locale={localeOf(pathname)} here={place?.screen} isInApp={isInApp}>
          <Outlet />
        </PageFrame>
      )}
      {import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />}
      <script type="module" src={script} />
    </>
  );
}

/** Something failed while rendering: said plainly, in the language of the address. */
export function ErrorBoundary() {
  const locale = localeOf(useLocation().pathname);
  return (
    <PageFrame locale={locale} here={undefined} isInApp={false}>
      <Notice locale={locale} kind="failed" />
    </PageFrame>
  );
}

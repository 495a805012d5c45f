/** The frame of documents: rendered on the server, with one small script that wakes islands. */
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/document-layout.ts';
import { ctxContext } from './ctx.server.ts';
import { Notice } from './features/site/notice.tsx';
import { localeOf } from './i18n/locales.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ script: context.get(ctxContext).islandsScript });

export default function DocumentLayout({ loaderData: { script } }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      {import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />}
      <script type="module" src={script} />
    </>
  );
}

/** Something failed while rendering: said plainly, in the language of the address. */
export function ErrorBoundary() {
  return <Notice locale={localeOf(useLocation().pathname)} kind="failed" />;
}

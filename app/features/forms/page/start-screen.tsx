/** /portal/applicants/{user_id}/form: to the page where this person goes on, or home. */
import { redirect } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { pageToOpen } from '#app/features/forms/view.server.ts';
import { pathTo } from '#app/paths.ts';
import type { Route } from './+types/start-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const page = await pageToOpen(ctx);
  throw redirect(page ? pathTo('portal-form-page', ctx.locale, page) : pathTo('portal', ctx.locale));
}

export default function FormStart() {
  return null;
}

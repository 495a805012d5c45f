/** /portal (spec 2, D9): each kind of person has a home of their own. */
import { redirectDocument } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { portalView } from '#app/features/portal/view.server.ts';
import { pathTo } from '#app/paths.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import type { Route } from './+types/screen.ts';
import { PrimaryHome } from './primary.tsx';
import { SecondaryHome } from './secondary.tsx';
import { StaffHome } from './staff.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  // Staff work in the back office; before their second factor there is nothing but the way to set it up (D17).
  if (isStaff(ctx.actor) && !ctx.actor.isLimited) throw redirectDocument(pathTo('admin', ctx.locale));
  return portalView(ctx);
}

export default function PortalScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('portal');
  return (
    <>
      <title>{t('title')}</title>
      {view.kind === 'primary' && <PrimaryHome view={view} />}
      {view.kind === 'secondary' && <SecondaryHome view={view} />}
      {view.kind === 'staff' && <StaffHome view={view} />}
    </>
  );
}

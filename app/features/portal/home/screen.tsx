/** /portal (spec 2, D9): each kind of person has a home of their own. */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { portalView } from '#app/features/portal/view.server.ts';
import type { Route } from './+types/screen.ts';
import { PrimaryHome } from './primary.tsx';
import { SecondaryHome } from './secondary.tsx';
import { StaffHome } from './staff.tsx';

export const loader = ({ context }: Route.LoaderArgs) => portalView(context.get(ctxContext));

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

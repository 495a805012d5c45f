/** /admin/people/{user_id}/portal: the home of the person as they see it. Read only: nothing in it can be pressed or sent. */
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { PrimaryHome } from '#app/features/portal/home/primary.tsx';
import { SecondaryHome } from '#app/features/portal/home/secondary.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/portal-screen.ts';
import { seenAs } from './seen-as.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => seenAs(context.get(ctxContext));

/** Links and buttons are there to be read: what is pressed goes nowhere. What only unfolds may be unfolded. */
function OnlySeen({ label, children }: { label: string; children: ReactNode }) {
  const refuse = (event: SyntheticEvent) => {
    if (event.type === 'click' && (event.target as Element).closest('summary')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      aria-label={label}
      onClickCapture={refuse}
      onAuxClickCapture={refuse}
      onSubmitCapture={refuse}
      onChangeCapture={refuse}
      className="rounded-card border-2 border-edge border-dashed p-4"
    >
      {children}
    </section>
  );
}

export default function PortalSeen({ loaderData: { view, name, user_id } }: Route.ComponentProps) {
  const t = useTranslations('office.seen');
  const title = t('title', { name });
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <Banner kind="warning" title={title}>
        <p>{t('text')}</p>
        <p>
          <ScreenLink to="admin-person" params={{ user_id }}>
            {t('back')}
          </ScreenLink>
        </p>
      </Banner>
      <OnlySeen label={title}>
        {view.kind === 'primary' && <PrimaryHome view={view} isOnlySeen />}
        {view.kind === 'secondary' && <SecondaryHome view={view} />}
      </OnlySeen>
    </div>
  );
}

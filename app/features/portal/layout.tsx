/** The frame of the portal (spec 2 "Onboarding layout"): tools, the three steps with their progress, the service. */
import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useWelcome } from '#app/features/accounts/log-in/welcome.ts';
import { LogOutButton } from '#app/features/accounts/sessions/log-out-button.tsx';
import { type PortalTools, PortalToolsContext } from '#app/features/chrome/app/portal-tools.ts';
import { screenAt } from '#app/path-match.ts';
import { rowOf } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Toasts, useToasts } from '#app/ui/notices/toast.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/layout.ts';
import { ServiceChoice, ServiceDialog } from './service-choice.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { Steps } from './steps.tsx';
import { frameView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => frameView(context.get(ctxContext));

function Tools({ onSettings }: { onSettings(): void }) {
  const t = useTranslations('portal');
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1">
      <div className="me-auto">
        <ScreenLink to="home" look="plain">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="chevron-start" />
            {t('frame.exit')}
          </span>
        </ScreenLink>
      </div>
      <button
        type="button"
        onClick={onSettings}
        className="inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-full px-3 font-semibold text-deep transition-colors hover:bg-sky"
      >
        <Icon name="gear" className="size-6" />
        <span className="max-sm:sr-only">{t('frame.settings')}</span>
      </button>
      <LogOutButton kind="plain" compact />
    </div>
  );
}

/** The step that the screen belongs to, where it belongs to one. */
function useStep() {
  const place = screenAt(useLocation().pathname);
  return place && rowOf(place.screen).step;
}

export default function PortalLayout({ loaderData: { person, application } }: Route.ComponentProps) {
  const t = useTranslations('portal');
  const here = useStep();
  const [open, setOpen] = useState<'settings' | 'service' | null>(null);
  const { toasts, show, close } = useToasts();
  const shut = () => setOpen(null);
  const tools = useMemo(
    (): PortalTools => ({
      openSettings: () => setOpen('settings'),
      chooseService: () => setOpen('service'),
      tell: (text) => show({ kind: 'good', text }),
    }),
    [show],
  );
  useWelcome(person.first_name, tools.tell);
  return (
    <PortalToolsContext value={tools}>
      <div className="border-line border-b bg-card">
        <div className="mx-auto grid max-w-6xl gap-2 px-4 py-2">
          <Tools onSettings={tools.openSettings} />
          {application && (
            <div className="grid gap-5 pb-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-12">
              <Steps {...application} here={here} />
              <ServiceChoice {...application} onChange={tools.chooseService} />
            </div>
          )}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-12 sm:pt-8">
        <Outlet />
      </div>
      {open === 'settings' && <SettingsDialog person={person} onClose={shut} />}
      {open === 'service' && application && (
        <ServiceDialog user_id={person.user_id} sid={application.sid} groups={application.groups} onClose={shut} />
      )}
      <Toasts label={t('frame.messages')} close={t('frame.close')} toasts={toasts} onClose={close} />
    </PortalToolsContext>
  );
}

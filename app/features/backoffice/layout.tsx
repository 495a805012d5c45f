/** The frame of the back office: one bar with its parts, what staff set for themselves, short messages. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useWelcome } from '#app/features/accounts/log-in/welcome.ts';
import { AppContent } from '#app/features/chrome/app/frame.tsx';
import { type PortalTools, PortalToolsContext, type SettingsTab } from '#app/features/chrome/app/portal-tools.ts';
import { unlessWithinScreen } from '#app/features/portal/revalidation.ts';
import { frameView } from '#app/features/portal/view.server.ts';
import { screenAt } from '#app/path-match.ts';
import { rowOf } from '#app/paths.ts';
import { Toasts, useToasts } from '#app/ui/notices/toast.tsx';
import type { Route } from './+types/layout.ts';
import { OfficeBar } from './bar.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { account, person } = await frameView(context.get(ctxContext));
  return { account, person };
}

export const shouldRevalidate = unlessWithinScreen;

const loadSettings = async () => ({
  default: (await import('#app/features/portal/settings-dialog.tsx')).SettingsDialog,
});
const SettingsDialog = lazy(loadSettings);

export default function OfficeLayout({ loaderData: { person } }: Route.ComponentProps) {
  const t = useTranslations('office.frame');
  const place = screenAt(useLocation().pathname);
  const [settings, setSettings] = useState<{ tab: SettingsTab | undefined } | null>(null);
  const { toasts, show, close } = useToasts();
  const tools = useMemo(
    (): PortalTools => ({
      /** Loaded before it opens: without a network one is told, and stays where one is. */
      openSettings: (tab) =>
        void loadSettings().then(
          () => setSettings({ tab }),
          () => show({ kind: 'alert', text: t('needsNetwork') }),
        ),
      chooseService: () => undefined,
      tell: (text, seconds) => show({ kind: 'good', text, seconds }),
    }),
    [show, t],
  );
  useWelcome(person.first_name, tools.tell);
  return (
    <PortalToolsContext value={tools}>
      <OfficeBar person={person} here={place && rowOf(place.screen).part} onSettings={tools.openSettings} />
      <AppContent>
        <div className="mx-auto w-full max-w-[90rem] px-4 pt-4 pb-12 sm:pt-6">
          <Outlet />
        </div>
      </AppContent>
      <Suspense>
        {settings && <SettingsDialog person={person} tab={settings.tab} onClose={() => setSettings(null)} />}
      </Suspense>
      <Toasts label={t('messages')} close={t('close')} toasts={toasts} onClose={close} />
    </PortalToolsContext>
  );
}

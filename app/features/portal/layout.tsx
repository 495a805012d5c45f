/** The frame of the portal (spec 2 "Onboarding layout", D45): one bar, and on the screens of a step one line with the steps. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useWelcome } from '#app/features/accounts/log-in/welcome.ts';
import { AppContent } from '#app/features/chrome/app/frame.tsx';
import { type PortalTools, PortalToolsContext, type SettingsTab } from '#app/features/chrome/app/portal-tools.ts';
import { screenAt } from '#app/path-match.ts';
import { rowOf } from '#app/paths.ts';
import { Toasts, useToasts } from '#app/ui/notices/toast.tsx';
import type { Route } from './+types/layout.ts';
import { PortalBar } from './bar.tsx';
import { unlessWithinScreen } from './revalidation.ts';
import { UploadsLine } from './uploads-line.tsx';
import { frameView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => frameView(context.get(ctxContext));

export const shouldRevalidate = unlessWithinScreen;

/** Only some screens have steps, and few people change their service: nobody else loads them (the form, quality H). */
const PortalSteps = lazy(async () => ({ default: (await import('./step-line.tsx')).PortalSteps }));
const loadService = async () => ({ default: (await import('./service-choice.tsx')).ServiceDialog });
const loadSettings = async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog });
const ServiceDialog = lazy(loadService);
const SettingsDialog = lazy(loadSettings);

type Open = { what: 'settings'; tab: SettingsTab | undefined } | { what: 'service' };

export default function PortalLayout({ loaderData: { person, service, application } }: Route.ComponentProps) {
  const t = useTranslations('portal');
  const place = screenAt(useLocation().pathname);
  const step = place && rowOf(place.screen).step;
  const [open, setOpen] = useState<Open | null>(null);
  const { toasts, show, close } = useToasts();
  const shut = () => setOpen(null);
  const tools = useMemo((): PortalTools => {
    /** Loaded before it opens: without a network one is told, and stays where one is. */
    const openWhen = (isThere: Promise<unknown>, what: Open) =>
      void isThere.then(
        () => setOpen(what),
        () => show({ kind: 'alert', text: t('frame.needsNetwork') }),
      );
    return {
      openSettings: (tab) => openWhen(loadSettings(), { what: 'settings', tab }),
      chooseService: () => openWhen(loadService(), { what: 'service' }),
      tell: (text, seconds) => show({ kind: 'good', text, seconds }),
    };
  }, [show, t]);
  useWelcome(person.first_name, tools.tell);
  return (
    <PortalToolsContext value={tools}>
      <header className="bg-card print:hidden">
        <PortalBar
          person={person}
          service={service}
          step={step}
          isHome={place?.screen === 'portal'}
          onSettings={tools.openSettings}
        />
        {application && step && (
          <Suspense>
            <PortalSteps {...application} service={service} here={step} onChange={tools.chooseService} />
          </Suspense>
        )}
        <UploadsLine here={place?.screen} />
      </header>
      <AppContent>
        <div className="mx-auto max-w-6xl px-4 pt-4 pb-12 sm:pt-8">
          <Outlet />
        </div>
      </AppContent>
      <Suspense>
        {open?.what === 'settings' && <SettingsDialog person={person} tab={open.tab} onClose={shut} />}
        {open?.what === 'service' && application && (
          <ServiceDialog user_id={person.user_id} sid={application.sid} groups={application.groups} onClose={shut} />
        )}
      </Suspense>
      <Toasts label={t('frame.messages')} close={t('frame.close')} toasts={toasts} onClose={close} />
    </PortalToolsContext>
  );
}

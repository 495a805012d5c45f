/** The frame of the portal (spec 2 "Onboarding layout"): tools, the three steps with their progress, the service. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LogOutButton } from '#app/features/accounts/sessions/log-out-button.tsx';
import { PORTAL_SLUGS, type PortalSlug } from '#app/features/accounts/steps/rules.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Progress } from '#app/ui/notices/progress.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { Stepper } from '#app/ui/wayfinding/stepper.tsx';
import { type StepState, stepStates } from './rules.ts';
import { type Settable, SettingsDialog } from './settings-dialog.tsx';

/** Opens the settings from the gear, and from wherever a screen needs them. */
export function useSettings(person: Settable) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <SettingsDialog person={person} onClose={() => setOpen(false)} />,
  };
}

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

const looks: Record<StepState, 'done' | 'current' | 'waiting'> = {
  done: 'done',
  current: 'current',
  todo: 'waiting',
  waiting: 'waiting',
  quote: 'waiting',
};

type StepsProps = { here?: PortalSlug | undefined; slug: PortalSlug; isQuote: boolean };

export function Steps({ slug, here = slug, isQuote }: StepsProps) {
  const t = useTranslations('portal');
  const states = stepStates(here, slug, { isQuote });
  const n = PORTAL_SLUGS.indexOf(here) + 1;
  const all = PORTAL_SLUGS.length;
  return (
    <div className="grid gap-4">
      <Progress
        id="portal-progress"
        label={t('frame.progress', { n, all, step: t(`steps.${here}.title`) })}
        value={n}
        max={all}
      />
      <Stepper
        along
        label={t('frame.steps')}
        steps={PORTAL_SLUGS.map((step) => ({
          key: step,
          title: t(`steps.${step}.title`),
          status: looks[states[step]],
          statusText: t(`state.${states[step]}`),
        }))}
      />
    </div>
  );
}

type Props = {
  onSettings(): void;
  /** Steps and service; somebody without an application has neither. */
  head?: ReactNode;
  children: ReactNode;
};

export function PortalFrame({ onSettings, head, children }: Props) {
  return (
    <>
      <div className="border-line border-b bg-card">
        <div className="mx-auto grid max-w-6xl gap-2 px-4 py-2">
          <Tools onSettings={onSettings} />
          {head && (
            <div className="grid gap-5 pb-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-12">{head}</div>
          )}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-12 sm:pt-8">{children}</div>
    </>
  );
}

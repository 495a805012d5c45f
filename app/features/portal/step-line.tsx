/** One line of a step screen: the three steps, how far one is, and the service, folded (spec 2 "Onboarding layout", D45). */
import { useTranslations } from 'use-intl';
import { Icon } from '#app/ui/icon.tsx';
import { FoldOut } from '#app/ui/overlays/fold-out.tsx';
import { StepLine } from '#app/ui/wayfinding/step-line.tsx';
import { PORTAL_SLUGS, type PortalSlug } from '#content/portal-steps.ts';
import { type DoneSteps, type StepState, stepStates } from './rules.ts';
import { ServiceChoice } from './service-choice.tsx';

const looks: Record<StepState, 'done' | 'current' | 'waiting'> = {
  done: 'done',
  current: 'current',
  todo: 'waiting',
  quote: 'waiting',
};

type Props = {
  here: PortalSlug;
  done: DoneSteps;
  service: { title: string; shortTitle: string } | null;
  isPaid: boolean;
  isQuote: boolean;
  onChange(): void;
};

export function PortalSteps({ here, done, service, isPaid, isQuote, onChange }: Props) {
  const t = useTranslations('portal');
  const states = stepStates(here, done, { isQuote });
  const n = PORTAL_SLUGS.indexOf(here) + 1;
  const all = PORTAL_SLUGS.length;
  return (
    <div>
      <div className="mx-auto flex min-h-9 max-w-6xl flex-wrap items-center justify-between gap-x-3 px-4">
        <StepLine
          label={t('frame.steps')}
          steps={PORTAL_SLUGS.map((step) => ({
            key: step,
            title: t(`steps.${step}`),
            status: looks[states[step]],
            statusText: t(`state.${states[step]}`),
          }))}
        />
        <FoldOut
          look="flex min-h-9 items-center gap-1 rounded-full px-1 text-deep hover:underline"
          button={
            <>
              <span className="sr-only">{t('service.label')}: </span>
              {service?.shortTitle ?? t('service.choose')}
              <Icon name="chevron-down" className="size-4" />
            </>
          }
        >
          {(close) => (
            <div className="w-80 max-w-full">
              <ServiceChoice
                service={service}
                isPaid={isPaid}
                onChange={() => {
                  close();
                  onChange();
                }}
              />
            </div>
          )}
        </FoldOut>
      </div>
      <progress
        aria-label={t('frame.progress', { n, all, step: t(`steps.${here}`) })}
        value={n}
        max={all}
        className="progress block h-1 w-full"
      />
    </div>
  );
}

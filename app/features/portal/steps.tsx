/** The three steps of the portal, how far one is and where one looks (spec 2, D9). */
import { useTranslations } from 'use-intl';
import { Progress } from '#app/ui/notices/progress.tsx';
import { Stepper } from '#app/ui/wayfinding/stepper.tsx';
import { PORTAL_SLUGS, type PortalSlug } from '#content/portal-steps.ts';
import { type StepState, stepStates } from './rules.ts';

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

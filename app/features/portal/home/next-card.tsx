/** The one thing to do now. A step whose screen does not exist yet is done with us by chat, never a dead link. */
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useAskHref } from '#app/features/portal/ask-card.tsx';
import type { NextStep } from '#app/features/portal/rules.ts';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { isScreen } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { SceneProps } from '#app/ui/scenes/pieces.tsx';
import { Documents } from '#app/ui/scenes/spots/documents.tsx';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Mail } from '#app/ui/scenes/spots/mail.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

type CardProps = { title: string; text: string; aside?: string | undefined; scene?: ComponentType<SceneProps> };

function Card({ title, text, aside, scene: Picture = Documents, children }: CardProps & { children: ReactNode }) {
  const t = useTranslations('portal');
  return (
    <section
      aria-label={t('next.label')}
      className="overflow-hidden rounded-2xl border border-line bg-card shadow-soft"
    >
      <div className="grid sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid content-center gap-3 p-5 sm:p-7">
          <p className="font-semibold text-deep text-sm">{t('next.label')}</p>
          <h2 className="text-2xl">{title}</h2>
          <p className="max-w-[52ch]">{text}</p>
          {aside && <p className="text-quiet text-sm">{aside}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-2.5 max-sm:*:w-full">{children}</div>
        </div>
        <div aria-hidden="true" className="me-7 self-center overflow-hidden rounded-card max-sm:hidden">
          <Picture className="block w-full" />
        </div>
      </div>
    </section>
  );
}

const pictures: Partial<Record<NextStep, ComponentType<SceneProps>>> = {
  interview_completed: Mail,
  visa_received: Done,
  form_completed: Done,
};

export function NextCard({ view: { next: what, service, minutes } }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const { chooseService } = usePortalTools();
  const askHref = useAskHref(service);
  const ask = (kind: 'main' | 'quiet') => (
    <ButtonLink kind={kind} icon="chat" href={askHref} data-event="whatsapp" data-place="portal-next">
      {t('next.chatButton')}
    </ButtonLink>
  );
  const scene = pictures[what] ?? Documents;

  if (what === 'service')
    return (
      <Card title={t('next.service')} text={t('next.serviceText')} scene={scene}>
        <Button kind="main" onClick={chooseService}>
          {t('next.serviceButton')}
        </Button>
      </Card>
    );
  if (what === 'questions' || what === 'payment') {
    const screen = `portal-${what}`;
    const isOpen = isScreen(screen);
    const time = minutes ? t('minutes', { n: minutes[what] }) : undefined;
    return (
      <Card
        title={t(`steps.${what}.title`)}
        text={t(`steps.${what}.text`)}
        aside={isOpen ? time : t('next.byChat')}
        scene={scene}
      >
        {isOpen ? (
          <ScreenLink to={screen as 'portal'} look="main">
            {t(`next.${what}Button`)}
          </ScreenLink>
        ) : (
          ask('main')
        )}
        <ScreenLink to="portal-applicants" look="plain">
          {t('next.family')}
        </ScreenLink>
      </Card>
    );
  }
  if (what === 'applicants')
    return (
      <Card
        title={t('steps.applicants.title')}
        text={t('next.applicantsText')}
        aside={minutes ? t('minutesEach', { n: minutes.applicants }) : undefined}
        scene={scene}
      >
        <ScreenLink to="portal-applicants" look="main">
          {t('next.applicantsButton')}
        </ScreenLink>
      </Card>
    );
  return (
    <Card title={t(`next.${what}`)} text={t(`next.${what}Text`)} scene={scene}>
      <ScreenLink to="portal-applicants" look="main">
        {t('next.applicantsButton')}
      </ScreenLink>
      {ask('quiet')}
    </Card>
  );
}

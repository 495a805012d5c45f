/** How a case ended, and what to do now (spec 4 visa_received, visa_denied): calm, without a promise. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Mail } from '#app/ui/scenes/spots/mail.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { usDenialPage } from '#content/outcomes.ts';
import type { OutcomeFacts } from './outcome.server.ts';
import type { Outcome } from './rules.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

const tones = { tick: 'text-good', 'arrow-end': 'text-deep', close: 'text-alert', info: 'text-deep' } as const;

function Points({ icon, items }: { icon: IconName & keyof typeof tones; items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={at} className="flex gap-2.5 leading-snug">
          <Icon name={icon} className={`mt-px size-5 ${tones[icon]}`} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

function Received({ facts: { country, stay, validity } }: { facts: OutcomeFacts }) {
  const t = useTranslations('case.outcome');
  const checks = ['name', 'passport', 'dates', 'class', 'entries'] as const;
  return (
    <>
      <Part title={t('received.check.title')}>
        <Points icon="tick" items={checks.map((one) => t(`received.check.${one}`))} />
        <Banner kind="info">
          <p>{t('received.wrong')}</p>
        </Banner>
      </Part>
      <Part title={t('received.travel.title')}>
        <Points
          icon="arrow-end"
          items={(['carry', 'proof', 'old'] as const).map((one) => t(`received.travel.${one}`))}
        />
      </Part>
      <Part title={t('received.meaning.title')}>
        <Points
          icon="info"
          items={[
            [
              t('received.meaning.border'),
              ...(stay && country ? [t('received.meaning.stay', { country, stay })] : []),
            ].join(' '),
            t('received.meaning.validity'),
            validity ? t('received.meaning.passport', { validity }) : t('received.meaning.passportPlain'),
          ]}
        />
      </Part>
    </>
  );
}

type Check = { user_id: string; form_name: string } | null;

function Denied({ facts: { hasSheet, guide, freeReview }, check }: { facts: OutcomeFacts; check: Check }) {
  const t = useTranslations('case.outcome');
  const section = (name: 's214' | 's221') =>
    t.rich(`denied.letter.${name}`, {
      b: (chunks) => (
        <strong dir="ltr" className="inline-block font-semibold">
          {chunks}
        </strong>
      ),
    });
  return (
    <>
      <Part title={t('denied.today.title')}>
        <Points
          icon="tick"
          items={(['keep', 'write', 'send', 'trip'] as const).map((one) => t(`denied.today.${one}`))}
        />
      </Part>
      <Part title={t('denied.letter.title')}>
        <p>{t(hasSheet ? 'denied.letter.us' : 'denied.letter.others')}</p>
        {hasSheet && (
          <>
            <Points icon="info" items={[section('s214'), section('s221')]} />
            <p>
              <TextLink href={usDenialPage} newTab={t('newTab')}>
                {t('denied.letter.source')}
              </TextLink>
            </p>
            {guide && (
              <p>
                <TextLink href={guide.href}>{guide.title}</TextLink>
              </p>
            )}
          </>
        )}
      </Part>
      <Part title={t('denied.avoid.title')}>
        <Points icon="close" items={(['same', 'hide', 'deals'] as const).map((one) => t(`denied.avoid.${one}`))} />
      </Part>
      <Part title={t('denied.money.title')}>
        <p>
          {t.rich('denied.money.policy', {
            link: (chunks) => <ScreenLink to="reschedule-refund-policy">{chunks}</ScreenLink>,
          })}{' '}
          {t('denied.money.again', { period: freeReview })}
        </p>
        {check && (
          <>
            <p>{t('denied.money.how')}</p>
            <p>
              <ScreenLink to="portal-form-check" params={check}>
                {t('denied.money.open')}
              </ScreenLink>
            </p>
          </>
        )}
      </Part>
    </>
  );
}

type Props = {
  outcome: Outcome;
  facts: OutcomeFacts;
  askHref: string;
  /** Where the answers are opened again after a denial. */
  check: Check;
  /** How the others of the family stand, where there are any. */
  others: ReactNode;
};

export function OutcomePage({ outcome, facts, askHref, check, others }: Props) {
  const t = useTranslations('case.outcome');
  const isReceived = outcome === 'visa_received';
  const Scene = isReceived ? Done : Mail;
  const kind = isReceived ? 'received' : 'denied';
  return (
    <article className="mx-auto grid max-w-5xl gap-8">
      <header className="grid items-center gap-x-10 gap-y-5 rounded-card bg-sky p-5 sm:p-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-3">
          <h1 className="text-3xl">{t(`${kind}.title`)}</h1>
          <p className="max-w-[60ch] text-lg leading-relaxed">{t(`${kind}.lead`)}</p>
          <div className="mt-1">
            <ButtonLink
              kind={isReceived ? 'quiet' : 'main'}
              wide
              icon="chat"
              href={askHref}
              data-event="send_whatsapp"
              data-place="portal-outcome"
            >
              {t('ask')}
            </ButtonLink>
          </div>
        </div>
        <Scene className="h-auto w-60 max-w-full rounded-card max-md:justify-self-center" />
      </header>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {isReceived ? <Received facts={facts} /> : <Denied facts={facts} check={check} />}
        {others}
      </div>
      {isReceived && facts.sources.length > 0 && (
        <footer className="grid gap-1 border-line border-t pt-4 text-quiet text-sm">
          <p>{t('sources')}</p>
          {facts.old && <p className="font-semibold">{facts.old}</p>}
          {facts.sources.map(({ name, label, href, checked }) => (
            <p key={name}>
              <TextLink href={href} newTab={t('newTab')}>
                {label}
              </TextLink>
              {` · ${checked}`}
            </p>
          ))}
        </footer>
      )}
    </article>
  );
}

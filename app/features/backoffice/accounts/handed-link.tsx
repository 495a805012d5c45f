/** A link to hand over: as text, as a message, and as a chat that only has to be sent. It is shown once. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { HandoverLink } from './client.ts';

type CopyProps = { label: string; button: string; value: string; dir?: 'ltr' };

function Copied({ label, button, value, dir }: CopyProps) {
  const t = useTranslations('office-accounts.handed');
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{label}</h3>
      <p dir={dir ?? 'auto'} className="select-all rounded-lg bg-sand px-3 py-2 text-start [overflow-wrap:anywhere]">
        {value}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="quiet" onClick={copy}>
          {button}
        </Button>
        <p role="status">{said && t(said)}</p>
      </div>
    </div>
  );
}

/** The heading takes the focus: what changed is what one came for. */
export function HandedLink({ handed, children }: { handed: HandoverLink; children?: ReactNode }) {
  const t = useTranslations('office-accounts.handed');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const until = format.dateTime(new Date(handed.expires_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="grid max-w-2xl gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('title')}
      </h2>
      <p>{t('lead', { until })}</p>
      <Copied label={t('link')} button={t('copyLink')} value={handed.link} dir="ltr" />
      <Copied label={t('text')} button={t('copyText')} value={handed.text} />
      <TextLink href={handed.chat} newTab={t('newTab')} alone>
        {t('chat')}
      </TextLink>
      {children}
    </section>
  );
}

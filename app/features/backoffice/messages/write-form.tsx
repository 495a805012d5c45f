/** A message to the person: a usual text to begin with, changed freely, by mail or as a text that WhatsApp opens with. */
import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { whatsappTo } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { writeMessage } from './client.ts';
import { CHANNELS, type Channel, MESSAGE_LENGTH, SUBJECT_LENGTH, TEMPLATES, type Template } from './rules.ts';
import type { MessagesView } from './view.server.ts';

const EMPTY = { template: null as Template | null, subject: '', message: '' };
const TOO_MANY = 429;

export function WriteForm({ view }: { view: MessagesView }) {
  const t = useTranslations('office.messages');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { isBusy, run, fail, errorAt, summary } = useSending<'message' | 'channel'>(id);
  const channels = CHANNELS.filter((one) => view.reach[one]);
  const [channel, setChannel] = useState<Channel>(channels[0] ?? 'mail');
  const [locale, setLocale] = useState<Locale>(view.language);
  const [typed, setTyped] = useState(EMPTY);
  const [sent, setSent] = useState<{ channel: Channel; href: string } | null>(null);
  const keys = useRef(keyPerContent());
  const begin = (template: Template | null, language: Locale) => {
    const text = template && view.texts[language]?.[template];
    setTyped(text ? { template, ...text } : { ...typed, template: null });
    setSent(null);
  };
  const send = () =>
    run(async () => {
      const { template, subject, message } = typed;
      if (!message.trim()) return fail(t('empty'), 'message');
      const mail = channel === 'mail';
      const writing = { channel, template, locale, subject: (mail && subject.trim()) || null, message: message.trim() };
      try {
        await writeMessage(view.user_id, writing, keys.current.keyOf({ to: view.user_id, ...writing }));
      } catch (error) {
        return fail(t(error instanceof HttpError && error.status === TOO_MANY ? 'tooMany' : 'failed'));
      }
      keys.current.arrived();
      setSent({ channel, href: mail ? '' : whatsappTo(view.reach.whatsapp ?? '', writing.message) });
      setTyped(EMPTY);
      await revalidate();
    });
  if (channels.length === 0)
    return (
      <Banner kind="info">
        <p>{t('unreachable')}</p>
      </Banner>
    );
  return (
    <section aria-labelledby={`${id}-new`} className="grid max-w-2xl gap-4">
      <h2 id={`${id}-new`} className="text-xl">
        {t('new')}
      </h2>
      {summary('')}
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          id={`${id}-channel`}
          label={t('channel')}
          value={channel}
          options={channels.map((one) => ({ value: one, label: t(`channels.${one}`) }))}
          onChange={({ target }) => setChannel(target.value as Channel)}
        />
        <SelectField
          id={`${id}-locale`}
          label={t('language')}
          value={locale}
          options={LOCALES.map((one) => ({ value: one, label: localeInfo[one].name }))}
          onChange={({ target }) => {
            setLocale(target.value as Locale);
            if (typed.template) begin(typed.template, target.value as Locale);
          }}
        />
        <SelectField
          id={`${id}-template`}
          label={t('template')}
          empty={t('own')}
          value={typed.template ?? ''}
          options={TEMPLATES.map((one) => ({ value: one, label: t(`templates.${one}`) }))}
          onChange={({ target }) => begin((target.value || null) as Template | null, locale)}
        />
      </div>
      {channel === 'mail' && (
        <TextField
          id={`${id}-subject`}
          label={t('subject')}
          maxLength={SUBJECT_LENGTH}
          lang={locale}
          dir={localeInfo[locale].dir}
          value={typed.subject}
          onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
        />
      )}
      <TextareaField
        id={`${id}-message`}
        label={t('message')}
        help={t('help', { language: localeInfo[view.language].name })}
        rows={8}
        maxLength={MESSAGE_LENGTH}
        lang={locale}
        dir={localeInfo[locale].dir}
        value={typed.message}
        error={errorAt('message')}
        onChange={({ target }) => setTyped({ ...typed, message: target.value })}
      />
      <Button kind="main" onClick={send} busy={isBusy ? t('busy') : undefined}>
        {t(`send.${channel}`)}
      </Button>
      <div role="status">
        {sent?.channel === 'mail' && <p>{t('sent')}</p>}
        {sent?.channel === 'whatsapp' && (
          <p>
            {t('ready')}{' '}
            <TextLink href={sent.href} newTab={t('newTab')}>
              {t('openWhatsApp')}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

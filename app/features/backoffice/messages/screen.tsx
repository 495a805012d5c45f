/** /admin/people/{user_id}/messages: write to the person, and what was written before. */
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/screen.ts';
import { readMessages, type ShownMessage } from './client.ts';
import { messagesView } from './view.server.ts';
import { WriteForm } from './write-form.tsx';

export const loader = ({ context }: Route.LoaderArgs) => messagesView(context.get(ctxContext));

type ListedMessage = Omit<ShownMessage, 'created_at'> & { created_at: Date | string };

function Message({ one }: { one: ListedMessage }) {
  const t = useTranslations('office.messages');
  const format = useFormatter();
  return (
    <li className="grid gap-1 rounded-card border border-line bg-card p-4">
      <p className="text-quiet text-sm">
        {t(`channels.${one.channel}`)} · <bdi>{one.by}</bdi> ·{' '}
        {format.dateTime(new Date(one.created_at), { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      {one.subject && (
        <p lang={one.locale} dir={localeInfo[one.locale].dir} className="font-semibold">
          {one.subject}
        </p>
      )}
      <p lang={one.locale} dir={localeInfo[one.locale].dir} className="whitespace-pre-line [overflow-wrap:anywhere]">
        {one.message}
      </p>
    </li>
  );
}

export default function MessagesScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office.messages');
  const [older, setOlder] = useState<{ messages: ShownMessage[]; next: string | null } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const next = older ? older.next : view.next;
  const showMore = async () => {
    if (!next) return;
    try {
      const found = await readMessages(view.user_id, next);
      setOlder({ messages: [...(older?.messages ?? []), ...found.messages], next: found.next });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const all: ListedMessage[] = [...view.messages, ...(older?.messages ?? [])];
  const title = t('title', { name: view.name });
  return (
    <div className="grid gap-8">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <WriteForm key={view.user_id} view={view} />
      <section aria-labelledby="case-messages" className="grid max-w-2xl gap-3">
        <h2 id="case-messages" className="text-xl">
          {t('before')}
        </h2>
        {all.length === 0 && <p className="text-quiet">{t('none')}</p>}
        <ul className="grid gap-3">
          {all.map((one) => (
            <Message key={one.staff_message_id} one={one} />
          ))}
        </ul>
        {next && (
          <Button kind="quiet" onClick={showMore}>
            {t('more')}
          </Button>
        )}
        {isFailed && <p role="alert">{t('moreFailed')}</p>}
      </section>
    </div>
  );
}

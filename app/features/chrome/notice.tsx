/** A page that only has something to say (missing, failed, closed for work), with the ways on. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ChatLink } from './chat-link.tsx';

const drawings = { notFound: 'not-found', failed: 'failed', maintenance: 'maintenance' } as const;

export function Notice({ locale, kind }: { locale: Locale; kind: keyof typeof drawings }) {
  const t = translator(locale, 'site');
  const Drawing = spots[drawings[kind]];
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 py-14">
      <Drawing className="h-auto w-60 max-w-full rounded-card" />
      <h1 className="font-bold text-3xl">{t(`${kind}Title`)}</h1>
      <p className="text-lg text-quiet">{t(kind)}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="main" href={pathTo('home', locale)}>
          {t('backHome')}
        </ButtonLink>
        <span className="flex items-center gap-2 text-deep">
          <Icon name="chat" />
          <ChatLink locale={locale} place="notice">
            {t('askOnWhatsApp')}
          </ChatLink>
        </span>
      </p>
    </div>
  );
}

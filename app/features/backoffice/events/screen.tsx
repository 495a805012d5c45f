/** /admin/events: what happened, who was told of it and why not, newest first by key; sent again by an admin (Q48). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ActDialog } from '#app/features/backoffice/marketing/act-dialog.tsx';
import { MarketingNav } from '#app/features/backoffice/marketing/nav.tsx';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { CONVERSION_EVENTS, SINKS, type Sink } from '#app/features/tracking/events.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { resendOne, resendParked } from './client.ts';
import { busyKey, Deliveries } from './deliveries.tsx';
import type { EventFilters } from './filters.ts';
import { DELIVERY_STATES } from './rules.ts';
import { type EventLine, type EventsView, eventsView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  eventsView(context.get(ctxContext), new URL(request.url).searchParams);

const TAKEN = 409;

function useResend() {
  const t = useTranslations('office-marketing.events');
  const { revalidate } = useRevalidator();
  const { say } = useOfficeTools();
  const [busy, setBusy] = useState<string | null>(null);
  async function one({ event_id }: EventLine, sink: Sink) {
    setBusy(busyKey(event_id, sink));
    try {
      await resendOne(event_id, sink);
      say({ kind: 'good', text: t('resent', { sink: t(`sinks.${sink}`) }) });
    } catch (error) {
      const isTaken = error instanceof HttpError && error.status === TAKEN;
      say({ kind: 'alert', text: t(isTaken ? 'resendTaken' : 'resendFailed') });
    }
    await revalidate();
    setBusy(null);
  }
  async function all(sink: Sink) {
    try {
      const { count } = await resendParked(sink);
      say({ kind: 'good', text: t('resentAll', { n: count }) });
    } catch {
      return { text: t('resendFailed') };
    }
    await revalidate();
    return null;
  }
  return { busy, one, all };
}

function Filters({ filters }: { filters: EventFilters }) {
  const t = useTranslations('office-marketing');
  const chosen = (name: keyof EventFilters) => ({
    ...{ id: `events-${name}`, name, empty: t('list.any'), defaultValue: filters[name] ?? '' },
  });
  return (
    <form method="get" className="flex flex-wrap items-end gap-4">
      <SelectField
        {...chosen('event')}
        label={t('events.event')}
        options={CONVERSION_EVENTS.map((value) => ({ value, label: t(`events.events.${value}`) }))}
      />
      <SelectField
        {...chosen('sink')}
        label={t('events.receiver')}
        options={SINKS.map((value) => ({ value, label: t(`events.sinks.${value}`) }))}
      />
      <SelectField
        {...chosen('state')}
        label={t('events.state')}
        options={DELIVERY_STATES.map((value) => ({ value, label: t(`events.states.${value}`) }))}
      />
      <Button kind="quiet" type="submit">
        {t('list.apply')}
      </Button>
      {Object.keys(filters).length > 0 && <ScreenLink to="admin-events">{t('list.clear')}</ScreenLink>}
    </form>
  );
}

type ParkedEvent = EventsView['parked'][number];

function ParkedBox({ parked, onResend }: { parked: readonly ParkedEvent[]; onResend(one: ParkedEvent): void }) {
  const t = useTranslations('office-marketing.events');
  return (
    <section className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 className="text-xl">{t('parked')}</h2>
      <ul className="grid gap-1">
        {parked.map((one) => {
          const sink = t(`sinks.${one.sink}`);
          return (
            <li key={one.sink} className="flex flex-wrap items-center gap-x-4">
              <span>{t('parkedOf', { sink, n: one.count })}</span>
              <Button kind="plain" icon="turn" aria-label={t('resendAllOf', { sink })} onClick={() => onResend(one)}>
                {t('resendAll')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Event({
  event,
  ...resend
}: {
  event: EventLine;
  busy: string | null;
  onResend: (e: EventLine, s: Sink) => void;
}) {
  const t = useTranslations('office-marketing.events');
  const format = useFormatter();
  const { user_id, lead_id } = event;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="font-semibold text-lg">{t(`events.${event.event}`)}</h2>
        {event.value && <span className="tabular-nums">{event.value}</span>}
        <time dateTime={event.created_at.toISOString()} className="text-quiet text-sm">
          {format.dateTime(event.created_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {user_id && (
          <ScreenLink to="admin-person" params={{ user_id }}>
            {t('person')}
          </ScreenLink>
        )}
        {lead_id && (
          <ScreenLink to="admin-lead" params={{ lead_id }}>
            {t('lead_of')}
          </ScreenLink>
        )}
        {!user_id && !lead_id && <span className="text-quiet text-sm">{t('gone')}</span>}
      </div>
      <Deliveries event={event} {...resend} />
    </li>
  );
}

export default function EventsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-marketing');
  const { filters, events, parked, next, isLater } = view;
  const { busy, one, all } = useResend();
  const [sending, setSending] = useState<ParkedEvent | null>(null);
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <div className="grid gap-4">
      <title>{t('events.title')}</title>
      <h1 className="text-2xl">{t('events.title')}</h1>
      <MarketingNav here="events" isAdmin />
      <p className="text-quiet">{t('events.lead')}</p>
      {view.isWrong && (
        <Banner kind="warning">
          <p>{t('list.wrong')}</p>
        </Banner>
      )}
      {parked.length > 0 && <ParkedBox parked={parked} onResend={setSending} />}
      <Filters key={JSON.stringify(filters)} filters={filters} />
      {events.length === 0 && (
        <EmptyState
          title={t(hasFilters ? 'list.noneFiltered' : 'events.none')}
          text={t(hasFilters ? 'list.noneFilteredText' : 'events.noneText')}
          scene={<Empty className="w-60" />}
        />
      )}
      <ul className="grid gap-3">
        {events.map((event) => (
          <Event key={event.event_id} event={event} busy={busy} onResend={(...given) => void one(...given)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-5">
        {isLater && (
          <ScreenLink to="admin-events" query={filters}>
            {t('list.newest')}
          </ScreenLink>
        )}
        {next && (
          <ScreenLink to="admin-events" look="quiet" query={{ ...filters, before: next }}>
            {t('list.more')}
          </ScreenLink>
        )}
      </div>
      {sending && (
        <ActDialog
          words={{
            ...{ title: t('events.resendAllTitle', { sink: t(`events.sinks.${sending.sink}`) }) },
            ...{ lead: t('events.resendAllLead', { n: sending.count }), send: t('events.send') },
            ...{ busy: t('events.busy'), cancel: t('events.cancel'), close: t('events.close') },
          }}
          onSend={() => all(sending.sink)}
          onClose={() => setSending(null)}
        />
      )}
    </div>
  );
}

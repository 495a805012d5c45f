/** /admin/content/rates: what a dollar is worth on our pages, from whom and since when; an admin writes one by hand (D41). */
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ContentNav } from '#app/features/backoffice/content/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/rates-screen.ts';
import { RateDialog } from './rate-dialog.tsx';
import { type RateLine, type RatesView, ratesView } from './rates-view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ratesView(context.get(ctxContext), new URL(request.url).searchParams);

type Open = { line: RateLine; isBack: boolean };

function Rates({ rates, isAdmin, onOpen }: Pick<RatesView, 'rates' | 'isAdmin'> & { onOpen(open: Open): void }) {
  const t = useTranslations('office-content.rates');
  return (
    <Table
      columns={[
        { key: 'currency', title: t('currency') },
        { key: 'rate', title: t('perDollar'), numeric: true },
        { key: 'on', title: t('day') },
        { key: 'source', title: t('source') },
        ...(isAdmin ? [{ key: 'actions', title: t('actions') }] : []),
      ]}
      rows={rates.map((line) => ({
        key: line.currency,
        cells: {
          currency: (
            <span className="grid">
              <span>{line.currency}</span>
              <span className="font-normal text-quiet text-sm">{line.name}</span>
            </span>
          ),
          rate: (
            <span className="grid">
              <span>{line.shown}</span>
              {line.published && <span className="text-quiet text-sm">{t('instead', { rate: line.published })}</span>}
            </span>
          ),
          on: (
            <span className="grid justify-items-start gap-1 @max-lg:justify-items-end">
              {line.on}
              {line.isStale && <StatusPill status="going">{t('old')}</StatusPill>}
            </span>
          ),
          source: line.by ? (
            <TextLink href={line.by.href} newTab={t('newTab')}>
              {line.by.name}
            </TextLink>
          ) : (
            t(`sources.${line.source}`)
          ),
          actions: isAdmin && (
            <span className="-mx-4 flex flex-wrap @max-lg:justify-end">
              <Button
                kind="plain"
                aria-label={t('writeOf', { currency: line.currency })}
                onClick={() => onOpen({ line, isBack: false })}
              >
                {t('write')}
              </Button>
              {line.source === 'manual' && (
                <Button
                  kind="plain"
                  aria-label={t('backOf', { currency: line.currency })}
                  onClick={() => onOpen({ line, isBack: true })}
                >
                  {t('back')}
                </Button>
              )}
            </span>
          ),
        },
      }))}
    />
  );
}

function Days({ days, next, chosen, rates }: Pick<RatesView, 'days' | 'next' | 'chosen' | 'rates'>) {
  const t = useTranslations('office-content.rates');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  return (
    <section aria-labelledby="days" className="grid gap-3">
      <h2 id="days" className="text-xl">
        {t('history')}
      </h2>
      <div className="max-w-sm">
        <SelectField
          id="rates-currency"
          label={t('currency')}
          value={chosen}
          options={rates.map(({ currency, name }) => ({ value: currency, label: `${currency} · ${name}` }))}
          onChange={({ target }) => goTo(`${pathname}?currency=${target.value}`, { replace: true })}
        />
      </div>
      {days.length === 0 ? (
        <p>{t('noHistory')}</p>
      ) : (
        <Table
          columns={[
            { key: 'on', title: t('day') },
            { key: 'rate', title: t('perDollar'), numeric: true },
            { key: 'source', title: t('source') },
          ]}
          rows={days.map((day) => ({
            key: day.as_of,
            cells: {
              on: day.on,
              rate: day.rate,
              source: day.published ? t('manualInstead', { rate: day.published }) : t(`sources.${day.source}`),
            },
          }))}
        />
      )}
      {next && (
        <p>
          <ScreenLink to="admin-rates" look="quiet" query={{ currency: chosen, before: next }}>
            {t('more')}
          </ScreenLink>
        </p>
      )}
    </section>
  );
}

function Changes({ changes }: Pick<RatesView, 'changes'>) {
  const t = useTranslations('office-content.rates');
  return (
    <section aria-labelledby="changes" className="grid gap-3">
      <h2 id="changes" className="text-xl">
        {t('changes')}
      </h2>
      {changes.length === 0 ? (
        <p>{t('noChanges')}</p>
      ) : (
        <Table
          columns={[
            { key: 'on', title: t('day') },
            { key: 'what', title: t('what') },
            { key: 'by', title: t('by') },
            { key: 'reason', title: t('reason'), prose: true },
          ]}
          rows={changes.map(({ key, on, currency, from, to, isBack, by, reason }) => ({
            key,
            cells: {
              on,
              what: t(isBack ? 'tookBack' : 'wrote', { currency, from, to }),
              by: <bdi>{by}</bdi>,
              reason: <bdi dir="auto">{reason}</bdi>,
            },
          }))}
        />
      )}
    </section>
  );
}

export default function RatesScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-content.rates');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const { isAdmin, hasSource, rates } = view;
  return (
    <div className="grid gap-5">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <ContentNav here="rates" />
      <p className="max-w-[70ch] text-quiet">{t('lead')}</p>
      {!hasSource && <Banner kind="info">{t('noSource')}</Banner>}
      {!isAdmin && <p className="text-quiet">{t('readOnly')}</p>}
      <Said>{said}</Said>
      <Rates rates={rates} isAdmin={isAdmin} onOpen={setOpen} />
      <Days {...view} />
      <Changes {...view} />
      {open && (
        <RateDialog
          {...open}
          onDone={async () => {
            // The buttons of the list are those of what was read: it is told when they are the new ones.
            await revalidate();
            setSaid(t(open.isBack ? 'takenBack' : 'saved', { currency: open.line.currency }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** /admin/content/wait-times: published figures by city and category; an admin writes and corrects them (spec 2 "/citas", D2). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ContentNav } from '#app/features/backoffice/content/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/waits-screen.ts';
import { type Place, WaitDialog } from './wait-dialog.tsx';
import { type CategoryLine, type CityLine, type Figure, waitsView } from './waits-view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => waitsView(context.get(ctxContext));

type Acts = { isAdmin: boolean; onOpen(place: Place): void };

const Source = ({ figure }: { figure: Figure }) => (
  <TextLink href={figure.source_url} newTab={useTranslations('office-content.waits')('newTab')}>
    <bdi dir="ltr">{figure.site}</bdi>
  </TextLink>
);

function History({ city, line, isAdmin, onOpen }: Acts & { city: CityLine; line: CategoryLine }) {
  const t = useTranslations('office-content.waits');
  if (line.history.length < 2) return null;
  return (
    <Fold title={t('historyOf', { category: t(`categories.${line.category}`), n: line.history.length })}>
      <ul className="grid gap-1">
        {line.history.map((figure) => (
          <li key={figure.as_of} className="flex flex-wrap items-center gap-x-4 border-line not-last:border-b py-1">
            <span className="font-semibold">{figure.on}</span>
            <span>{t('point', { next: figure.next ?? t('none'), average: figure.average ?? t('none') })}</span>
            <Source figure={figure} />
            {isAdmin && (
              <Button
                kind="plain"
                aria-label={t('correctOf', { city: city.name, day: figure.on })}
                onClick={() => onOpen({ city: city.city, category: line.category, figure })}
              >
                {t('correct')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function City({ city, isAdmin, onOpen }: Acts & { city: CityLine }) {
  const t = useTranslations('office-content.waits');
  const actions = ({ category, latest }: CategoryLine) => {
    const name = t(`categories.${category}`);
    return (
      <span className="-mx-4 flex flex-wrap @max-lg:justify-end">
        <Button
          kind="plain"
          aria-label={t('writeOf', { city: city.name, category: name })}
          onClick={() => onOpen({ city: city.city, category, figure: null })}
        >
          {t('write')}
        </Button>
        {latest && (
          <Button
            kind="plain"
            aria-label={t('correctLatest', { city: city.name, category: name })}
            onClick={() => onOpen({ city: city.city, category, figure: latest })}
          >
            {t('correct')}
          </Button>
        )}
      </span>
    );
  };
  return (
    <section aria-labelledby={`city-${city.city}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`city-${city.city}`} className="text-xl">
          {city.name}
        </h2>
        <TextLink href={city.href} newTab={t('newTab')}>
          {t('page')}
        </TextLink>
      </div>
      <Table
        columns={[
          { key: 'category', title: t('category') },
          { key: 'next', title: t('next') },
          { key: 'average', title: t('average') },
          { key: 'on', title: t('asOf') },
          { key: 'alerts', title: t('alerts'), numeric: true },
          ...(isAdmin ? [{ key: 'actions', title: t('actions') }] : []),
        ]}
        rows={city.categories.map((line) => ({
          key: line.category,
          cells: {
            category: t(`categories.${line.category}`),
            next: line.latest?.next ?? t('none'),
            average: line.latest?.average ?? t('none'),
            on: line.latest ? (
              <span className="grid justify-items-start gap-1 @max-lg:justify-items-end">
                {line.latest.on}
                <Source figure={line.latest} />
                {line.latest.isOld && <StatusPill status="going">{t('old')}</StatusPill>}
              </span>
            ) : (
              t('never')
            ),
            alerts: line.alerts,
            actions: isAdmin && actions(line),
          },
        }))}
      />
      {city.categories.map((line) => (
        <History key={line.category} {...{ city, line, isAdmin, onOpen }} />
      ))}
    </section>
  );
}

export default function WaitsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-content.waits');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const { isAdmin, cities, shelfLife } = view;
  return (
    <div className="grid gap-5">
      <title>{t('title')}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {isAdmin && (
          <Button kind="main" onClick={() => setOpen({ city: 'bogota', category: 'visitor', figure: null })}>
            {t('writeTitle')}
          </Button>
        )}
      </div>
      <ContentNav here="waits" />
      <p className="max-w-[70ch] text-quiet">{t('lead', { days: shelfLife })}</p>
      {!isAdmin && <p className="text-quiet">{t('readOnly')}</p>}
      <Said>{said}</Said>
      {cities.map((city) => (
        <City key={city.city} {...{ city, isAdmin, onOpen: setOpen }} />
      ))}
      {open && (
        <WaitDialog
          {...view}
          place={open}
          onDone={async (what) => {
            // "The last figure" is the last that was read: it is told when the list is the new one.
            await revalidate();
            setSaid(t(what));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

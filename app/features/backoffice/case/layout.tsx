/** Around everything about one person: who it is, who holds the case, the family, and the tabs. Each tab is a screen with its own heading. */
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { tabsFor } from '#app/features/backoffice/wayfinding.ts';
import { screenAt } from '#app/path-match.ts';
import { rowOf } from '#app/paths.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { useShownInRow } from '#app/ui/wayfinding/use-shown-in-row.ts';
import type { Route } from './+types/layout.ts';
import { type CaseFrame, caseFrame } from './frame.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => caseFrame(context.get(ctxContext));

/** The others of the family, on the same tab. */
function Family({ frame, screen }: { frame: CaseFrame; screen: 'admin-person' }) {
  const t = useTranslations('office.case');
  if (frame.family.length < 2) return null;
  return (
    <nav aria-label={t('family')}>
      <ul className="flex gap-x-4 overflow-x-auto [scrollbar-width:none]">
        {frame.family.map(({ user_id, name }) => (
          <li key={user_id} className="shrink-0">
            <ScreenLink
              to={screen}
              params={{ user_id }}
              look="tab"
              aria-current={user_id === frame.user_id ? 'true' : undefined}
            >
              <bdi className="max-w-60 truncate">{name}</bdi>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function CaseLayout({ loaderData: frame }: Route.ComponentProps) {
  const t = useTranslations('office.case');
  const place = screenAt(useLocation().pathname);
  const here = place && rowOf(place.screen).tab;
  const tabs = tabsFor(frame.role);
  const row = useRef<HTMLUListElement>(null);
  useShownInRow(row, here);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-xl">
          <bdi className="min-w-0 font-semibold">{frame.name}</bdi>
          <span className="text-base text-quiet tabular-nums">{t('number', { number: frame.case_number })}</span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-quiet">
          <span>{frame.service ?? t('noService')}</span>
          <span>{frame.step}</span>
          <span>{t(frame.isPaid ? 'paid' : 'unpaid')}</span>
        </p>
        <Family frame={frame} screen={tabs.find(({ tab }) => tab === here)?.screen ?? 'admin-person'} />
      </div>
      <nav aria-label={t('tabs')}>
        <ul ref={row} className="flex gap-2 overflow-x-auto border-line border-b [scrollbar-width:none]">
          {tabs.map(({ tab, screen }) => (
            <li key={tab}>
              <ScreenLink
                to={screen}
                params={{ user_id: frame.user_id }}
                look="tab"
                aria-current={tab === here ? 'page' : undefined}
              >
                {t(`tab.${tab}`)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}

/** Wait-time cards per consulate city (spec 1): the next appointment for a visitor visa, its date, and the way to the rest. */

import { OldMark } from '#app/features/texts/old-mark.tsx';
import { Picture } from '#app/features/texts/pictures.server.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { CITIES, type City, WAIT_SOURCE } from '#content/waits.ts';
import type { WaitBoard } from './rules.ts';
import { shownWait } from './text.server.ts';

type Props = Tongue & { board: WaitBoard; now: Date; except?: City };

/** A row to scroll, by finger or keyboard; one date for all where it is one, and an old figure said once. */
export function WaitCards({ locale, content, board, now, except }: Props) {
  const t = translator(content, 'pages');
  const shown = CITIES.filter((city) => city !== except).map((city) => ({
    city,
    wait: shownWait(content, board.latest(city, 'visitor'), now),
  }));
  const days = [...new Set(shown.flatMap(({ wait }) => wait?.asOf ?? []))];
  return (
    <div className="grid gap-1">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('wait.row')}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-2 [scrollbar-width:thin] lg:mx-0 lg:scroll-px-0 lg:px-0"
      >
        {shown.map(({ city, wait }) => (
          <li key={city} className="w-36 shrink-0 grow snap-start">
            <a
              href={pathTo(`appointments-${city}`, locale)}
              className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-soft"
            >
              <Picture name={city} className="h-16 w-full object-cover" />
              <span className="grid content-start p-3 leading-snug">
                <span className="font-semibold group-hover:text-deep">{t(`cities.${city}`)}</span>
                <span className="font-bold text-deep">{wait?.next ?? t('wait.none')}</span>
                {wait && days.length > 1 && <span className="text-quiet text-sm">{wait.asOf}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
        {days.length === 1 && days[0] && t('wait.asOf', { date: days[0] })}
        {shown.some(({ wait }) => wait?.isOld) && <OldMark text={t('wait.old')} />}
        <TextLink
          href={WAIT_SOURCE}
          newTab={translator(content, 'facts')('newTab')}
          data-event="outbound_verification_click"
        >
          {t('wait.source')}
        </TextLink>
      </p>
    </div>
  );
}

/** Wait-time cards per consulate city (spec 1): the next appointment for a visitor visa, its date, and the way to the rest. */

import { OldMark } from '#app/features/texts/old-mark.tsx';
import { Picture } from '#app/features/texts/pictures.server.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { CITIES, type City } from '#content/waits.ts';
import type { WaitBoard } from './rules.ts';
import { shownWait } from './text.server.ts';

type Props = Tongue & { board: WaitBoard; now: Date; except?: City };

export function WaitCards({ locale, content, board, now, except }: Props) {
  const t = translator(content, 'pages');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {CITIES.filter((city) => city !== except).map((city) => {
        const wait = shownWait(content, board.latest(city, 'visitor'), now);
        return (
          <li key={city}>
            <a
              href={pathTo(`appointments-${city}`, locale)}
              className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-soft"
            >
              <Picture name={city} />
              <span className="grid content-start gap-1 p-4">
                <span className="flex items-center justify-between gap-2 font-semibold text-lg group-hover:text-deep">
                  {t(`cities.${city}`)}
                  <Icon name="arrow-end" className="size-4.5 text-deep" />
                </span>
                <span className="font-bold font-display text-deep text-xl">{wait?.next ?? t('wait.none')}</span>
                {wait && (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
                    {t('wait.asOf', { date: wait.asOf })}
                    {wait.isOld && <OldMark text={t('wait.old')} />}
                  </span>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

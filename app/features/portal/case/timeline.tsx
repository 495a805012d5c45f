/** What has happened in a case, newest first, in the reader's language and zone; the older lines are folded (D21). */
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';
import { type Line, STORY_OPEN } from './rules.ts';

function useClock() {
  const { locale, timeZone: fallback } = useAppData();
  const timeZone = useTimeZone(fallback);
  const clock = new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
  return (at: Date) => clock.format(at);
}

function Lines({ lines, start = 1 }: { lines: readonly Line[]; start?: number }) {
  const t = useTranslations('case.timeline');
  const clock = useClock();
  const whoOf = (by: Line['by']) => (by === 'you' || by === 'team' ? t(by) : by?.name);
  return (
    <ol start={start} className="grid">
      {lines.map(({ id, at, what, about, detail, by }) => (
        <li
          key={id}
          className="relative grid gap-0.5 ps-7 pb-5 before:absolute before:start-1 before:top-1.5 before:size-3 before:rounded-full before:border-2 before:border-deep before:bg-card after:absolute after:start-[0.5625rem] after:top-5 after:bottom-0 after:border-line after:border-s-2 after:border-dotted last:pb-1 last:after:hidden"
        >
          <p className="leading-snug">
            {t(what, { about: about === null ? 'self' : about ? 'named' : 'other', name: about ?? '', detail })}
          </p>
          <p className="text-quiet text-sm">
            <time dateTime={at.toISOString()}>{clock(at)}</time>
            {by && (
              <>
                {' · '}
                <bdi>{whoOf(by)}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Timeline({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('case.timeline');
  const older = lines.slice(STORY_OPEN);
  return (
    <div className="grid gap-1">
      <Lines lines={lines.slice(0, STORY_OPEN)} />
      {older.length > 0 && (
        <Fold title={t('more', { n: older.length })}>
          <Lines lines={older} start={STORY_OPEN + 1} />
        </Fold>
      )}
    </div>
  );
}

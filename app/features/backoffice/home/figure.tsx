/** One figure of the day: with two weeks of it as bars, or with the way to what it counts. */
import { useFormatter, useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { barHeights } from './rules.ts';

type Props = { name: string; isBad?: boolean } & (
  | { figures: readonly number[]; days: readonly string[] }
  | { figure: number; query: Record<string, string> }
);

const ROOM = 36;
const STEP = 10;

/** Time runs from the start of the line to its end, as it is read. */
function Bars({ figures, days }: { figures: readonly number[]; days: readonly string[] }) {
  const t = useTranslations('office.home');
  const format = useFormatter();
  const all = figures.reduce((sum, one) => sum + one, 0);
  return (
    <svg
      role="img"
      aria-label={t('chart', { n: all, days: days.length })}
      viewBox={`0 0 ${figures.length * STEP} ${ROOM + 1}`}
      preserveAspectRatio="none"
      className="h-10 w-full text-deep rtl:-scale-x-100"
    >
      <path d={`M0 ${ROOM + 0.5}h${figures.length * STEP}`} className="stroke-line" />
      {barHeights(figures, ROOM).map((height, at) => (
        <rect
          key={days[at]}
          x={at * STEP + 1.5}
          y={ROOM - height}
          width={STEP - 3}
          height={height}
          fill="currentColor"
          opacity={at === figures.length - 1 ? 1 : 0.45}
        >
          <title>
            {t('bar', {
              n: figures[at] ?? 0,
              day: format.dateTime(new Date(`${days[at]}T12:00:00Z`), { day: 'numeric', month: 'short' }),
            })}
          </title>
        </rect>
      ))}
    </svg>
  );
}

export function Figure({ name, isBad = false, ...rest }: Props) {
  const t = useTranslations('office.home');
  const figure = 'figures' in rest ? (rest.figures.at(-1) ?? 0) : rest.figure;
  return (
    <div className="grid content-start gap-2 rounded-card border border-line bg-card p-4">
      <dt className="text-quiet">{name}</dt>
      <dd className="grid gap-2">
        <span className={`font-bold text-3xl tabular-nums ${isBad ? 'text-alert' : ''}`}>{figure}</span>
        {'figures' in rest ? (
          <Bars {...rest} />
        ) : (
          <ScreenLink to="admin-cases" query={rest.query}>
            {t('show')}
          </ScreenLink>
        )}
      </dd>
    </div>
  );
}

/** The published figures as a line, from three points on (fewer are no line), and the same figures in a table below. */
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Table } from '#app/ui/table.tsx';
import { longDate } from '#content/legal/wording.ts';
import { chartPoints, type Wait } from './rules.ts';
import { monthsText } from './text.server.ts';

const WIDTH = 560;
const HEIGHT = 230;
const EDGE = { start: 34, end: 16, top: 34, bottom: 48 };

const shortDate = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** The drawing shrinks with the page, its words do not. */
const words = 'fill-quiet text-[13px] @max-md:text-[24px]';
const ROOM_OF_A_DATE = 115;

/** The first and the last place, and between them those whose dates have room. */
function apart(places: readonly number[]) {
  const last = places.at(-1) ?? 0;
  const shown: number[] = [];
  for (const place of places.slice(0, -1))
    if ([shown.at(-1), last].every((other) => other === undefined || Math.abs(other - place) >= ROOM_OF_A_DATE))
      shown.push(place);
  return new Set([...shown, last]);
}

/** Time runs as the page is read: the drawing is mirrored in Arabic by its places, not by a flip of its letters. */
export function WaitChart({ history, locale, label }: { history: readonly Wait[]; locale: Locale; label: string }) {
  const points = chartPoints(history).map((point) => ({ ...point, at: Date.parse(point.as_of) }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const t = translator(locale, 'pages');
  const most = Math.max(2, Math.ceil(Math.max(...points.map(({ months }) => months)) / 2) * 2);
  const isRtl = localeInfo[locale].dir === 'rtl';
  const along = (at: number) => {
    const share = (at - first.at) / (last.at - first.at);
    const room = WIDTH - EDGE.start - EDGE.end;
    return Math.round(isRtl ? WIDTH - EDGE.start - share * room : EDGE.start + share * room);
  };
  const up = (months: number) => Math.round(HEIGHT - EDGE.bottom - (months / most) * (HEIGHT - EDGE.top - EDGE.bottom));
  const line = points.map(({ at, months }, index) => `${index ? 'L' : 'M'}${along(at)} ${up(months)}`).join('');
  const side = isRtl ? WIDTH - 6 : 6;
  const dated = apart(points.map(({ at }) => along(at)));
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="h-auto w-full"
      >
        {[0, most / 2, most].map((months) => (
          <g key={months}>
            <path d={`M${EDGE.end} ${up(months)}H${WIDTH - EDGE.end}`} className="stroke-line" strokeWidth="1" />
            <text x={side} y={up(months) - 4} className={words} textAnchor="start">
              {months}
            </text>
          </g>
        ))}
        <path
          d={line}
          fill="none"
          className="stroke-deep"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(({ as_of, at, months }, index) => (
          <g key={as_of}>
            <circle cx={along(at)} cy={up(months)} r="5" className="fill-card stroke-deep" strokeWidth="3">
              <title>{`${shortDate(as_of, locale)}: ${monthsText(locale, months)}`}</title>
            </circle>
            {dated.has(along(at)) && (
              <text
                x={along(at)}
                y={HEIGHT - 8}
                className={words}
                textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
              >
                {shortDate(as_of, locale)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-deep text-sm">
          {t('citas.figures')}
          <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        <Table
          columns={[
            { key: 'asOf', title: t('citas.asOfHead') },
            { key: 'next', title: t('citas.next') },
          ]}
          rows={points.toReversed().map(({ as_of, months }) => ({
            key: as_of,
            cells: { asOf: longDate(as_of, locale), next: monthsText(locale, months) },
          }))}
        />
      </details>
    </div>
  );
}

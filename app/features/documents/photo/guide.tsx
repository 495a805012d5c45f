/** Lies over the camera's picture and over the crop: where hair and chin should be, in the measures of the rules. */
import { ABOVE_SHARE, HEAD_SHARE } from './crop.ts';

const TOP = 100 * ABOVE_SHARE;
const CHIN = TOP + 100 * HEAD_SHARE;
const MIDDLE = (TOP + CHIN) / 2;
const HIGH = (CHIN - TOP) / 2;
const WIDE = HIGH * 0.74;
const oval = `M${50 - WIDE} ${MIDDLE}a${WIDE} ${HIGH} 0 1 0 ${2 * WIDE} 0a${WIDE} ${HIGH} 0 1 0 ${-2 * WIDE} 0Z`;

export function Guide({ hair, chin }: { hair: string; chin: string }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
        <path d={`M0 0H100V100H0Z${oval}`} fillRule="evenodd" className="fill-ink" opacity=".28" />
        <path d={oval} className="stroke-white" strokeWidth=".9" />
        {[TOP, CHIN].map((y) => (
          <path
            key={y}
            d={`M8 ${y}H92`}
            className="stroke-maize"
            strokeWidth=".9"
            strokeLinecap="round"
            strokeDasharray="0.1 2.4"
          />
        ))}
      </svg>
      {[
        { word: hair, y: TOP },
        { word: chin, y: CHIN },
      ].map(({ word, y }) => (
        <span
          key={y}
          style={{ insetBlockStart: `${y}%` }}
          className="absolute start-2 -translate-y-1/2 rounded-full bg-maize px-2 py-0.5 font-semibold text-ink text-xs leading-tight"
        >
          {word}
        </span>
      ))}
    </div>
  );
}

/** A new date: the appointment moves to an earlier day, and the wind takes the pages that are no longer needed. */
import { DottedRoute, ink, Ranges, type SceneProps, Stamp } from '../pieces.tsx';
import { Pines } from '../plants.tsx';
import { Calendar } from './calendar.tsx';
import { ServiceFrame } from './frame.tsx';
import { Glints, Ripples, Shadow } from './light.tsx';

export function Reschedule({ className }: SceneProps) {
  return (
    <ServiceFrame
      turns={false}
      className={className}
      x={384}
      y={178}
      r={38}
      clouds="M20 44h38M36 56h50M424 70h34M436 82h30"
    >
      <Lake />
      <path d="M0 248h480v54H0z" fill={ink.stone} />
      <path d="M0 248h480" stroke={ink.lit} strokeWidth="3" />
      <path
        d="M20 272h30M330 268h36M420 284h34M280 288h30M390 264h16"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
      <Shadow d="M88 260l190-12-50 38H28z" />
      <g transform="translate(70 78) rotate(-4) scale(1.5)">
        <Calendar past="M11 44h34" coming="M71 44h54M11 64h114M11 84h94M11 104h74" />
        <Move />
      </g>
      <DottedRoute d="M330 112c12-6 20-8 28-10M390 88c18-8 28-18 34-32" color={ink.accent} width={2.5} />
      <Page x={300} y={126} turn={-18} size={1.2} />
      <Page x={372} y={98} turn={22} size={0.9} />
      <Page x={432} y={38} turn={-24} size={0.6} />
    </ServiceFrame>
  );
}

/** From the day that was to the day that is, in the measures of the calendar. */
function Move() {
  return (
    <>
      <path d="M112 79h12v10h-12z" fill="none" stroke={ink.accent} strokeWidth="2" strokeDasharray="2.5 2.5" />
      <circle cx="58" cy="46" r="14" fill={ink.lit} />
      <Stamp x={58} y={46} r={13} tilt={-10} />
      <DottedRoute d="M118 74c-4-22-22-30-38-28" width={2.5} />
      <path
        d="m84 40-7 5 6 7"
        fill="none"
        stroke={ink.accent}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 160l46-40 34 22 60-70 54 56 36-20 60 50 50 24H0z" fill={ink.far} opacity=".55" />
      <Ranges far="M0 182l60-30 46 12 60-34 70 36 50-10 56 26zM424 182l26-20 30-12v34z" />
      <path d="M0 182h480v80H0z" fill={ink.far} />
      <path d="M0 188h480v70H0z" fill={ink.mid} opacity=".75" />
      <Glints d="M340 194h90M354 202h64M344 210h54M364 218h44M370 226h24" />
      <Ripples d="M290 200h34M300 218h30M440 208h30M424 224h40" />
      <path d="M0 228c120-18 300-12 480 6v20H0z" fill={ink.near} />
      <Pines at="14 244 70, 38 246 50, 458 246 64, 436 248 44, 474 248 44" />
    </>
  );
}

function Page({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M-22-22h44c-5 14-3 26 2 40l-14 6h-32c-5-14-5-30 0-46z" fill={ink.lit} />
      <path d="M22-22c-5 14-3 26 2 40l-3 1c-6-14-7-28-3-41z" fill={ink.glow} />
      <path d="m24 18-14 6c3-4 3-7 2-11 4 4 8 5 12 5z" fill={ink.stone} />
      <path d="M-14-22h0M10-22h0" stroke={ink.ground} strokeWidth="4" strokeLinecap="round" />
      <path d="M-18-11h32M-19-2h32M-19 7h32M-18 16h24" stroke={ink.far} strokeWidth="4.5" strokeDasharray="5 4" />
    </g>
  );
}

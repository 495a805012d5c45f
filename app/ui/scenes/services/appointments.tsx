/** Appointments: the clock of the lookout, the month on its wall, one day stamped, and the road that leads there. */
import { Towers } from '../buildings.tsx';
import { DottedRoute, ink, Ranges, type SceneProps, Stamp, Station } from '../pieces.tsx';
import { Agave, Bushes } from '../plants.tsx';
import { Calendar } from './calendar.tsx';
import { ServiceFrame } from './frame.tsx';
import { Shadow } from './light.tsx';

export function Appointments({ className }: SceneProps) {
  return (
    <ServiceFrame turns={false} className={className} x={394} y={160} r={36} clouds="M172 40h44M190 52h62M18 56h34">
      <Valley />
      <Terrace />
      <Shadow d="M210 250h136l-40 28H150z" />
      <g transform="translate(206 124)">
        <Calendar past="M11 44h114M11 64h54" coming="M91 64h34M11 84h114M11 104h74" />
      </g>
      <circle cx="284" cy="188" r="19" fill={ink.lit} />
      <Stamp x={284} y={188} r={18} tilt={-10} />
      <Clock />
      <Agave x={450} y={292} size={40} />
    </ServiceFrame>
  );
}

function Valley() {
  return (
    <>
      <path d="M0 150l40-24 36 18 60-56 46 44 40-14 60 34 60 14H0z" fill={ink.far} opacity=".55" />
      <Ranges far="M0 172l70-30 50 14 70-18 60 26 50-10 60 14 40-8 80 10v40H0z" />
      <Towers base={184} at="414 10 22, 427 10 34, 440 9 26, 452 11 16" sun={394} />
      <Ranges mid="M0 190c80-22 170-14 250-8s160 0 230-10v70H0z" near="M0 216c90-18 190-12 270-8s150-6 210-16v60H0z" />
      <path d="M352 246c0-22 76-18 74-34-2-12-30-10-24-28l5-1c-2 14 36 14 35 30-2 20-64 16-58 33z" fill={ink.lit} />
      <DottedRoute d="M368 244c2-18 66-16 66-32 0-12-32-12-29-26" width={2.5} />
      <Station x={434} y={211} r={5} />
      <Bushes d="M360 204h0M456 202h0M170 208h0" size={12} />
      <Bushes d="M351 207h0M369 206h0M465 200h0M161 211h0M179 210h0" size={8} />
    </>
  );
}

function Terrace() {
  return (
    <>
      <path d="M0 244h480v60H0z" fill={ink.stone} />
      <path d="M0 244h480" stroke={ink.lit} strokeWidth="3" />
      <path d="M0 270h480v32H0z" fill={ink.brick} opacity=".3" />
      <path
        d="M24 258h34M390 258h26M440 262h24M160 284h30M330 286h34M250 290h24"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

function Clock() {
  return (
    <>
      <Shadow d="M92 286h36l-40 14H40z" />
      <path d="M82 290h56v-8H82zM90 282h40l-4-10H94zM103 274l2-136h10l2 136z" fill={ink.ground} />
      <path d="m115 138 2 134h-3l-2-134z" fill={ink.glow} />
      <path d="M96 210h28M98 148h24" stroke={ink.ground} strokeWidth="6" strokeLinecap="round" />
      <path d="M104 44h12l-6-14zM84 54q26-18 52 0z" fill={ink.ground} />
      <circle cx="110" cy="94" r="48" fill={ink.ground} />
      <path d="M126 49a48 48 0 0 1 0 90" fill="none" stroke={ink.glow} strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="110" cy="94" r="38" fill={ink.lit} />
      <path
        d="M110 62v5M110 121v5M78 94h5M137 94h5M126 66.3l-2 3.5M94 66.3l2 3.5M137.7 78l-3.5 2M82.3 78l3.5 2M126 121.7l-2-3.5M94 121.7l2-3.5M137.7 110l-3.5-2M82.3 110l3.5-2"
        stroke={ink.mid}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m110 94-13-14M110 94l20-14" stroke={ink.ground} strokeWidth="5" strokeLinecap="round" />
      <circle cx="110" cy="94" r="5" fill={ink.accent} />
    </>
  );
}

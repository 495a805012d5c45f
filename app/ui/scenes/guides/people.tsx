/** People on their way, seen from behind: with a child, in a line, and one who waits for what another sends. */
import { Towers } from '../buildings.tsx';
import { DottedRoute, ink, type SceneProps, Station } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { Child, Man, Woman } from '../services/figures.tsx';
import { SpotFrame } from '../spots/frame.tsx';

function Meadow() {
  return <path d="M0 116c60-12 180-12 240 0v48H0z" fill={ink.near} />;
}

/** A woman and a girl with their packs look along the road. */
export function WithAChild({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={150} y={84}>
      <Meadow />
      <path d="m148 106 4 0 42 54h-88z" fill={ink.stone} />
      <DottedRoute d="M150 152v-40" />
      <Woman x={84} y={150} size={0.8} coat={ink.brick} />
      <path d="M76 80h16v22H76z" fill={ink.sun} />
      <path d="M76 90h16" stroke={ink.glow} strokeWidth="2.5" />
      <Child x={116} y={154} size={0.9} coat={ink.accent} />
      <path d="M110 112h12v14h-12z" fill={ink.lit} />
      <path d="m98 108 10 8" stroke={ink.brick} strokeWidth="4" strokeLinecap="round" />
      <Bushes d="M20 128h0M36 122h0M214 124h0M226 130h0" size={12} />
    </SpotFrame>
  );
}

/** A line of people before a gate in the morning light. */
export function InLine({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={72}>
      <Meadow />
      <path d="M0 150c70-4 130-16 196-36l10 6c-60 26-130 40-206 44z" fill={ink.stone} />
      <path d="M186 118V78a20 20 0 0 1 40 0v44z" fill={ink.ground} />
      <path d="M194 118V80a12 12 0 0 1 24 0v40z" fill={ink.window} />
      <Man x={28} y={152} size={0.6} coat={ink.accent} />
      <Woman x={60} y={149} size={0.6} coat={ink.sun} />
      <Child x={80} y={148} size={0.6} coat={ink.brick} />
      <Man x={106} y={142} size={0.5} coat={ink.brick} />
      <Woman x={134} y={136} size={0.4} coat={ink.lit} />
      <Man x={158} y={129} size={0.4} coat={ink.accent} />
      <Woman x={178} y={122} size={0.3} coat={ink.sun} />
    </SpotFrame>
  );
}

/** A letter comes from the towers across the water to somebody who waits for it. */
export function Called({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={150} y={80}>
      <Towers base={106} fill={ink.mid} at="164 14 40, 182 16 62, 202 12 34, 218 14 50" />
      <path d="M186 54h8M186 62h8M186 70h8M186 78h8M186 86h8" stroke={ink.window} strokeWidth="3" />
      <path d="M0 106h240v58H0z" fill={ink.far} />
      <path d="M0 116c80-6 160-4 240 0v48H0z" fill={ink.mid} opacity=".7" />
      <path d="M0 130c40-10 90-8 130 10l20 24H0z" fill={ink.ground} />
      <DottedRoute d="M186 40c-30-22-74-14-98 14" />
      <Station x={190} y={44} r={4} />
      <g transform="translate(62 44) rotate(-14)">
        <path d="M0 0h36v24H0z" fill={ink.lit} />
        <path d="m0 0 18 14L36 0" fill="none" stroke={ink.far} strokeWidth="2.5" />
        <circle cx="18" cy="13" r="4" fill={ink.accent} />
      </g>
      <Man x={46} y={150} size={0.7} coat={ink.brick} />
    </SpotFrame>
  );
}

/** Three doors in one wall, each with its own way. */
export function ThreeDoors({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={120} y={64}>
      <path d="M0 74h240v52H0z" fill={ink.stone} />
      <path d="M0 74h240" stroke={ink.lit} strokeWidth="4" />
      <path d="M0 124c70-6 170-6 240 0v40H0z" fill={ink.near} />
      <path
        d="M34 126V92a14 14 0 0 1 28 0v34zM106 126V92a14 14 0 0 1 28 0v34zM178 126V92a14 14 0 0 1 28 0v34z"
        fill={ink.ground}
      />
      <path
        d="M39 126V93a9 9 0 0 1 18 0v33zM111 126V93a9 9 0 0 1 18 0v33zM183 126V93a9 9 0 0 1 18 0v33z"
        fill={ink.window}
      />
      <DottedRoute d="M112 158C84 156 56 148 48 132M120 158v-26M128 158c28-2 56-10 64-26" />
      <Station x={120} y={156} r={5} />
    </SpotFrame>
  );
}

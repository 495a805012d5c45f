/** Places: a city from the plane, a connection, the house one returns to, a light to steer by, a phone that talks. */
import { Towers } from '../buildings.tsx';
import { DottedRoute, ink, type SceneProps, Station } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { Ripples } from '../services/light.tsx';
import { Plane, Suitcase } from '../services/travel.tsx';
import { SpotFrame } from '../spots/frame.tsx';
import { Wall } from './wall.tsx';

/** The window of a plane that comes down, its wing, and a city at sunrise. */
export function Landing({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={150} y={78}>
      <Towers base={108} fill={ink.mid} at="84 12 22, 98 14 38, 114 10 28, 164 12 26" />
      <Towers base={112} fill={ink.near} at="90 10 16, 106 12 30, 124 12 46, 140 10 24, 156 12 34" />
      <path d="M60 110h120v50H60z" fill={ink.near} />
      <path d="M56 132c30-14 70-14 84-4l-18 20c-20 2-46 6-66 8z" fill={ink.lit} />
      <path d="M56 146c24-8 48-10 72-8l-6 10c-20 2-46 6-66 8z" fill={ink.glow} />
      <path
        fillRule="evenodd"
        d="M0 0h240v160H0zM104 14q-34 0-34 38v56q0 38 34 38h32q34 0 34-38V52q0-38-34-38z"
        fill={ink.stone}
      />
      <path
        d="M104 10q-38 0-38 42v56q0 42 38 42h32q38 0 38-42V52q0-42-38-42z"
        fill="none"
        stroke={ink.lit}
        strokeWidth="7"
      />
      <path d="M104 14q-34 0-34 38v56q0 38 34 38h32" fill="none" stroke={ink.brick} strokeWidth="2" opacity=".6" />
      <path d="M6 12h30M6 24h20M204 136h30M214 148h20" stroke={ink.glow} strokeWidth="3" strokeLinecap="round" />
    </SpotFrame>
  );
}

/** Two flights that meet in one place, and the suitcase that changes with its owner. */
export function Connection({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={120} y={88}>
      <path d="M0 108h240v56H0z" fill={ink.near} />
      <path d="M30 160 108 108h24l78 52z" fill={ink.stone} />
      <path d="M120 114v8M120 130v10M120 148v12" stroke={ink.lit} strokeWidth="4" />
      <DottedRoute d="M18 24c40 14 76 40 100 74M222 24c-40 14-76 40-100 74" />
      <Station x={120} y={100} r={6} />
      <Plane x={62} y={48} size={0.4} tilt={28} />
      <Plane x={184} y={46} size={0.4} tilt={-30} />
      <Suitcase x={58} y={152} size={0.5} />
    </SpotFrame>
  );
}

/** A house with its lights on, and the way that leaves it and comes back. */
export function Home({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={196} y={78}>
      <path d="M0 116c60-14 180-14 240 0v48H0z" fill={ink.near} />
      <path d="M0 132c60-10 120-8 240 8v24H0z" fill={ink.ground} />
      <path d="M44 128V86h72v42z" fill={ink.lit} />
      <path d="M110 86h6v42h-6z" fill={ink.glow} />
      <path d="M97 46h11v34H97z" fill={ink.brick} />
      <path d="m34 88 46-34 46 34z" fill={ink.brick} />
      <path d="M54 96h16v14H54zM90 96h14v14H90z" fill={ink.window} />
      <path d="M62 96v14M54 103h16M97 96v14M90 103h14" stroke={ink.brick} strokeWidth="1.5" />
      <path d="M74 128v-20h12v20z" fill={ink.accent} />
      <DottedRoute d="M82 134c30 18 90 20 124 2 18-10 10-26-14-28-26-2-46 4-66 14" color={ink.window} />
      <Station x={210} y={126} r={5} />
      <Bushes d="M30 130h0M40 126h0M128 128h0" size={13} color={ink.ground} />
    </SpotFrame>
  );
}

/** A light over the water, and a boat that looks for the shore. */
export function Beacon({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={96}>
      <path d="M0 104h240v60H0z" fill={ink.far} />
      <path d="M0 116c80-6 160-2 240-6v54H0z" fill={ink.mid} />
      <path d="M0 140c80-8 160 2 240-4v28H0z" fill={ink.near} />
      <path d="M64 38 240 2v54L64 46z" fill={ink.window} opacity=".45" />
      <path d="m44 120 6-70h18l6 70z" fill={ink.lit} />
      <path d="m68 50 6 70h-6l-5-70z" fill={ink.glow} />
      <path d="m47.5 88 1.4-16h20.6l1.4 16z" fill={ink.accent} />
      <path d="M46 50h26v-5H46zM51 45V32h16v13zM48 32l11-12 11 12z" fill={ink.ground} />
      <path d="M54 39h10" stroke={ink.window} strokeWidth="9" />
      <path d="M0 128c20-16 70-18 98 0 12 8 18 20 20 36H0z" fill={ink.ground} />
      <path d="M182 124V92l-20 28zM186 122V96l14 24z" fill={ink.lit} />
      <path d="M158 126h46c-2 8-8 10-14 10h-18c-8 0-12-4-14-10z" fill={ink.accent} />
      <Ripples d="M128 122h20M216 124h14M140 146h30M190 150h26" />
    </SpotFrame>
  );
}

/** A phone on the wall, with what people say around it. */
export function Chats({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={74}>
      <Wall />
      <path d="M84 146h64l-16 12H62z" fill={ink.near} opacity=".3" />
      <rect x="86" y="34" width="60" height="112" rx="10" fill={ink.ground} />
      <path d="M92 44q0-4 4-4h40q4 0 4 4v92q0 4-4 4H96q-4 0-4-4z" fill={ink.sky} />
      <path d="M98 50h24v14H98zM110 70h24v14h-24zM98 90h18v14H98z" fill={ink.lit} />
      <circle cx="116" cy="122" r="9" fill={ink.accent} />
      <path d="M28 44h44q6 0 6 6v22q0 6-6 6H50l-10 12-1-12H28q-6 0-6-6V50q0-6 6-6z" fill={ink.lit} />
      <path d="M34 56h30M34 66h20" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
      <path d="M164 28h46q6 0 6 6v18q0 6-6 6h-12l-2 12-12-12h-20q-6 0-6-6V34q0-6 6-6z" fill={ink.accent} />
      <path d="M172 38h32M172 48h20" stroke={ink.lit} strokeWidth="4" strokeLinecap="round" />
      <path d="M166 82h34q6 0 6 6v12q0 6-6 6h-22l-12 9v-9q-6 0-6-6V88q0-6 6-6z" fill={ink.sun} />
      <path d="M174 94h0M183 94h0M192 94h0" stroke={ink.near} strokeWidth="5" strokeLinecap="round" />
    </SpotFrame>
  );
}

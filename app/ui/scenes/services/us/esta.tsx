/** ESTA: a plane over the open water, from the lighthouse of home to the towers in the sunrise. */
import { Towers } from '#app/ui/scenes/buildings.tsx';
import { DottedRoute, ink, type SceneProps, Station } from '#app/ui/scenes/pieces.tsx';
import { Bushes } from '#app/ui/scenes/plants.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Glints, Ripples } from '#app/ui/scenes/services/light.tsx';
import { Plane } from '#app/ui/scenes/services/travel.tsx';

const sun = { x: 392, y: 204, r: 42 };

export function UsEsta({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} {...sun} clouds="M22 40h52M40 52h80M330 44h44M346 56h70">
      <Towers base={204} fill={ink.far} at="300 10 16, 320 10 30, 342 10 44, 430 10 38, 450 12 24" />
      <Towers
        base={204}
        at="310 9 12, 331 10 24, 352 9 34, 366 10 56, 380 9 30, 412 10 46, 426 9 22, 442 9 14"
        sun={sun.x}
      />
      <path d="M371 148v-16" stroke={ink.mid} strokeWidth="2" />
      <path d="M280 206c60-6 140-6 200-2v6H280z" fill={ink.mid} />
      <path d="M0 206h480v94H0z" fill={ink.far} />
      <path d="M0 220c120-6 300 2 480-4v84H0z" fill={ink.mid} opacity=".75" />
      <path d="M0 252c140-10 320 6 480-6v54H0z" fill={ink.near} />
      <Glints d="M346 212h92M360 220h64M350 228h56M370 237h50M364 246h30M376 258h34M384 270h18" />
      <Ripples d="M150 218h50M230 226h40M190 238h44M270 214h24M446 230h24M250 262h54M160 276h60M330 282h44M420 262h40" />
      <Cumulus />
      <DottedRoute d="M66 202c8-42 34-68 74-80M286 82c56 8 84 40 88 108" />
      <Plane x={210} y={104} size={1.2} tilt={-7} />
      <Station x={375} y={196} r={6} />
      <Sail />
      <Home />
    </ServiceFrame>
  );
}

function Cumulus() {
  return (
    <path
      d="M236 172c0-12 18-16 26-8 6-14 30-12 34 2 10-4 20 0 20 8zM112 160c0-8 12-10 18-6 4-10 22-10 26 0 8-4 16 0 16 6z"
      fill={ink.lit}
      opacity=".7"
    />
  );
}

function Sail() {
  return (
    <>
      <path d="M246 244V204l-24 38zM250 242v-34l16 32z" fill={ink.lit} />
      <path d="M250 242v-34l16 32h-6z" fill={ink.glow} />
      <path d="M220 246h48c-2 8-8 10-14 10h-22c-6 0-10-4-12-10z" fill={ink.accent} />
    </>
  );
}

function Home() {
  return (
    <>
      <path d="M-4 240c30-14 58-20 92-14 26 6 40 20 62 26 24 8 44 26 60 52H-4z" fill={ink.ground} />
      <path d="M88 226c26 6 40 20 62 26 24 8 44 26 60 52h-14c-16-20-32-34-54-40-24-8-40-26-54-38z" fill={ink.near} />
      <path d="m50 238 7-58h18l7 58z" fill={ink.lit} />
      <path d="m73 180 9 58h-5l-8-58z" fill={ink.glow} />
      <path d="m52.5 218 1.8-14h23.5l1.7 14zM55.6 192l1-8h18.8l1 8z" fill={ink.accent} />
      <path d="M53 180h26v-5H53zM58 175v-11h16v11zM56 164l10-9 10 9z" fill={ink.near} />
      <path d="M60 169h12" stroke={ink.window} strokeWidth="7" />
      <path d="M16 240v-18h30v18z" fill={ink.stone} />
      <path d="m12 222 8-9h22l8 9z" fill={ink.brick} />
      <path d="M22 230h20" stroke={ink.pane} strokeWidth="6" strokeDasharray="5 5" />
      <Bushes d="M6 240h0M96 236h0M106 242h0" size={14} />
      <DottedRoute d="M66 240c0 20 14 36 34 60" color={ink.window} width={2.5} />
    </>
  );
}

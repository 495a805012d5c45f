/** Crew: an officer and a flight attendant on the quay, the ship alongside and the plane on its way. */
import { DottedRoute, ink, type SceneProps } from '#app/ui/scenes/pieces.tsx';
import { Man, Woman } from '#app/ui/scenes/services/figures.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Glints, Ripples, Shadow } from '#app/ui/scenes/services/light.tsx';
import { Plane } from '#app/ui/scenes/services/travel.tsx';

export function UsCrew({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={376} y={184} r={38} clouds="M16 42h40M30 54h58M410 96h46M424 108h30">
      <path d="M200 186l40-16 34 6 36-18 30 26zM408 186l34-14 38 6v8z" fill={ink.far} opacity=".8" />
      <path d="M0 184h480v80H0z" fill={ink.far} />
      <path d="M0 192h480v72H0z" fill={ink.mid} opacity=".7" />
      <Glints d="M326 198h96M342 206h66M330 214h56M350 222h60M344 230h36" />
      <Ripples d="M262 200h36M272 218h40M440 206h34M430 224h40" />
      <DottedRoute d="M196 118c26-10 44-22 60-34" width={3} />
      <Plane x={320} y={58} size={0.9} tilt={-14} />
      <Ship />
      <Quay />
      <Shadow d="M336 282h16l-40 18h-26zM396 282h12l-36 18h-24z" />
      <Officer />
      <Attendant />
    </ServiceFrame>
  );
}

function Ship() {
  return (
    <>
      <path d="M-4 122h92v-20H60l-6 12H-4z" fill={ink.lit} />
      <path d="m22 104 4-34h34l10 34z" fill={ink.accent} />
      <path d="m24 82 2-12h34l4 12z" fill={ink.ground} />
      <path d="m56 70 10 34h4L60 70z" fill={ink.glow} />
      <path d="M110 122V84M104 92h12" stroke={ink.ground} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M-4 142v-22h132l16 22zM-4 162v-22h166l14 22zM-4 184v-24h196l12 24z" fill={ink.lit} />
      <path d="M128 120h4l16 22h14l14 20h16l12 22h-6l-10-18h-16l-14-20h-14z" fill={ink.glow} />
      <path d="M0 131h120M0 152h150M0 172h178" stroke={ink.pane} strokeWidth="7" strokeDasharray="6 5" />
      <path d="M112 127h18l6 9h-24z" fill={ink.near} />
      <path d="M-4 142h146M-4 162h178" stroke={ink.stone} strokeWidth="2" />
      <path d="M6 181h180" stroke={ink.brick} strokeWidth="7" strokeLinecap="round" strokeDasharray="16 14" />
      <path d="M-4 184h212c16 0 32-4 50-12-6 26-20 52-38 78H-4z" fill={ink.near} />
      <path d="M258 172c-6 26-20 52-38 78h-10c18-28 30-50 36-73z" fill={ink.glow} />
      <path d="M10 206h180" stroke={ink.window} strokeWidth="6" strokeLinecap="round" strokeDasharray="0 15" />
      <path d="M-4 230h236l-6 20H-4z" fill={ink.accent} />
      <path d="m246 190 60 62" stroke={ink.ground} strokeWidth="1.5" />
    </>
  );
}

function Quay() {
  return (
    <>
      <path d="M0 246h480v54H0z" fill={ink.stone} />
      <path d="M0 246h480" stroke={ink.lit} strokeWidth="3" />
      <path d="M0 250h480v8H0z" fill={ink.brick} opacity=".4" />
      <path d="M90 258v42M230 258v42M370 258v42" stroke={ink.near} strokeWidth="2" opacity=".25" />
      <Shadow d="M296 262h22l-30 14h-26z" />
      <path d="M292 264h28v-6h-6v-14h6q3-8-14-8t-14 8h6v14h-6z" fill={ink.ground} />
      <path d="M314 258v-14h6q2-4-2-6l-4 5z" fill={ink.glow} />
      <path
        d="M20 284h40M120 276h34M170 290h30M250 292h20"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

function Officer() {
  return (
    <>
      <Man x={352} y={284} coat={ink.lit} />
      <path d="M334 187h8M362 187h8" stroke={ink.sun} strokeWidth="3.5" />
      <path d="M341 166c0-8 5-10 11-10s11 2 11 10c-6 2-16 2-22 0z" fill={ink.lit} />
      <path d="M341 166c6 2 16 2 22 0v4c-6 2-16 2-22 0z" fill={ink.ground} />
    </>
  );
}

function Attendant() {
  return (
    <>
      <Woman x={402} y={284} coat={ink.near} />
      <path d="M396 193c3 2 9 2 12 0" fill="none" stroke={ink.accent} strokeWidth="4" strokeLinecap="round" />
      <path d="M393 177c0-9 18-9 18 0z" fill={ink.near} />
      <path d="M419 233l6 18" stroke={ink.ground} strokeWidth="2.5" />
      <rect x="414" y="250" width="26" height="34" rx="4" fill={ink.ground} />
      <path d="M434 250h2q4 0 4 4v26q0 4-4 4h-2z" fill={ink.glow} />
      <path d="M418 262h16" stroke={ink.mid} strokeWidth="2" />
    </>
  );
}

/** A visit to Canada: a lake below the Rockies, maples in their autumn, two chairs and a canoe at the dock. */
import { DottedRoute, ink, type SceneProps, Station } from '../pieces.tsx';
import { Bushes, Pines } from '../plants.tsx';
import { ServiceFrame } from './frame.tsx';
import { Glints, Ripples, Shadow } from './light.tsx';
import { Maples } from './maples.tsx';
import { Suitcase } from './travel.tsx';

export function CaVisitor({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={350} y={180} r={38} clouds="M392 46h40M406 58h52">
      <Peaks />
      <Forest />
      <Lake />
      <Dock />
      <Chair x={318} y={270} />
      <Chair x={372} y={274} />
      <Suitcase x={434} y={280} size={0.8} color={ink.accent} />
      <Branch />
    </ServiceFrame>
  );
}

function Peaks() {
  return (
    <>
      <path d="M60 150l50-60 30 26 40-50 50 64 40 34H60z" fill={ink.far} opacity=".55" />
      <path
        d="M0 176v-50l40-40 34 36 20-14 64-70 54 62 18-14 72 74 40 20zM390 180l34-42 22 18 34-34v58z"
        fill={ink.far}
      />
      <path d="m158 38 54 62 18-14 72 74 20 16h-84l-30-34 8-16-42-30 4-26z" fill={ink.lit} opacity=".3" />
      <path
        d="m158 38 28 32-8 10-10-12-8 22-10-20-10 14-10-10zM40 86l16 17-8 7-8-8-14 8-6-4zM230 86l22 22-9 5-9-9-9 7-6-14z"
        fill={ink.lit}
      />
    </>
  );
}

function Forest() {
  return (
    <>
      <Pines
        at="10 186 40, 28 188 52, 46 186 38, 120 186 34, 138 188 46, 232 186 34, 248 188 28, 420 186 40, 438 188 56, 470 186 50"
        color={ink.near}
      />
      <Bushes d="M68 172h0M106 174h0M178 172h0M456 176h0" size={30} color={ink.brick} />
      <Bushes d="M52 180h0M158 178h0M214 178h0M404 182h0" size={22} color={ink.glow} />
      <Bushes d="M87 166h0M198 168h0M474 172h0" size={32} color={ink.accent} />
      <Bushes d="M122 182h0M228 182h0M264 184h0M424 183h0" size={16} color={ink.brick} />
      <Bushes d="M276 186h0M144 184h0M440 184h0" size={12} color={ink.sun} />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 184h480v116H0z" fill={ink.far} />
      <path d="M0 190h480v110H0z" fill={ink.mid} opacity=".75" />
      <path d="M0 226c120-10 320 4 480-6v80H0z" fill={ink.near} opacity=".8" />
      <path
        d="M60 192v8M70 192v16M82 192v22M94 192v18M106 192v10M178 192v14M190 192v20M202 192v16M214 192v7M456 192v12M470 192v18"
        stroke={ink.brick}
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".5"
      />
      <Glints d="M306 194h88M320 202h62M312 210h54M330 218h44M322 228h34M334 238h24" />
      <Ripples d="M120 200h40M220 206h46M150 216h30M420 204h36M30 238h44M230 240h34M20 264h30" />
      <DottedRoute d="M148 250c60 8 110-8 190-46" width={2.5} color={ink.window} />
      <Station x={342} y={202} r={4} />
      <path d="M56 250c22 12 82 12 108-4-4 16-18 22-52 22s-54-6-56-18z" fill={ink.accent} />
      <path d="M56 250c22 12 82 12 108-4" fill="none" stroke={ink.glow} strokeWidth="2.5" />
      <path d="m90 262 44-30" stroke={ink.stone} strokeWidth="3" strokeLinecap="round" />
      <path d="m130 238 6-12 8 2-6 12z" fill={ink.stone} />
    </>
  );
}

function Dock() {
  return (
    <>
      <path d="M250 300v-14M286 268v-10" stroke={ink.ground} strokeWidth="8" strokeLinecap="round" />
      <path d="M480 250H302l-74 50h252z" fill={ink.stone} />
      <path d="M480 250H302l-74 50h6l72-46h174z" fill={ink.lit} />
      <path d="M480 262H292M480 274H272M480 288H250" stroke={ink.brick} strokeWidth="2" opacity=".6" />
      <path d="M340 250l-60 50M388 250l-40 50M436 250l-20 50" stroke={ink.brick} strokeWidth="1.5" opacity=".3" />
    </>
  );
}

/** The slatted chair of the lakes, seen from behind. */
function Chair({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shadow d="M-20 0h40l-30 16h-44z" />
      <path d="M-18 0v-26M18 0v-26" stroke={ink.ground} strokeWidth="4" strokeLinecap="round" />
      <path d="M-24-27h12M12-27h12" stroke={ink.brick} strokeWidth="6" strokeLinecap="round" />
      <path d="M-13-4v-46M-4.5-4v-54M4.5-4v-54M13-4v-46" stroke={ink.brick} strokeWidth="7" strokeLinecap="round" />
      <path d="M16-6v-44M7.5-6v-52" stroke={ink.glow} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M-17-36h34M-17-14h34" stroke={ink.ground} strokeWidth="3" strokeLinecap="round" opacity=".6" />
    </g>
  );
}

function Branch() {
  return (
    <>
      <path d="M-4 22c40 10 84 8 132-14M50 26c20 10 34 14 56 16" fill="none" stroke={ink.ground} strokeWidth="3.5" />
      <Maples at="14 30 160 22, 104 46 110 22, 62 8 20 18" color={ink.brick} />
      <Maples at="40 26 190 24, 76 36 165 22, 132 10 100 24, 24 12 -20 18" color={ink.accent} />
      <Maples at="92 18 150 18, 4 56 170 18" color={ink.sun} />
    </>
  );
}

/** Congratulations: cut paper over the terrace, the family at the end of the way, and the stamp of the border. */
import { Towers, Windows } from '../buildings.tsx';
import { DottedRoute, ink, Ranges, type SceneProps, Stamp, Station } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { Child, Man, Woman } from './figures.tsx';
import { ServiceFrame } from './frame.tsx';
import { Glints, Ripples, Shadow } from './light.tsx';
import { Suitcase } from './travel.tsx';

const sun = { x: 318, y: 186, r: 46 };

export function Congratulations({ className }: SceneProps) {
  return (
    <ServiceFrame turns={false} className={className} {...sun}>
      <View />
      <Terrace />
      <Stamp x={96} y={146} r={48} tilt={-14} />
      <Shadow d="M262 284h16l-44 16h-26zM318 284h10l-34 14h-20zM366 284h16l-44 16h-26z" />
      <Suitcase x={210} y={284} size={0.8} />
      <Man x={270} y={286} coat={ink.lit} cheer />
      <Child x={321} y={286} coat={ink.sun} cheer />
      <Woman x={370} y={286} coat={ink.accent} cheer />
      <Paper />
    </ServiceFrame>
  );
}

function View() {
  return (
    <>
      <path d="M0 170l50-30 40 14 60-44 50 40 60 34H0z" fill={ink.far} opacity=".55" />
      <Ranges far="M0 188l60-24 50 10 50-22 60 36zM420 188l30-20 30-8v28z" />
      <Towers base={188} fill={ink.far} at="372 10 30, 386 10 44, 424 12 34, 444 10 22" />
      <Towers base={188} at="366 9 18, 378 10 34, 396 10 58, 412 9 28, 434 10 18" sun={sun.x} />
      <Windows d="M383 158v26M401 136v48" size={2} gap={6} />
      <path d="M0 186h480v70H0z" fill={ink.far} />
      <path d="M0 192h480v64H0z" fill={ink.mid} opacity=".75" />
      <Glints d="M262 198h112M280 206h76M268 214h64M290 222h60M300 230h36" />
      <Ripples d="M180 202h40M120 214h50M400 206h40M420 222h44M200 228h40" />
      <path d="M0 216c70-18 140-8 200 10l60 22H0zM480 210c-50 4-80 14-120 38h120z" fill={ink.near} />
      <Bushes d="M30 212h0M150 214h0M452 214h0" size={14} />
      <Bushes d="M19 216h0M42 213h0M140 213h0M161 219h0M441 218h0M464 213h0" size={9} />
    </>
  );
}

function Terrace() {
  return (
    <>
      <path d="M0 242h480v60H0z" fill={ink.stone} />
      <path d="M0 238h480v9H0z" fill={ink.lit} />
      <path d="M0 247h480v10H0z" fill={ink.brick} opacity=".4" />
      <DottedRoute d="M-4 292c60-14 110-16 162-12" />
      <Station x={164} y={281} r={7} />
      <path
        d="M420 276h40M60 272h30M130 294h30M424 294h20"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

const papers = [ink.accent, ink.sun, ink.near, ink.glow, ink.brick];
const sheets = [24, 66, 108, 150, 192, 288, 330, 372, 414, 456].map((x, index) => {
  const from = x < 240 ? 108 : 372;
  return { x, y: Math.round(44 - ((x - from) ** 2 * 28) / 17_424), color: papers[index % papers.length] };
});

/** Cut paper on two strings, as on every feast at home. */
function Paper() {
  return (
    <>
      <path d="M-24 16q132 56 264 0 132 56 264 0" fill="none" stroke={ink.ground} strokeWidth="2" />
      {sheets.map(({ x, y, color }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-16 0h32v26l-4 5-4-5-4 5-4-5-4 5-4-5-4 5-4-5z" fill={color} />
          <path d="M-8 8h0M8 8h0M-8 19h0M8 19h0M0 13.5v0" stroke={ink.skyLow} strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}

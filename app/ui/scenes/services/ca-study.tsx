/** Study in Canada: a stone college among autumn trees, the tower of the city far behind it. */
import { Towers } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { Woman } from './figures.tsx';
import { ServiceFrame } from './frame.tsx';
import { Shadow } from './light.tsx';
import { Maples } from './maples.tsx';

export function CaStudy({ className }: SceneProps) {
  return (
    <ServiceFrame
      turns={false}
      className={className}
      x={402}
      y={174}
      r={36}
      clouds="M34 48h44M50 60h66M286 40h42M302 52h58"
    >
      <path d="M0 164c60-16 120-14 180-8 70 8 120 16 186 24H0z" fill={ink.far} opacity=".6" />
      <City />
      <path d="M0 178c120-10 330-8 480-4v40H0z" fill={ink.mid} />
      <Tree x={44} y={206} size={1.1} colors={[ink.brick, ink.glow]} />
      <Tree x={316} y={206} size={0.9} colors={[ink.sun, ink.lit]} />
      <College />
      <Lawn />
      <Tree x={98} y={236} size={1.3} colors={[ink.accent, ink.glow]} />
      <Tree x={460} y={240} size={1.3} colors={[ink.brick, ink.glow]} />
      <Bench />
      <Student />
      <Maples
        at="60 262 40 9, 96 286 110 9, 150 272 200 8, 26 286 -30 9, 404 284 20 9, 376 258 130 8, 454 268 70 9, 300 244 200 7, 236 288 40 8"
        color={ink.accent}
      />
      <Maples at="120 256 70 8, 72 278 180 9, 420 258 -40 8, 350 284 60 9, 190 256 20 7, 12 262 60 8" color={ink.sun} />
    </ServiceFrame>
  );
}

function City() {
  return (
    <>
      <Towers base={180} fill={ink.far} at="330 10 26, 344 12 36, 372 10 20, 456 14 24" />
      <path d="m359 180 3-66h3l3 66zM358 115l-4-6q9-5 19 0l-4 6zM362 108l1-24h1l1 24z" fill={ink.far} />
    </>
  );
}

function Tree({ x, y, size, colors: [crown, edge] }: { x: number; y: number; size: number; colors: [string, string] }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0v-46M0-22l-12-14M0-28l11-12" stroke={ink.ground} strokeWidth="4" strokeLinecap="round" />
      <Bushes d="M-12-48h0M18-46h0M2-70h0" size={34} color={edge} />
      <Bushes d="M-16-46h0M14-44h0M-2-68h0" size={34} color={crown} />
      <path
        d="M-24-40c6 6 14 6 18 0M-8-62c6 6 14 4 18-2M4-38c4 6 12 6 16 2"
        fill="none"
        stroke={edge}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </g>
  );
}

function College() {
  return (
    <>
      <path d="M130 212v-58h170v58z" fill={ink.stone} />
      <path d="m122 156 12-24h166l10 24z" fill={ink.near} />
      <path d="m142 156 12-22 12 22zM266 156l12-22 12 22z" fill={ink.stone} />
      <path d="m138 158 16-30 16 30h-5l-11-21-11 21zM262 158l16-30 16 30h-5l-11-21-11 21z" fill={ink.lit} />
      <path d="M296 156h4v56h-4z" fill={ink.glow} />
      <path
        d="M141 204v-18a5 5 0 0 1 10 0v18zM159 204v-18a5 5 0 0 1 10 0v18zM263 204v-18a5 5 0 0 1 10 0v18zM281 204v-18a5 5 0 0 1 10 0v18zM141 176v-8h10v8zM159 176v-8h10v8zM263 176v-8h10v8zM281 176v-8h10v8z"
        fill={ink.pane}
      />
      <path d="M182 212V92h66v120z" fill={ink.stone} />
      <path d="M182 212V92h14v120z" fill={ink.brick} opacity=".25" />
      <path d="M242 92h6v120h-6z" fill={ink.glow} />
      <path d="M178 94v-8h6v-6h8v6h8v-6h8v6h14v-6h8v6h8v-6h8v6h6v8z" fill={ink.lit} />
      <path d="M180 86l6-32 6 26zM238 80l6-26 6 32zM196 80l19-46 19 46z" fill={ink.near} />
      <path d="m215 34 19 46h-8zM244 54l6 32h-4z" fill={ink.glow} />
      <path d="M215 36V18" stroke={ink.near} strokeWidth="2" />
      <circle cx="215" cy="114" r="12" fill={ink.window} stroke={ink.lit} strokeWidth="3" />
      <path d="M215 106v8l5 4" fill="none" stroke={ink.ground} strokeWidth="2" strokeLinecap="round" />
      <path d="M198 160v-18a5 5 0 0 1 10 0v18zM222 160v-18a5 5 0 0 1 10 0v18z" fill={ink.pane} />
      <path d="M198 212v-22q0-18 17-22 17 4 17 22v22z" fill={ink.lit} />
      <path d="M203 212v-20q0-14 12-18 12 4 12 18v20z" fill={ink.pane} />
    </>
  );
}

function Lawn() {
  return (
    <>
      <path d="M0 212h480v88H0z" fill={ink.near} />
      <path d="M198 212h36c8 32 40 60 106 88H152c40-28 54-56 46-88z" fill={ink.stone} />
      <path d="M234 212c8 32 40 60 106 88h-14c-64-28-94-56-100-88z" fill={ink.glow} />
      <path d="M190 212h50v5h-50z" fill={ink.lit} />
      <path
        d="M20 232h44M120 226h40M286 226h40M360 236h40M30 252h40M330 264h36"
        stroke={ink.mid}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}

function Bench() {
  return (
    <>
      <path d="M378 286v-22M444 286v-22" stroke={ink.ground} strokeWidth="5" strokeLinecap="round" />
      <path d="M366 264h92" stroke={ink.brick} strokeWidth="8" strokeLinecap="round" />
      <path d="M368 260.5h88" stroke={ink.glow} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M386 260v-9h42v9z" fill={ink.accent} />
      <path d="M390 253.5h38v4h-38z" fill={ink.lit} />
      <path d="M392 251v-9h38v9z" fill={ink.ground} />
      <path d="M392 244.5h34v4h-34z" fill={ink.lit} />
      <path d="M390 242v-8h34v8z" fill={ink.sun} />
      <path d="M394 236.5h30v3h-30z" fill={ink.lit} />
    </>
  );
}

function Student() {
  return (
    <>
      <Shadow d="M244 276h10l-30 22h-14z" />
      <Woman x={252} y={280} size={0.7} coat={ink.lit} />
      <path d="M243 219h18l1 22q-10 5-20 0z" fill={ink.accent} />
      <path d="M245 230h14" stroke={ink.glow} strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

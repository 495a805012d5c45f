/** A visit to the United Kingdom: the great wheel turns before the sun, the clock tower stands over the river. */
import { Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { ServiceFrame } from './frame.tsx';
import { Glints, Ripples, Shadow } from './light.tsx';
import { Suitcase } from './travel.tsx';

const spokes = Array.from({ length: 16 }, (_, index) => {
  const turn = (index * Math.PI) / 8;
  return { x: Math.round(318 + Math.cos(turn) * 86), y: Math.round(112 + Math.sin(turn) * 86) };
});

export function UkVisitor({ className }: SceneProps) {
  return (
    <ServiceFrame
      turns={false}
      className={className}
      x={318}
      y={200}
      r={40}
      clouds="M22 44h40M36 56h52M176 62h36M188 74h48"
    >
      <path d="M0 186c50-14 110-10 160 0s80 10 120 14H0zM372 200c40-14 70-18 108-18v20z" fill={ink.far} />
      <Far />
      <Wheel />
      <Westminster />
      <River />
      <Bridge />
      <Embankment />
      <Lamp />
      <Suitcase x={84} y={284} size={1.1} color={ink.accent} />
      <Umbrella />
    </ServiceFrame>
  );
}

function Far() {
  return (
    <>
      <path
        d="M400 204v-60l10-40 10 40v60zM430 204v-34h14v34zM452 204v-48q8-10 16 0v48zM386 204v-28h12v28z"
        fill={ink.far}
      />
      <path d="M184 204v-22h44v22zM236 204v-14h30v14z" fill={ink.far} />
    </>
  );
}

function Wheel() {
  return (
    <>
      <path d={spokes.map(({ x, y }) => `M318 112L${x} ${y}`).join('')} stroke={ink.mid} />
      <circle cx="318" cy="112" r="86" fill="none" stroke={ink.near} strokeWidth="3.5" />
      <circle cx="318" cy="112" r="79" fill="none" stroke={ink.near} strokeWidth="1.5" />
      <path d="m318 112-26 94h7l21-76 21 76h7z" fill={ink.near} />
      <path d="m320 118 24 88h-3l-22-80z" fill={ink.glow} />
      <circle cx="318" cy="112" r="8" fill={ink.near} />
      <path
        d={spokes.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        stroke={ink.near}
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d={spokes.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        stroke={ink.window}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

function Westminster() {
  return (
    <>
      <path d="M-4 206v-40h92v40zM126 206v-32h40v32z" fill={ink.near} />
      <path d="M0 165h88M127 173h38" stroke={ink.near} strokeWidth="8" strokeDasharray="2 5" />
      <path d="M8 166v-30h22v30z" fill={ink.near} />
      <path d="M8 137h22" stroke={ink.near} strokeWidth="8" strokeDasharray="2 4.7" />
      <Windows
        d="M4 174v28M12 146v56M19 146v56M26 146v56M34 174v28M42 174v28M50 174v28M58 174v28M66 174v28M74 174v28M82 174v28M134 182v20M142 182v20M150 182v20M158 182v20"
        size={3}
        gap={5}
      />
      <path d="M92 206V96h30v110zM89 96h36v-5H89z" fill={ink.near} />
      <path
        d="M94 91V79h26v12zM92 79l7-12h16l7 12zM101 67v-7h12v7zM101 60l6-20 6 20zM107 44V32"
        fill={ink.near}
        stroke={ink.near}
      />
      <path d="M118 96h4v110h-4zM163 174h3v32h-3z" fill={ink.glow} />
      <circle cx="106" cy="111" r="10.5" fill={ink.window} stroke={ink.stone} strokeWidth="2" />
      <path d="M106 104v7l5 3" stroke={ink.ground} strokeWidth="2" fill="none" strokeLinecap="round" />
      <Windows d="M99 82v8M107 82v8M115 82v8M99 130v72M106 130v72M113 130v72" size={2.5} gap={5} />
    </>
  );
}

function River() {
  return (
    <>
      <path d="M0 204h480v60H0z" fill={ink.mid} />
      <path d="M0 232c140-8 320 4 480-4v40H0z" fill={ink.near} />
      <Glints d="M288 222h60M300 230h40M284 238h58M302 246h34" />
      <Ripples d="M30 226h40M110 240h50M200 222h34M190 242h40M400 224h50M420 240h40" />
    </>
  );
}

function Bridge() {
  return (
    <>
      <path d="M0 200h480v9H0z" fill={ink.lit} />
      <path
        d="M0 209h480v5c-20 0-34 3-36 12h-14c-2-16-56-16-58 0h-14c-2-16-56-16-58 0h-14c-2-16-56-16-58 0h-14c-2-16-56-16-58 0h-14c-2-16-56-16-58 0H70c-2-16-56-16-58 0H0z"
        fill={ink.stone}
      />
      <path d="M0 211h480" stroke={ink.brick} strokeWidth="2" opacity=".4" />
      <path d="M172 200v-22q0-3 3-3h36q3 0 3 3v22z" fill={ink.accent} />
      <path d="M176 181h34M176 190h34" stroke={ink.window} strokeWidth="5" strokeDasharray="5 2.2" />
      <path d="M181 200h0M205 200h0" stroke={ink.ground} strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

function Embankment() {
  return (
    <>
      <path d="M0 256h480v44H0z" fill={ink.stone} />
      <path d="M0 254h480v9H0z" fill={ink.lit} />
      <path d="M0 263h480v5H0z" fill={ink.brick} opacity=".35" />
      <path d="M160 268v32M300 268v32" stroke={ink.near} strokeWidth="2" opacity=".25" />
      <path
        d="M190 284h36M330 290h40M236 276h20M180 294h16"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

function Lamp() {
  return (
    <>
      <Shadow d="M416 290h12l-60 10h-34z" />
      <path d="M408 292h28v-8h-6l-3-20h-10l-3 20h-6zM419 266v-92h6v92z" fill={ink.ground} />
      <path d="M404 176h36" stroke={ink.ground} strokeWidth="3" strokeLinecap="round" />
      <path d="M418.5 264v-88" stroke={ink.glow} strokeWidth="2" />
      <path d="m412 146 4 28h12l4-28z" fill={ink.window} />
      <path d="M410 146h24l-6-8h-12zM420 138v-6h4v6z" fill={ink.ground} />
      <path d="m412 146 4 28M432 146l-4 28M416 174h12" stroke={ink.ground} strokeWidth="2.5" />
    </>
  );
}

function Umbrella() {
  return (
    <>
      <path d="m148 286-22-76c-1-5 5-8 8-3" fill="none" stroke={ink.ground} strokeWidth="3.5" strokeLinecap="round" />
      <path d="m130 222 14 6 6 62-22-52z" fill={ink.near} />
      <path d="m140 226 4 2 6 62-6-16z" fill={ink.glow} />
    </>
  );
}

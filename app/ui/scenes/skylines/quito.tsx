/** Quito: Cotopaxi, the Panecillo with the winged Virgin, the domes of the old town. */
import { Houses } from '../buildings.tsx';
import { Ground, ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Quito({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={434} y={142} clouds="M216 50h36M232 60h50" way={{ from: 154 }}>
      <path d="M0 132 34 112l20 8 26-28 18 16 30-8 60 40 100 30H0z" fill={ink.far} opacity=".6" />
      <Cotopaxi />
      <Panecillo />
      <Virgin />
      <Houses base={190} at="196 20 10 0, 222 24 12 1, 60 22 10 0, 88 24 12 2, 118 20 9 0, 146 24 11 3" />
      <Houses base={204} at="0 26 12 1, 30 24 10 0, 70 26 12 0, 102 28 12 1, 136 24 11 0, 166 28 13 2, 200 26 11 0" />
      <Domes />
      <Houses
        base={222}
        at="-6 34 14 0, 34 30 12 2, 70 34 15 0, 110 32 13 3, 148 30 14 0, 184 34 13 1, 224 26 14 0, 412 30 14 0, 446 40 16 2"
      />
      <Ground d="M0 224c120-6 360-6 480-2v18H0z" />
      <Bushes d="M28 224h0M106 226h0M216 226h0M404 224h0M440 226h0" size={14} />
    </SkylineFrame>
  );
}

function Cotopaxi() {
  return (
    <>
      <path d="M180 190c64-16 104-70 140-126l10-6 10 4 10-4c32 58 74 112 130 128z" fill={ink.far} />
      <path d="m340 62 10-4c32 58 74 112 130 128h-94l-20-34 8-16-24-30z" fill={ink.lit} opacity=".35" />
      <path d="m320 64 10-6 10 4 10-4 24 42-8 4-9-10-7 18-10-16-10 22-10-20-10 12-8-12-8 2z" fill={ink.lit} />
    </>
  );
}

function Panecillo() {
  return (
    <>
      <path d="M0 176c40-8 90-2 150 6 90 10 200 4 330-4v40H0z" fill={ink.mid} />
      <path d="M20 216c52-16 74-104 134-106s86 90 142 106z" fill={ink.near} />
      <path d="M154 110c60-2 86 90 142 106h-40c-50-20-50-90-102-106z" fill={ink.mid} opacity=".7" />
      <path d="M154 112c-14 14 26 18 8 34s-40 10-34 26" fill="none" stroke={ink.lit} strokeWidth="2" opacity=".5" />
      <Bushes d="M124 132h0M190 140h0M198 150h0" size={9} />
      <Bushes d="M131 130h0M118 138h0M184 136h0M206 158h0" size={6} />
    </>
  );
}

function Virgin() {
  return (
    <>
      <path d="M138 112h32l-4-10h-24zM146 102h16v-6h-16z" fill={ink.stone} />
      <circle cx="154" cy="92" r="6" fill={ink.far} />
      <path d="M147 88c0-12 2-20 4-26 2-3 6-3 8 0 2 8 4 16 8 24-6 4-14 4-20 2z" fill={ink.lit} />
      <path d="M152 66c-6-14-14-20-24-24 0 14 6 26 22 32zM158 66c6-12 14-18 24-20-2 14-8 22-22 28z" fill={ink.lit} />
      <path d="M158 66c6-12 14-18 24-20-2 14-8 22-22 28zM159 64c2 8 4 14 8 22l-4 2c-2-8-4-14-4-24z" fill={ink.glow} />
      <circle cx="155" cy="57" r="4" fill={ink.lit} />
      <circle cx="155" cy="56" r="8" fill="none" stroke={ink.sun} strokeWidth="2" strokeDasharray="1 3" />
    </>
  );
}

function Domes() {
  return (
    <>
      <path d="M258 222v-56h20v12h22v-12h20v56z" fill={ink.lit} />
      <path d="M275 222v-56h3v56zM317 222v-56h3v56z" fill={ink.glow} />
      <path d="M256 166h24l-4-8v-6h-16v6zM298 166h24l-4-8v-6h-16v6z" fill={ink.stone} />
      <path
        d="M260 152c0-10 16-10 16 0zM302 152c0-10 16-10 16 0zM268 144v-6M310 144v-6"
        fill={ink.brick}
        stroke={ink.brick}
      />
      <path d="M278 178h22l-11-8z" fill={ink.stone} />
      <path
        d="M284 222v-14a5 5 0 0 1 10 0v14zM265 182v-6a3 3 0 0 1 6 0v6zM307 182v-6a3 3 0 0 1 6 0v6zM265 204v-8h6v8zM307 204v-8h6v8z"
        fill={ink.pane}
      />
      <path d="M326 222v-34h74v34z" fill={ink.stone} />
      <path d="M344 188v-8h38v8z" fill={ink.lit} />
      <path d="M344 180c2-20 12-26 19-28 7 2 17 8 19 28z" fill={ink.near} />
      <path d="M363 152c7 2 17 8 19 28h-10c0-12-4-22-9-28z" fill={ink.glow} />
      <path d="M360 152v-8h6v8zM363 144v-6" fill={ink.lit} stroke={ink.lit} />
      <path d="M334 206h62" stroke={ink.pane} strokeWidth="10" strokeDasharray="6 8" />
    </>
  );
}

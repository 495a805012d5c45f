/** Bogotá: Monserrate with its white church and cable car, the Colpatria tower, Salmona's brick towers. */
import { Houses, Towers, Windows } from '../buildings.tsx';
import { DottedRoute, Ground, ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Bogota({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={398} y={98} r={24} clouds="M40 58h40M56 68h52" way={{ from: 138 }}>
      <Hills />
      <Church />
      <DottedRoute d="M212 176 282 60" color={ink.lit} width={2} />
      <path d="M240 116h10v7h-10z" fill={ink.accent} />
      <Towers base={208} fill={ink.far} at="8 22 62, 36 18 92, 62 20 74, 170 18 70, 420 18 54, 444 24 74" sun={398} />
      <Windows d="M42 122v76M48 122v76M68 140v58M75 140v58M450 140v60M458 140v60" size={2} gap={5} />
      <Colpatria />
      <Park />
      <Houses base={208} at="370 30 14 0, 404 26 12 2, 434 34 15 0" />
      <Houses base={212} at="-4 30 14 0, 30 28 12 1, 62 32 15 2, 98 20 12 0" />
      <Ground d="M0 212c80-8 160-4 240-4s160 0 240-2v34H0z" />
      <Bushes d="M12 214h0M128 210h0M176 212h0M296 210h0M366 212h0M470 210h0" size={16} />
    </SkylineFrame>
  );
}

function Hills() {
  return (
    <>
      <path
        d="M0 108c30-16 60-30 96-22 30-16 60-10 84-18l40 10h60l60 20 60 14 30-18 50 8v80H0z"
        fill={ink.far}
        opacity=".7"
      />
      <path
        d="M0 148c40-24 70-34 112-30 40-12 70-22 96-24 24-10 40-22 56-32l12-6h42l14 12 30 28 38 22 30-16 50 14v100H0z"
        fill={ink.mid}
      />
      <path d="m318 56 14 12 30 28 38 22-14 24 6 40h-66l4-40-12-26 8-24z" fill={ink.lit} opacity=".16" />
      <path
        d="M264 62c-4 40-30 60-40 100M220 92c0 30-20 40-24 70M112 118c-4 20-24 30-30 50M296 70c4 40-10 60-14 90"
        stroke={ink.near}
        strokeWidth="2"
        fill="none"
        opacity=".4"
      />
    </>
  );
}

function Church() {
  return (
    <>
      <path d="M280 56V44h22v-8l6-8 6 8v20z" fill={ink.lit} />
      <path d="M277 45l5-7h20v7zM301 37l7-12 7 12z" fill={ink.brick} />
      <path d="M308 25v-6" stroke={ink.lit} strokeWidth="1.5" />
      <path d="M286 50h14M308 42v4" stroke={ink.pane} strokeWidth="3" strokeDasharray="3 3" />
    </>
  );
}

function Colpatria() {
  return (
    <>
      <path d="M118 208V44h40v164z" fill={ink.near} />
      <path d="M124 204V54M130 204V54M136 204V54M142 204V54M148 204V54" stroke={ink.mid} strokeWidth="2.5" />
      <Windows d="M127 66v136M139 60v142M151 72v130" size={2} gap={9} />
      <path d="M116 44h44v8h-44zM130 44v-8h16v8zM138 36V16" fill={ink.ground} stroke={ink.ground} strokeWidth="2" />
      <path d="M157 52v156" stroke={ink.glow} strokeWidth="2.5" />
    </>
  );
}

function Park() {
  return (
    <>
      <path d="M234 208V96h18v8h8v12h7v14h6v16h6v62z" fill={ink.brick} />
      <path d="M192 208V118h16v8h8v10h7v14h6v14h6v44z" fill={ink.brick} />
      <path
        d="M252 104v-8h2v8h6v12h7v14h6v16h6v62h-2v-60h-6v-16h-6v-14h-7v-12zM208 126v-8h2v8h6v10h7v14h6v14h6v44h-2v-42h-6v-14h-6v-14h-7v-10z"
        fill={ink.glow}
      />
      <path
        d="M238 106h14M238 116h20M238 126h26M238 136h30M238 146h34M238 156h38M238 166h38M238 176h38M238 186h38M196 128h12M196 138h18M196 148h24M196 158h28M196 168h32M196 178h34M196 188h34"
        stroke={ink.pane}
        strokeWidth="3.5"
        strokeDasharray="5 4"
      />
      <path d="M286 208v-24c0-7 78-7 78 0v24z" fill={ink.brick} />
      <path d="M284 184c0-8 82-8 82 0s-82 8-82 0z" fill={ink.stone} />
      <path d="M290 200h70" stroke={ink.pane} strokeWidth="9" strokeDasharray="5 6" />
    </>
  );
}

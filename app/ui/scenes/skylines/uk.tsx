/** United Kingdom: the Elizabeth Tower, Tower Bridge around the sun, rolling hills and the river. */
import { Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function UnitedKingdom({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={372} y={164} r={23} clouds="M176 50h36M190 60h54" way={{ to: 120 }}>
      <path d="M0 156c60-22 110-20 170-4s90 26 150 22 100-10 160-12v50H0z" fill={ink.far} />
      <path d="M0 176c70-14 130-8 190 4s120 2 170 4 80-2 120-6v40H0z" fill={ink.mid} opacity=".6" />
      <Cathedral />
      <Terrace />
      <Westminster />
      <BridgeTowers />
      <River />
    </SkylineFrame>
  );
}

function Cathedral() {
  return (
    <>
      <path d="M222 204v-36h12v-14h32v14h12v36z" fill={ink.mid} />
      <path
        d="M234 154c2-20 10-24 16-26 6 2 14 6 16 26zM247 128v-10h6v10zM250 118v-10"
        fill={ink.mid}
        stroke={ink.mid}
      />
      <path d="M250 128c6 2 14 6 16 26h-6c0-12-4-20-10-26z" fill={ink.glow} />
    </>
  );
}

function Terrace() {
  return (
    <>
      <path d="M160 206v-24h62v24z" fill={ink.stone} />
      <path d="M158 182h66v-4h-66zM168 178v-8h6v8zM188 178v-8h6v8zM208 178v-8h6v8z" fill={ink.brick} />
      <path d="M166 190h54M166 200h54" stroke={ink.pane} strokeWidth="5" strokeDasharray="3 6" />
    </>
  );
}

function Westminster() {
  return (
    <>
      <path d="M0 206v-40h100v40zM140 206v-32h18v32z" fill={ink.near} />
      <path d="M0 164h98M141 172h16" stroke={ink.near} strokeWidth="8" strokeDasharray="2 6" />
      <Windows
        d="M8 174v28M16 174v28M24 174v28M32 174v28M40 174v28M48 174v28M56 174v28M64 174v28M72 174v28M80 174v28M88 174v28"
        size={3}
        gap={5}
      />
      <path d="M102 206V74h36v132zM98 74h44v-6H98z" fill={ink.near} />
      <path d="M104 68V54h32v14zM102 54l8-14h20l8 14zM112 40v-8h16v8zM112 32l8-22 8 22z" fill={ink.near} />
      <path d="M120 14V4" stroke={ink.near} strokeWidth="2" />
      <path d="M134 74h4v132h-4zM133 54h3v14h-3z" fill={ink.glow} />
      <circle cx="119" cy="90" r="12" fill={ink.window} />
      <circle cx="119" cy="90" r="12" fill="none" stroke={ink.stone} strokeWidth="2" />
      <path d="m114 83 5 7 5-7" stroke={ink.ground} strokeWidth="2" fill="none" strokeLinecap="round" />
      <Windows d="M110 60v6M117 60v6M124 60v6M131 60v6M110 110v90M119 110v90M128 110v90" size={2.5} gap={5} />
    </>
  );
}

function BridgeTowers() {
  return (
    <>
      <path d="M250 190c30-2 48-24 62-52M438 138c12 28 24 44 42 50" fill="none" stroke={ink.mid} strokeWidth="4" />
      <path
        d="M262 190v-2M272 190v-6M282 190v-14M292 190v-26M302 190v-40M448 190v-36M458 190v-22M468 190v-10"
        stroke={ink.mid}
        strokeWidth="1.5"
      />
      <path d="M330 132h88v4h-88zM330 140h88v4h-88z" fill={ink.mid} />
      <path d="M330 138h88" stroke={ink.mid} strokeWidth="6" strokeDasharray="1.5 5" />
      <path d="M306 214v-96h26v96zM414 214v-96h26v96z" fill={ink.near} />
      <path
        d="M304 120v-14h5v-6h20v6h5v14zM412 120v-14h5v-6h20v6h5v14zM309 100l10-24 10 24zM417 100l10-24 10 24zM304 106l2.5-10 2.5 10zM329 106l2.5-10 2.5 10zM412 106l2.5-10 2.5 10zM437 106l2.5-10 2.5 10z"
        fill={ink.near}
      />
      <path d="M330 120v94h2v-94zM414 120v94h2v-94z" fill={ink.glow} />
      <path d="M313 186v-12a6 6 0 0 1 12 0v12zM421 186v-12a6 6 0 0 1 12 0v12z" fill={ink.far} />
      <Windows d="M314 126v36M319 126v36M324 126v36M422 126v36M427 126v36M432 126v36" size={2.5} gap={6} />
      <path d="M236 188h70v6h-70zM332 188l41 2 41-2v6l-41 1-41-1zM440 188h40v6h-40z" fill={ink.lit} />
      <path d="M268 188v-14q0-2 2-2h18q2 0 2 2v14z" fill={ink.accent} />
      <path d="M271 176h16M271 183h16" stroke={ink.window} strokeWidth="3" strokeDasharray="3 1.3" />
    </>
  );
}

function River() {
  return (
    <>
      <path d="M0 206h300v-4h180v38H0z" fill={ink.mid} />
      <path d="M300 214h38v-6h-38zM408 214h38v-6h-38z" fill={ink.ground} />
      <path d="M0 204h250c10 4 14 6 20 8H0z" fill={ink.ground} />
      <Bushes d="M160 204h0M172 206h0M228 204h0M240 206h0" size={13} />
      <path d="M0 222c120-8 360 2 480-4v22H0z" fill={ink.near} />
      <path d="M346 206h56M352 213h40M344 220h42M358 228h26" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M40 220h50M140 228h60M230 220h30M430 226h34"
        stroke={ink.far}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

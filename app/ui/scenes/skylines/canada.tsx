/** Canada: the Rockies over a lake, the CN Tower, and pines on the near shore. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Pines } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Canada({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={420} y={150} clouds="M236 44h34M250 54h48" way={{ to: 336 }}>
      <Rockies />
      <Toronto />
      <Lake />
      <Shore />
    </SkylineFrame>
  );
}

function Rockies() {
  return (
    <>
      <path d="M0 150 40 104l20 18 36-54 26 34 18-16 50 60 30-18 60 52h200v20H0z" fill={ink.far} opacity=".55" />
      <path d="M0 188V132l30-26 22 22 16-12 52-66 40 52 14-12 60 66 26-10 40 42z" fill={ink.far} />
      <path d="m120 50 40 52 14-12 60 66 26-10 40 42h-96l-24-34 8-14-34-30 6-20z" fill={ink.lit} opacity=".3" />
      <path
        d="m120 50 24 31-8 9-8-12-8 20-8-18-10 14-8-8zM30 106l14 14-8 8-8-8-12 6zM174 90l18 20-8 4-8-8-8 6-4-4z"
        fill={ink.lit}
      />
    </>
  );
}

function Toronto() {
  return (
    <>
      <Towers base={190} fill={ink.far} at="286 14 40, 306 12 54, 360 14 62, 380 12 44, 396 16 30" />
      <Towers base={190} at="296 14 32, 348 12 40, 366 14 48, 386 14 26, 404 14 18" sun={420} />
      <path d="M312 190c0-18 30-18 30 0z" fill={ink.lit} />
      <path
        d="m330 190 4-92h4l4 92zM329 99l-5-8q12-7 24 0l-5 8zM334 90l1-28h2l1 28zM332 62h8v-5h-8zM335 57l1-35 1 35z"
        fill={ink.near}
      />
      <path d="M338 99l4 91h-3l-2-91z" fill={ink.glow} />
      <Windows d="M302 162v24M372 148v38M354 156v30" size={2} gap={5} />
      <path d="M327 94h18" stroke={ink.window} strokeWidth="2" strokeDasharray="3 2" />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 186h480v54H0z" fill={ink.far} />
      <path d="M0 190h480v50H0z" fill={ink.mid} opacity=".7" />
      <path d="M380 196h72M392 203h54M384 210h44M402 217h30" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M130 198h60M210 206h40M150 214h36M270 200h30"
        stroke={ink.lit}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
    </>
  );
}

function Shore() {
  return (
    <>
      <Pines at="86 200 50, 108 204 38, 462 206 60" color={ink.near} />
      <path d="M0 206c50-8 92-2 130 10 60 16 140 14 190 10 56-4 100-16 160-22v36H0z" fill={ink.ground} />
      <Pines at="14 214 112, 44 212 84, 68 214 62, 440 214 54, 474 212 86" />
      <path d="M190 207c14 7 48 7 62-2-2 9-10 12-30 12s-30-3-32-10z" fill={ink.accent} />
      <path d="M190 207c14 7 48 7 62-2" stroke={ink.glow} strokeWidth="1.5" fill="none" />
    </>
  );
}

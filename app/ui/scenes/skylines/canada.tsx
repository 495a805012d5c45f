/** Canada: the Rockies over a lake, the CN Tower, and pines on the near shore. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Pines } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Canada({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={420} y={150} clouds="M236 44h34M250 54h48">
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
        d="M331 190l3-78h4l3 78zM328 112l-4-8q12-6 24 0l-4 8zM334 104l1-24h2l1 24zM332 80h8v-5h-8zM335 75l1-45 1 45z"
        fill={ink.near}
      />
      <path d="M338 112l3 78h-2l-2-78z" fill={ink.glow} />
      <Windows d="M302 162v24M372 148v38M354 156v30" size={2} gap={5} />
      <path d="M327 106h18" stroke={ink.window} strokeWidth="2" strokeDasharray="3 2" />
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
      <path d="M0 206c50-8 100-4 140 8 60 14 120 12 170 10 60-4 110-14 170-20v36H0z" fill={ink.ground} />
      <Pines at="14 214 112, 44 212 84, 68 214 62, 440 214 54, 474 212 86" />
      <path d="M196 220c14 8 48 8 62-2-2 10-10 14-30 14s-30-4-32-12z" fill={ink.accent} />
      <path d="M196 220c14 8 48 8 62-2" stroke={ink.glow} strokeWidth="1.5" fill="none" />
    </>
  );
}

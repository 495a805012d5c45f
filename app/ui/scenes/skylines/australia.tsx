/** Australia: the Harbour Bridge, the sails of the Opera House, and a low red rock far behind. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Australia({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={428} y={146} clouds="M216 40h36M234 50h54">
      <path d="M60 172c4-12 14-22 30-24 24-4 70-4 92 0 14 4 22 14 28 24z" fill={ink.brick} opacity=".75" />
      <path d="M0 172h480v20H0z" fill={ink.far} />
      <Towers base={178} fill={ink.far} at="250 14 46, 268 12 64, 396 14 40, 440 14 26" />
      <Towers base={178} at="258 14 36, 276 14 52, 292 12 30" sun={428} />
      <HarbourBridge />
      <Water />
      <Opera />
    </SkylineFrame>
  );
}

function HarbourBridge() {
  return (
    <>
      <path d="M28 160C70 92 190 92 232 160" fill="none" stroke={ink.near} strokeWidth="4" />
      <path d="M28 138C70 76 190 76 232 138" fill="none" stroke={ink.near} strokeWidth="4" />
      <path
        d="M44 118v20l16-34v20l16-30v18l18-26v16l18-18v16l18-18v18l18-16v18l18-10v20l16-10v22l16-4v18"
        fill="none"
        stroke={ink.near}
        strokeWidth="1.5"
      />
      <path
        d="M60 126v34M78 114v46M96 110v50M114 108v52M130 108v52M148 108v52M166 110v50M184 116v44M202 128v32"
        stroke={ink.near}
      />
      <path d="M0 158h262v7H0z" fill={ink.near} />
      <path d="M14 192v-66h20v66zM226 192v-66h20v66z" fill={ink.stone} />
      <path d="M12 126h24v-5H12zM224 126h24v-5h-24z" fill={ink.lit} />
      <path d="M29 126h5v66h-5zM241 126h5v66h-5z" fill={ink.glow} />
    </>
  );
}

function Water() {
  return (
    <>
      <path d="M0 188h480v52H0z" fill={ink.mid} />
      <path d="M0 214c120-8 360 4 480-4v30H0z" fill={ink.near} />
      <path
        d="M30 200h50M110 206h60M200 198h30M60 224h40M150 230h60"
        stroke={ink.far}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M420 204h54M410 211h50M424 219h36M416 227h26" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function Opera() {
  return (
    <>
      <path d="M262 200l6-14h140l16 14z" fill={ink.stone} />
      <path d="M262 200h162v6H262z" fill={ink.brick} />
      <path
        d="M274 186c0-18 6-32 22-44 6 14 8 30 4 44zM288 186c2-30 16-54 44-72 8 24 8 50-2 72zM322 186c2-24 16-46 42-58 6 20 4 40-6 58zM352 186c2-16 12-30 30-38 4 14 2 26-4 38z"
        fill={ink.lit}
      />
      <path
        d="M332 114c8 24 8 50-2 72h-10c10-24 14-48 12-72zM364 128c6 20 4 40-6 58h-8c8-18 14-38 14-58zM382 148c4 14 2 26-4 38h-6c6-12 10-24 10-38zM296 142c6 14 8 30 4 44h-6c2-14 4-30 2-44z"
        fill={ink.glow}
      />
      <path d="M380 186c2-14 8-22 22-30-2 12-2 20-8 30z" fill={ink.lit} />
      <Bushes d="M250 196h0M242 198h0M428 198h0" size={12} />
      <Windows d="M276 192h128" size={3} gap={5} />
    </>
  );
}

/** Australia: the Harbour Bridge, the sails of the Opera House, and a low red rock far behind. */
import { Towers } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Australia({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={428} y={146} clouds="M216 40h36M234 50h54" way={{ to: 300 }}>
      <path d="M60 172c4-12 14-22 30-24 24-4 70-4 92 0 14 4 22 14 28 24z" fill={ink.brick} opacity=".8" />
      <path
        d="M92 154v12M110 152v16M128 153v10M146 152v15M166 154v12M182 158v10"
        stroke={ink.near}
        strokeWidth="2"
        opacity=".3"
      />
      <path d="M0 172h480v20H0z" fill={ink.far} />
      <Towers base={178} fill={ink.far} at="250 14 46, 268 12 64" />
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
      <path d="M30 136Q130 40 230 136M30 172Q130 34 230 172" fill="none" stroke={ink.near} strokeWidth="4" />
      <path
        d="M50 119V147M70 105V128M90 96V114M110 90V106M130 88V103M150 90V106M170 96V114M190 105V128M210 119V147M30 172L50 119M50 147L70 105M70 128L90 96M90 114L110 90M110 106L130 88M130 88L150 106M150 90L170 114M170 96L190 128M190 105L210 147M210 119L230 172"
        stroke={ink.near}
        strokeWidth="1.5"
      />
      <path
        d="M50 147V156M70 128V156M90 114V156M110 106V156M130 103V156M150 106V156M170 114V156M190 128V156M210 147V156"
        stroke={ink.near}
      />
      <path d="M0 154h262v7H0z" fill={ink.near} />
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
      <path d="m252 202 8-16h160l18 16z" fill={ink.stone} />
      <path d="M252 202h186v6H252z" fill={ink.brick} />
      <path
        d="M264 186c-2-16 2-32 16-46 10 12 16 28 16 46zM284 186c-2-36 14-66 50-88 12 30 12 60 0 88zM326 186c0-30 16-54 48-72 10 26 8 50-4 72zM362 186c2-22 14-38 36-50 6 18 4 34-6 50zM390 186c2-14 10-24 26-32 2 12 0 22-8 32z"
        fill={ink.lit}
      />
      <path
        d="M334 98c12 30 12 60 0 88h-14c14-28 18-58 14-88zM374 114c10 26 8 50-4 72h-12c12-22 18-46 16-72zM398 136c6 18 4 34-6 50h-8c8-16 14-32 14-50zM416 154c2 12 0 22-8 32h-6c8-10 12-20 14-32zM280 140c-10 12-16 28-16 46h6c2-18 4-32 10-46z"
        fill={ink.glow}
      />
      <path
        d="M292 186c2-28 14-54 36-78M304 186c4-26 12-50 26-72M334 186c2-24 14-44 34-62M344 186c4-20 12-40 26-56"
        fill="none"
        stroke={ink.stone}
        strokeWidth="1.5"
      />
      <Bushes d="M240 198h0M230 200h0M444 200h0" size={12} />
      <path d="M268 194h148" stroke={ink.pane} strokeWidth="4" strokeDasharray="5 4" />
    </>
  );
}

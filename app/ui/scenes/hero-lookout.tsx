/** A family at the lookout, with the valley, the road and the far city at sunrise before them. */
import {
  Clouds,
  DottedRoute,
  Ground,
  Houses,
  ink,
  leaves,
  Ranges,
  Scene,
  type SceneProps,
  Sky,
  Stars,
  Station,
  Sun,
  Towers,
  Windows,
} from './pieces.tsx';

const sun = { x: 420, y: 206, r: 42 };

export function HeroLookout({ className }: SceneProps) {
  return (
    <Scene width={560} height={460} className={className}>
      <Sky width={560} height={460} {...sun} />
      <Stars at="M162 60h0M196 24h0M246 66h0M298 28h0M352 62h0M528 44h0M130 132h0M470 26h0" />
      <Clouds d="M286 104h52M306 118h84M486 92h46M456 106h40" />
      <Sun {...sun} />
      <Volcano />
      <City />
      <Valley />
      <Town />
      <Terrace />
      <Family />
      <Branch />
    </Scene>
  );
}

function Volcano() {
  return (
    <>
      <path
        d="M0 206c30-4 50-16 76-24l34 14 40-10 66 22 84 8 50-10 40 10 60-6 70-32 40-6v70H0z"
        fill={ink.far}
        opacity=".5"
      />
      <path d="M66 250c62-18 104-64 132-122l8-5 9 4 8-3c26 54 70 108 142 126z" fill={ink.far} />
      <path d="m214 127 9-3c26 54 70 108 142 126H250l-10-28 8-16-20-24 4-20z" fill={ink.lit} opacity=".32" />
      <path d="m198 128 8-5 9 4 8-3 20 38-8 9-8-12-8 19-11-21-9 15-9-14-12 12z" fill={ink.lit} />
    </>
  );
}

function City() {
  return (
    <>
      <Towers
        base={250}
        sun={sun.x}
        fill={ink.far}
        rim={0}
        at={[
          [338, 16, 34],
          [366, 12, 62],
          [392, 14, 46],
          [424, 12, 74],
          [452, 14, 54],
          [474, 18, 30],
          [500, 12, 22],
        ]}
      />
      <Towers
        base={250}
        sun={sun.x}
        at={[
          [324, 14, 18],
          [348, 14, 44],
          [376, 16, 66],
          [380, 8, 76],
          [402, 12, 92],
          [416, 12, 38],
          [436, 14, 60],
          [462, 12, 42],
          [484, 18, 20],
        ]}
      />
      <path d="M408 160v-24" stroke={ink.mid} strokeWidth="2" />
      <Windows d="M353 214v30M382 192v52M387 196v44M407 168v72M443 200v44M467 216v26" size={2} gap={6} />
    </>
  );
}

function Valley() {
  return (
    <>
      <path d="M0 248h560v60H0z" fill={ink.skyLow} />
      <path d="M0 250h560v60H0z" fill={ink.far} opacity=".6" />
      <path
        d="M360 256h122M380 263h86M366 270h72M396 277h52M400 284h20"
        stroke={ink.sun}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Ranges
        mid="M0 236c60-6 112 6 170 12 54 6 78 6 108 16 34 12 18 26 70 30 90 6 130-50 212-58v160H0z"
        near="M0 300c60-22 118-14 182 8 40 14 96 26 146 18 88-14 140-54 232-56v190H0z"
      />
      <path d="M170 248c54 6 78 6 108 16M560 236c-82 8-122 64-212 58" fill="none" stroke={ink.glow} strokeWidth="2.5" />
      <path
        d="M20 258c50-6 110 4 150 12M70 274c50-4 90 8 140 16M440 300c40-18 70-36 120-44M480 300c30-12 50-22 80-26"
        fill="none"
        stroke={ink.lit}
        strokeWidth="1.5"
        opacity=".35"
      />
      <path
        d="M238 270h0M248 273h0M262 276h0M60 246h0M74 244h0M84 247h0M496 262h0M510 255h0M520 252h0"
        stroke={ink.near}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M286 470c4-36 116-66 116-92 0-20-100-28-100-50 0-20 58-24 68-38l6 1c-8 16-46 22-46 36 0 20 122 30 122 54 0 32-74 50-76 89z"
        fill={ink.lit}
      />
      <DottedRoute d="M300 462c10-36 128-58 128-82 0-22-112-32-112-53 0-16 50-22 57-36" />
      <Station x={427} y={379} r={7} />
      <Station x={316} y={327} r={5} />
    </>
  );
}

function Town() {
  return (
    <>
      <path d="M528 356v-18h34v18z" fill={ink.stone} />
      <path d="M525 338l6-9h32v9z" fill={ink.brick} />
      <path d="M488 356v-30l17-11 17 11v30z" fill={ink.lit} />
      <path d="M482 356v-44h12v44zM516 356v-44h12v44z" fill={ink.lit} />
      <path d="M481 312c0-11 14-11 14 0zM515 312c0-11 14-11 14 0z" fill={ink.brick} />
      <path d="M488 305v-6M522 305v-6M505 315v-8" stroke={ink.brick} strokeWidth="1.5" />
      <path d="M501 356v-9a4 4 0 0 1 8 0v9zM486 324v-5a2 2 0 0 1 4 0v5zM520 324v-5a2 2 0 0 1 4 0v5z" fill={ink.pane} />
      <circle cx="505" cy="331" r="3" fill={ink.pane} />
      <Bushes d="M474 352h0M546 358h0" size={16} />
      <Houses
        base={374}
        at={[
          [456, 24, 14, 0],
          [484, 28, 12, 2],
          [516, 26, 16, 0],
          [544, 30, 13, 1],
        ]}
      />
      <Bushes d="M448 392h0M512 388h0" size={14} />
      <Houses
        base={397}
        at={[
          [460, 26, 15, 1],
          [488, 22, 13, 0],
          [520, 24, 14, 3],
          [546, 30, 15, 0],
        ]}
      />
      <Houses
        base={421}
        at={[
          [438, 26, 14, 0],
          [470, 30, 16, 2],
          [504, 28, 15, 0],
          [536, 34, 17, 1],
        ]}
      />
      <Ground d="M346 464c40-34 130-48 214-40v40z" />
      <path
        d={leaves([
          [548, 432, -120, 30],
          [548, 432, -90, 34],
          [548, 432, -60, 30],
          [548, 432, -150, 26],
          [548, 432, -30, 24],
          [414, 444, -120, 22],
          [414, 444, -90, 26],
          [414, 444, -60, 22],
          [414, 444, -150, 18],
          [414, 444, -30, 18],
        ])}
        fill={ink.ground}
      />
    </>
  );
}

function Bushes({ d, size, color = ink.ground }: { d: string; size: number; color?: string }) {
  return <path d={d} stroke={color} strokeWidth={size} strokeLinecap="round" />;
}

function Terrace() {
  return (
    <>
      <path d="M0 396c120-8 240 4 318 64l14 8H0z" fill={ink.ground} transform="translate(6 6)" />
      <path d="M0 396c120-8 240 4 318 64H0z" fill={ink.stone} />
      <path d="M0 364c84-6 150-4 196 8v30c-54-10-116-12-196-6z" fill={ink.stone} />
      <path
        d="M0 364c84-6 150-4 196 8v30c-54-10-116-12-196-6zM196 362h24v44c-8-2-16-4-24-4z"
        fill={ink.near}
        opacity=".55"
      />
      <path
        d="M14 384h24M60 376h20M96 388h26M168 384h20M40 392h12M140 376h12M202 380h10M204 392h12"
        stroke={ink.stone}
        strokeWidth="2"
        opacity=".5"
      />
      <path d="M0 358c84-6 150-4 196 8v9c-46-12-112-14-196-8zM192 358h32v8h-32z" fill={ink.stone} />
      <path d="M0 358c84-6 150-4 196 8M192 358h32" stroke={ink.lit} strokeWidth="2" fill="none" />
      <DottedRoute d="M206 432c36-4 76 6 102 28" />
      <path d="M246 432h20v4h-20zM253 386h6v46h-6zM249 378h14l-3 12h-8z" fill={ink.ground} />
      <path d="M238 374l32-9 5 13-32 9c-6-2-8-8-5-13z" fill={ink.ground} />
      <path d="m270 365 5 13" stroke={ink.glow} strokeWidth="3" />
    </>
  );
}

function Family() {
  return (
    <>
      <path
        d="M42 460 104 432h14l-40 28zM82 460l54-24h10l-38 24zM112 460l50-26h10l-32 26zM40 460l32-26h14l-30 26z"
        fill={ink.near}
        opacity=".35"
      />
      <g transform="translate(78 434)">
        <path d="M-6-32v-16h11v16" fill="none" stroke={ink.ground} strokeWidth="2" />
        <rect x="-12" y="-34" width="22" height="32" rx="4" fill={ink.brick} />
        <path d="M-6-30v24M4-30v24" stroke={ink.ground} strokeWidth="1.5" opacity=".5" />
      </g>
      <g transform="translate(112 434)">
        <path d="M-10-64h20L9-2H2L0-46-2-2h-7z" fill={ink.ground} />
        <path d="M-29-52h0M29-60h0M-3-106h6" stroke={ink.brick} strokeWidth="6" strokeLinecap="round" />
        <path d="M-16-98c4-6 28-6 32 0l-3 40h-26z" fill={ink.lit} />
        <path
          d="M-14-96c-4 18-8 30-14 40M14-96c6 14 8 24 13 32"
          stroke={ink.lit}
          strokeWidth="6.5"
          strokeLinecap="round"
          fill="none"
        />
        <path d="m16-97-3 38M17-96c6 14 7 22 12 29" stroke={ink.glow} strokeWidth="2" fill="none" />
        <ellipse cy="-115" rx="8" ry="9" fill={ink.ground} />
      </g>
      <g transform="translate(168 436)">
        <path d="M-7-44H7L6-2H1V-40h-2V-2h-5z" fill={ink.ground} />
        <path d="M-24-58h0M16-48h0" stroke={ink.brick} strokeWidth="5" strokeLinecap="round" />
        <path d="M-12-90c4-5 20-5 24 0l-3 22 8 30h-34l8-30z" fill={ink.accent} />
        <path
          d="M-11-88c-3 14-8 22-13 30M11-88c4 12 6 24 5 36"
          stroke={ink.accent}
          strokeWidth="5.5"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M14-86c4 12 5 22 4 32M11-64l6 25" stroke={ink.glow} strokeWidth="2" fill="none" />
        <path d="M-8-104a8 9 0 0 1 16 0c0 9 1 16 2 24h-20c1-8 2-15 2-24z" fill={ink.ground} />
      </g>
      <g transform="translate(141 438)">
        <path d="M-5-24H5v22H1v-16h-2v16h-4z" fill={ink.ground} />
        <path d="M-8-50c3-4 13-4 16 0l4 26h-24z" fill={ink.sun} />
        <path d="M-8-49-11-59M8-49 9-58" stroke={ink.sun} strokeWidth="4.5" strokeLinecap="round" />
        <circle cy="-60" r="7" fill={ink.ground} />
      </g>
    </>
  );
}

function Branch() {
  return (
    <>
      <path
        d={leaves([
          [10, 52, -70, 36],
          [30, 46, -30, 38],
          [60, 40, -60, 34],
          [80, 30, -20, 38],
          [112, 20, -50, 30],
          [0, 90, 30, 34],
          [40, 82, 40, 32],
        ])}
        fill={ink.near}
      />
      <path d="M-4 70c50 6 110-10 170-56M40 70c30 6 60 20 84 18" stroke={ink.ground} strokeWidth="4" fill="none" />
      <path
        d={leaves([
          [20, 70, 60, 34],
          [44, 68, 100, 30],
          [64, 62, 50, 34],
          [84, 56, 80, 32],
          [104, 48, 40, 34],
          [124, 38, 70, 30],
          [140, 28, 20, 34],
          [166, 14, 30, 30],
          [20, 66, -60, 34],
          [44, 64, -80, 34],
          [70, 56, -50, 36],
          [94, 48, -80, 34],
          [112, 40, -40, 34],
          [136, 26, -70, 28],
          [160, 14, -20, 32],
          [0, 60, -40, 40],
          [0, 72, 40, 34],
          [70, 76, 70, 28],
          [90, 84, 50, 28],
          [108, 88, 90, 24],
          [124, 88, 10, 28],
          [96, 80, -20, 26],
        ])}
        fill={ink.ground}
      />
    </>
  );
}

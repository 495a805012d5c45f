/** The hero: a family at the lookout sees the whole way, from the town below to the city in the sunrise. */
import { Towers, Windows } from './buildings.tsx';
import { HeroTerrace } from './hero-terrace.tsx';
import { HeroTown } from './hero-town.tsx';
import { Clouds, DottedRoute, ink, Ranges, Scene, type SceneProps, Sky, Stars, Station, Sun } from './pieces.tsx';
import { Bushes } from './plants.tsx';

const sun = { x: 420, y: 206, r: 42 };

export function Hero({ className }: SceneProps) {
  return (
    <Scene width={560} height={460} className={className}>
      <Sky width={560} height={460} {...sun} />
      <Stars at="M162 60h0M196 24h0M246 66h0M298 28h0M352 62h0M528 44h0M130 132h0M470 26h0" />
      <Clouds d="M286 100h52M306 114h84M486 88h46M456 102h40" />
      <Sun {...sun} />
      <Volcano />
      <City />
      <Lake />
      <Hills />
      <Road />
      <HeroTown />
      <HeroTerrace />
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
      <path
        d="M40 252c60-14 88-34 112-64l14-8 8 2c12-20 22-38 30-56l10-6 10 5 9-2c24 50 74 112 148 131z"
        fill={ink.far}
      />
      <path d="m224 125 9-2c24 50 74 112 148 131H262l-16-30 8-18-20-22 2-26z" fill={ink.lit} opacity=".32" />
      <path
        d="m204 126 10-6 10 5 9-2c6 14 14 28 24 42l-7 6-10-10-6 14-8-14-10 22-8-22-9 10-8-9-6 6c6-14 13-28 19-42z"
        fill={ink.lit}
      />
      <path d="m166 180-14 8-10 12 9-3 5 5 8-8 6 4 4-16z" fill={ink.lit} />
    </>
  );
}

function City() {
  return (
    <>
      <Towers
        base={250}
        fill={ink.far}
        at="338 16 34, 366 12 62, 392 14 46, 424 12 74, 452 14 54, 474 18 30, 500 12 22"
      />
      <Towers
        base={250}
        sun={sun.x}
        at="324 14 18, 348 14 44, 376 16 70, 402 12 92, 416 12 38, 436 14 60, 462 12 42, 484 18 20"
      />
      <path d="M408 160v-24M384 182v-10" stroke={ink.mid} strokeWidth="2" />
      <Windows d="M353 212v34M381 186v58M387 190v54M407 166v76M443 198v46M467 214v30" size={2} gap={6} />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 248h560v60H0z" fill={ink.skyLow} />
      <path d="M0 250h560v60H0z" fill={ink.far} opacity=".6" />
      <path
        d="M300 256h30M318 263h20M500 258h30M488 265h22"
        stroke={ink.lit}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
      <path
        d="M364 256h112M382 263h80M372 270h68M398 277h46M404 284h20"
        stroke={ink.sun}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <Ranges mid="M0 236c60-6 112 6 170 12 54 6 78 6 108 16 34 12 18 26 70 30 90 6 130-50 212-58v160H0z" />
      <path
        d="M170 248c54 6 78 6 108 16-30-4-60-2-108-16zM560 236c-82 8-122 64-212 58 90 0 128-44 212-50z"
        fill={ink.glow}
      />
      <path
        d="M20 256c50-6 110 4 150 12M66 272c50-4 90 8 140 16M430 304c40-18 70-40 130-50M470 302c30-14 50-26 90-32"
        fill="none"
        stroke={ink.lit}
        strokeWidth="1.5"
        opacity=".35"
      />
      <Bushes d="M238 266h0M256 272h0M72 244h0M512 258h0" size={11} color={ink.near} />
      <Bushes d="M231 266h0M247 270h0M263 275h0M65 245h0M79 245h0M504 261h0M520 255h0" size={7} color={ink.near} />
      <Ranges near="M0 300c60-22 118-14 182 8 40 14 96 26 146 18 88-14 140-54 232-56v190H0z" />
      <path
        d="M232 340c30 10 50 14 74 12M224 356c40 12 70 16 110 14M232 374c40 8 80 10 120 4M250 392c30 4 60 4 90-2M390 332c40-10 70-32 110-40M400 344c30-8 50-24 80-32"
        fill="none"
        stroke={ink.mid}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".55"
      />
      <Bushes d="M22 288h0M202 309h0M450 303h0M460 298h0" size={13} />
      <Bushes d="M12 291h0M32 287h0M211 312h0M441 306h0M194 307h0M470 295h0" size={9} />
    </>
  );
}

function Road() {
  return (
    <>
      <path
        d="M286 470c4-36 116-66 116-92 0-20-100-28-100-50 0-20 58-24 68-38l6 1c-8 16-46 22-46 36 0 20 122 30 122 54 0 32-74 50-76 89z"
        fill={ink.lit}
      />
      <DottedRoute d="M312 456c28-32 116-52 116-76 0-22-112-32-112-53 0-16 50-22 57-36" />
      <DottedRoute d="M374 286c6-10 14-22 26-34" width={2} />
      <Station x={427} y={379} r={7} />
      <Station x={316} y={327} r={5} />
      <Station x={373} y={290} r={3.5} />
    </>
  );
}

/** Lima: the cliffs of Miraflores over the Pacific, Larcomar in their face, the cathedral's towers, the lighthouse. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function Lima({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={412} y={138} r={25} clouds="M196 44h36M214 54h52" way={{ from: 250 }}>
      <path d="M262 164c30-30 52-44 72-40s30 22 50 28 30 4 96 6v10H262z" fill={ink.far} />
      <Sea />
      <Towers base={130} fill={ink.far} at="96 18 52, 124 16 76, 150 20 60, 184 14 44, 206 18 58" />
      <Towers base={130} at="110 18 42, 138 16 62, 164 18 86, 196 16 50, 222 20 36" sun={412} />
      <Windows
        d="M116 94v30M122 94v30M143 74v50M149 74v50M170 50v72M176 50v72M201 86v38M207 86v38M229 100v24"
        size={2}
        gap={5}
      />
      <Cathedral />
      <Cliff />
      <Larcomar />
      <Lighthouse />
      <Glider />
    </SkylineFrame>
  );
}

function Sea() {
  return (
    <>
      <path d="M0 162h480v78H0z" fill={ink.far} />
      <path d="M0 186h480v54H0z" fill={ink.mid} />
      <path
        d="M372 168h80M384 176h58M376 184h50M394 192h44M388 200h24"
        stroke={ink.sun}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 214h480v26H0z" fill={ink.near} />
    </>
  );
}

function Cathedral() {
  return (
    <>
      <path d="M18 130V74h18v14h28V74h18v56z" fill={ink.lit} />
      <path d="M33 130V74h3v56zM79 130V74h3v56z" fill={ink.glow} />
      <path d="M16 74h22l-4-8v-8H20v8zM62 74h22l-4-8v-8H66v8z" fill={ink.stone} />
      <path d="M20 58c2-10 5-16 7-20 2 4 5 10 7 20zM66 58c2-10 5-16 7-20 2 4 5 10 7 20z" fill={ink.near} />
      <path d="M36 88h28l-6-8H42z" fill={ink.stone} />
      <path
        d="M44 130v-20a6 6 0 0 1 12 0v20zM24 94v-8a3 3 0 0 1 6 0v8zM70 94v-8a3 3 0 0 1 6 0v8zM24 116v-8h6v8zM70 116v-8h6v8z"
        fill={ink.pane}
      />
    </>
  );
}

function Cliff() {
  return (
    <>
      <path d="M0 128c90-4 180-2 246 4 22 4 34 10 44 20 8 30 24 52 52 66H0z" fill={ink.stone} />
      <path d="M0 128c90-4 180-2 246 4 22 4 34 10 44 20l-6 4c-20-12-60-18-100-18-60-2-120-2-184 0z" fill={ink.near} />
      <path
        d="M8 144v52M20 158v40M34 142v30M46 150v50M70 144v58M84 166v34M104 142v36M118 154v46M132 144v28M260 154v46M276 164v40"
        stroke={ink.brick}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".45"
      />
      <path
        d="M14 144v22M28 150v44M58 142v28M64 178v20M94 148v48M112 168v32M126 148v20M268 158v30M252 152v20"
        stroke={ink.lit}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M0 218c30-14 70-10 110-12 60-2 110 2 160 4l40 10H0z" fill={ink.brick} opacity=".35" />
      <path d="M290 152c8 30 24 52 52 66h-18c-24-14-38-36-42-60z" fill={ink.glow} />
      <Bushes d="M8 130h0M92 130h0M100 132h0M246 134h0M258 138h0" size={12} />
      <path d="M0 218c60-6 200-4 342 0 30 4 60 0 90 6H0z" fill={ink.lit} />
      <path d="M0 222c80-4 180 4 260-1" stroke={ink.near} strokeWidth="3" fill="none" />
    </>
  );
}

function Larcomar() {
  return (
    <>
      <path d="M150 136h92v8h-92zM144 152h106v8H144zM152 168h98v8h-98z" fill={ink.lit} />
      <path d="M156 144h80v8h-80zM152 160h92v8h-92zM158 176h86v10h-86z" fill={ink.near} />
      <path d="M160 148h76M156 164h88M162 180h80" stroke={ink.window} strokeWidth="5" strokeDasharray="6 5" />
      <path d="m164 136 14-12 14 12zM204 136l12-10 12 10z" fill={ink.lit} />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path d="m268 142 4-54h12l4 54z" fill={ink.lit} />
      <path d="m269 130 1-12h16l1 12zM271 106l1-12h12l1 12z" fill={ink.near} />
      <path d="M268 88h20v-4h-20zM273 84v-8h10v8zM272 76l6-7 6 7z" fill={ink.near} />
      <path d="M274 80h8" stroke={ink.window} strokeWidth="6" />
    </>
  );
}

function Glider() {
  return (
    <>
      <path d="M318 62c10-14 36-16 50-4-16-4-34-2-50 4z" fill={ink.accent} />
      <path d="m320 62 24 26 22-30M344 88l-4-32" stroke={ink.line} fill="none" opacity=".6" />
      <circle cx="344" cy="91" r="3" fill={ink.ground} />
    </>
  );
}

/** United States: a suspension bridge, the stepped towers of Manhattan, Liberty before the sun. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { SkylineFrame } from './frame.tsx';

export function UnitedStates({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={414} y={140} r={30} clouds="M40 56h36M54 66h50M300 52h34" way={{ to: 212 }}>
      <path d="M320 192c30-8 60-14 160-12v20H320z" fill={ink.far} />
      <Towers
        base={200}
        fill={ink.far}
        at="120 18 60, 144 14 88, 176 16 66, 226 18 96, 250 14 70, 292 16 58, 316 14 38, 338 12 24"
      />
      <Towers base={200} at="132 18 44, 160 20 72, 236 18 58, 262 16 84, 302 18 44, 326 14 26" sun={414} />
      <Windows d="M166 134v60M173 134v60M242 148v46M248 148v46M268 122v72M308 162v32" size={2} gap={5} />
      <Chrysler />
      <EmpireState />
      <Water />
      <Liberty />
      <Bridge />
    </SkylineFrame>
  );
}

function EmpireState() {
  return (
    <>
      <path d="M182 200v-48h6v-46h6V74h6V62h4V52h4V22h2v30h4v10h4v12h6v32h6v46h6v48z" fill={ink.near} />
      <path d="M214 62v-8h2v8h4v12h6v32h6v46h6v48h-3v-45h-6v-46h-6V77h-6V65h-3z" fill={ink.glow} />
      <Windows d="M193 112v84M199 80v116M205 72v124M211 72v124M217 80v116M223 84v112" size={2.5} gap={4} />
    </>
  );
}

function Chrysler() {
  return (
    <>
      <path d="M270 200V104h6c1-16 5-26 8-34l2-32 2 32c3 8 7 18 8 34h6v96z" fill={ink.near} />
      <path d="M288 70c3 8 7 18 8 34h6v96h-3v-93h-6c-1-14-3-26-5-37z" fill={ink.glow} />
      <path
        d="M278 102a8 10 0 0 1 16 0M280 92a6 9 0 0 1 12 0M282 82a4 7 0 0 1 8 0"
        fill="none"
        stroke={ink.window}
        strokeWidth="1.5"
      />
      <Windows d="M276 114v82M283 114v82M290 114v82" size={2.5} gap={5} />
    </>
  );
}

function Liberty() {
  return (
    <>
      <path d="M376 206h76l-8-10h-60zM396 196h36l-4-8h-28zM402 188l2-26h20l2 26z" fill={ink.stone} />
      <path d="M420 162h4l2 26h-5zM426 188h2l4 8h-6z" fill={ink.glow} />
      <path d="M403 162c2-12 2-24 4-32l-7-24 4-2 6 18c2-4 8-4 10 0 4 4 4 12 4 18 0 8 2 14 3 22z" fill={ink.near} />
      <path d="m423 130 6-3 2 11-7 2z" fill={ink.near} />
      <circle cx="415" cy="114" r="4" fill={ink.near} />
      <path d="m410 111-5-3M412 109l-3-6M415 108v-7M418 109l3-6M420 111l5-3" stroke={ink.near} strokeWidth="1.5" />
      <path d="M399 104h6l-1-5h-4z" fill={ink.near} />
      <path d="M399 98c-1-4 2-6 3-10 3 4 4 6 3 10z" fill={ink.accent} />
    </>
  );
}

function Water() {
  return (
    <>
      <path d="M0 200h480v40H0z" fill={ink.mid} />
      <path d="M0 216c120-6 360 4 480-2v26H0z" fill={ink.near} />
      <path d="M370 210h86M384 217h60M376 224h50M398 231h30" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M150 212h40M220 222h50M290 210h30M180 232h30"
        stroke={ink.far}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

function Bridge() {
  return (
    <>
      <path d="M0 130c20-6 40-20 54-44M76 86c26 50 70 86 120 96" fill="none" stroke={ink.ground} strokeWidth="3" />
      <path
        d="M8 128v58M18 124v62M28 118v68M38 108v78M48 96v90M86 104v82M96 120v66M106 134v52M116 146v40M126 155v31M136 163v23M146 170v16M156 175v11"
        stroke={ink.ground}
      />
      <path d="M0 184h200v7H0z" fill={ink.ground} />
      <path d="M48 224V84h34v140zM44 78h42v7H44z" fill={ink.ground} />
      <path d="M54 184v-64q5-12 9-16 0 0 0 16v64zM67 184v-64-16q4 4 9 16v64z" fill={ink.mid} />
      <path d="M80.5 85v139" stroke={ink.glow} strokeWidth="3" />
      <path d="M40 224h50v6H40z" fill={ink.ground} />
    </>
  );
}

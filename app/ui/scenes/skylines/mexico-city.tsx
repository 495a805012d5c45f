/** Mexico City: the two volcanoes, the Torre Latinoamericana, the Ángel and Bellas Artes. */
import { Towers, Windows } from '../buildings.tsx';
import { Ground, ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function MexicoCity({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={436} clouds="M20 44h30M32 54h44" way={{ from: 250 }}>
      <Volcanoes />
      <Towers
        base={206}
        fill={ink.far}
        at="8 20 60, 34 16 84, 84 18 66, 186 16 58, 208 22 78, 272 18 62, 296 14 44, 440 24 40"
      />
      <Towers base={206} at="18 22 44, 56 24 104, 104 16 58, 196 20 46, 284 20 36, 462 18 34" sun={436} />
      <path d="M56 102q12-22 24 0z" fill={ink.mid} />
      <Windows d="M62 112v84M68 108v88M74 112v84M24 170v30M32 170v30M202 168v30M210 168v30" size={2} gap={5} />
      <Latino />
      <Palace />
      <Angel />
      <Ground d="M0 206c60-6 120-4 180-3h300v37H0z" />
      <Bushes d="M12 206h0M34 210h0M96 208h0M190 208h0M206 210h0M300 210h0M472 208h0" size={18} />
      <Bushes d="M24 202h0M84 206h0M180 212h0M216 206h0M290 204h0M460 206h0" size={11} />
    </SkylineFrame>
  );
}

function Volcanoes() {
  return (
    <>
      <g opacity=".75">
        <Bushes d="M335 58h0M333 52h0" size={7} color={ink.lit} />
        <Bushes d="M328 44h0M320 38h0" size={12} color={ink.lit} />
        <Bushes d="M308 32h0M294 30h0" size={17} color={ink.lit} />
        <Bushes d="M280 31h0M270 33h0" size={9} color={ink.lit} />
      </g>
      <path d="M0 184 46 152l22-20 12 8 26-26 16 6 20 10 26-2 20 10 22 16 26 30z" fill={ink.far} opacity=".8" />
      <path d="m56 143 12-11 12 8 26-26 16 6 16 8-12 8-8-8-10 12-8-8-14 14-10-8z" fill={ink.lit} opacity=".9" />
      <path d="M0 180h480v30H0z" fill={ink.far} />
      <path d="M196 190c60-22 96-70 124-120l8-6 12 4 8-4c22 46 60 100 132 124z" fill={ink.far} />
      <path d="m340 68 8-4c22 46 60 100 132 124h-96l-14-30 6-16-22-24z" fill={ink.lit} opacity=".3" />
      <path d="m320 70 8-6 12 4 8-4 18 34-8 8-8-10-6 16-10-18-8 14-8-10-12 10z" fill={ink.lit} />
    </>
  );
}

function Latino() {
  return (
    <>
      <path d="M122 206v-52h8V82h6V66h6V56h14v10h6v16h6v72h8v52z" fill={ink.near} />
      <path d="M154 56h2v10h6v16h6v72h8v52h-3v-49h-8V85h-6V69h-5z" fill={ink.glow} />
      <path d="M149 56V22M146 46h6M146 38h6" stroke={ink.near} strokeWidth="2" />
      <Windows
        d="M135 86v66M141 86v66M147 86v66M153 86v66M159 86v66M128 160v40M135 160v40M142 160v40M149 160v40M156 160v40M163 160v40"
        size={3}
        gap={4}
      />
    </>
  );
}

function Angel() {
  return (
    <>
      <path d="M222 206h56l-6-8h-44zM232 198h36v-6h-36zM238 192h24v-20h-24z" fill={ink.lit} />
      <path d="M245 172l2-76h7l2 76zM241 90h19l-4 7h-11z" fill={ink.lit} />
      <path d="M253 97h2l2 75h-3zM256 172h6v20h-6zM264 192h4v6h-4z" fill={ink.glow} />
      <path
        d="M247 90h7l-1-7c1-4 0-7-2-8-3 1-5 4-4 8zM249 78c-3-8-8-12-13-13 0 8 4 14 11 18zM252 78c4-8 9-11 14-12-1 8-6 13-12 17z"
        fill={ink.sun}
      />
      <circle cx="250.5" cy="72" r="2.5" fill={ink.sun} />
    </>
  );
}

function Palace() {
  return (
    <>
      <path d="M316 206v-34h28v-10h16q14-14 28 0h16v10h28v34z" fill={ink.lit} />
      <path d="M344 162c2-24 18-34 30-38 12 4 28 14 30 38z" fill={ink.brick} />
      <path d="M374 124c12 4 28 14 30 38h-14c0-16-8-30-16-38z" fill={ink.glow} />
      <path d="M370 124v-8h8v8zM374 116v-8" fill={ink.lit} stroke={ink.lit} />
      <path d="M318 172c0-14 22-14 22 0zM408 172c0-14 22-14 22 0z" fill={ink.brick} />
      <path d="M316 176h116M316 202h116" stroke={ink.stone} strokeWidth="3" />
      <path d="M366 204v-22a8 8 0 0 1 16 0v22z" fill={ink.pane} />
      <path d="M322 190h38M388 190h42" stroke={ink.pane} strokeWidth="16" strokeDasharray="4 6" />
    </>
  );
}

/** Work and family: a house on this side, the towers on the other, and a bridge for those who go together. */
import { Towers, Windows } from '#app/ui/scenes/buildings.tsx';
import { DottedRoute, ink, type SceneProps, Station } from '#app/ui/scenes/pieces.tsx';
import { Bushes } from '#app/ui/scenes/plants.tsx';
import { Child, Man, Woman } from '#app/ui/scenes/services/figures.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Glints, Ripples, Shadow } from '#app/ui/scenes/services/light.tsx';

const sun = { x: 410, y: 184, r: 36 };

export function UsWorkFamily({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} {...sun} clouds="M150 44h44M166 56h62M300 66h36">
      <path d="M0 160c60-24 130-18 200-4 60 10 90 16 150 26H0z" fill={ink.far} opacity=".6" />
      <City />
      <path d="M0 184h480v116H0z" fill={ink.far} />
      <path d="M0 192h480v110H0z" fill={ink.mid} opacity=".7" />
      <Glints d="M366 198h90M380 206h62M370 214h52M390 222h44M384 231h40M398 242h28M392 256h24M404 270h16" />
      <Ripples d="M230 206h34M250 222h44M300 202h24M310 234h40M448 220h26M330 272h50M420 262h40M400 286h44" />
      <Bridge />
      <g transform="translate(-18 0)">
        <House />
      </g>
      <path d="M0 224c60-24 140-20 200 2 60 22 100 44 136 74H0z" fill={ink.near} />
      <path d="M84 214h26c14 30 56 56 136 86H114c6-30-10-58-30-86z" fill={ink.stone} />
      <path d="M110 214c14 30 56 56 136 86h-14c-76-28-118-56-130-86z" fill={ink.glow} />
      <Bushes d="M10 222h0M44 220h0M160 222h0" size={18} />
      <Bushes d="M24 226h0M58 224h0M146 220h0M174 228h0M-4 226h0" size={12} />
      <Family />
    </ServiceFrame>
  );
}

function City() {
  return (
    <>
      <Towers base={186} fill={ink.far} at="318 14 40, 338 12 66, 358 10 52, 376 8 24, 446 14 70, 464 18 40" />
      <Towers base={186} at="328 14 30, 346 14 58, 364 11 94, 438 14 48, 458 12 28" sun={sun.x} />
      <path d="M369.5 92V74" stroke={ink.mid} strokeWidth="2" />
      <Windows d="M351 134v46M356 134v46M369 98v82M445 144v36M456 122v14" size={2} gap={6} />
    </>
  );
}

function Bridge() {
  return (
    <>
      <path
        d="M150 176c20-12 34-36 44-64M204 112c20 70 88 70 108 0M322 112c8 34 20 54 38 68"
        fill="none"
        stroke={ink.near}
        strokeWidth="3"
      />
      <path
        d="M166 164v24M178 148v40M188 128v60M212 134v54M222 148v40M232 157v31M242 162v26M252 164v24M262 164v24M272 162v26M282 157v31M292 148v40M302 134v54M330 138v50M340 158v30M350 170v18"
        stroke={ink.near}
      />
      <path d="M130 188h236v7H130z" fill={ink.near} />
      <path d="M192 218V104h14v114zM310 218V104h14v114z" fill={ink.near} />
      <path d="M196 184v-36a3 3 0 0 1 6 0v36zM314 184v-36a3 3 0 0 1 6 0v36z" fill={ink.skyLow} />
      <path d="M204 104h2v114h-2zM322 104h2v114h-2z" fill={ink.glow} />
      <path d="M186 222h26v-6h-26zM304 222h26v-6h-26z" fill={ink.ground} />
      <DottedRoute d="M140 184h224" width={2.5} />
      <Station x={368} y={184} r={5} />
    </>
  );
}

function House() {
  return (
    <>
      <path d="M132 146v-24h14v24z" fill={ink.brick} />
      <path d="M40 226v-76h118v76z" fill={ink.lit} />
      <path d="M152 150h6v76h-6z" fill={ink.glow} />
      <path d="m28 154 26-42h90l26 42z" fill={ink.brick} />
      <path d="m144 112 26 42h-10l-24-42z" fill={ink.glow} />
      <path d="M60 150v-28l24-18 24 18v28z" fill={ink.lit} />
      <path d="m54 128 30-30 30 30-6 4-24-22-24 22z" fill={ink.accent} />
      <path d="M77 144v-16a7 7 0 0 1 14 0v16z" fill={ink.pane} />
      <path d="M32 174h132l-8-14H40z" fill={ink.near} />
      <path d="M38 222v-48M74 222v-48M122 222v-48M158 222v-48" stroke={ink.stone} strokeWidth="5" />
      <path d="M104 222v-36h22v36z" fill={ink.accent} />
      <path d="M48 186h18v20H48zM80 186h16v20H80zM134 186h16v20h-16z" fill={ink.pane} />
      <path d="M57 186v20M88 186v20M142 186v20" stroke={ink.lit} strokeWidth="2" />
      <path d="M34 222h130v8H34z" fill={ink.stone} />
    </>
  );
}

function Family() {
  return (
    <>
      <Shadow d="M150 286h10l-26 14h-18zM208 286h10l-26 14h-18zM182 286h6l-18 10h-10z" />
      <Woman x={156} y={290} size={0.8} coat={ink.accent} />
      <Child x={186} y={290} size={0.8} coat={ink.sun} />
      <Man x={217} y={290} size={0.8} coat={ink.lit} />
      <path
        d="M229 250h12q3 0 3 3v12q0 3-3 3h-12q-3 0-3-3v-12q0-3 3-3zM232 250v-4h6v4"
        fill={ink.brick}
        stroke={ink.brick}
        strokeWidth="2"
      />
    </>
  );
}

/** Study in the United States: the hall of a campus, the path to its steps, and books on the wall. */
import { ink, type SceneProps } from '#app/ui/scenes/pieces.tsx';
import { Bushes } from '#app/ui/scenes/plants.tsx';
import { Man } from '#app/ui/scenes/services/figures.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Shadow } from '#app/ui/scenes/services/light.tsx';

export function UsStudent({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={428} y={156} r={36} clouds="M40 48h44M58 60h62M372 46h42M388 58h30">
      <path d="M0 160c60-24 110-18 170-8s120 10 190 4 80-10 120-8v50H0z" fill={ink.far} />
      <path d="M0 182c90-12 180-8 260-6s150-2 220-10v50H0z" fill={ink.mid} />
      <Bushes d="M18 178h0M60 184h0M112 186h0" size={40} color={ink.near} />
      <Bushes d="M40 160h0M86 168h0" size={32} color={ink.near} />
      <g transform="translate(42 0)">
        <Hall />
        <Lawn />
      </g>
      <Bushes d="M398 208h0M460 206h0" size={22} />
      <Bushes d="M384 212h0M412 211h0M446 211h0M474 210h0" size={15} />
      <Man x={346} y={272} size={0.6} coat={ink.accent} />
      <path d="M338 214h16v22q-8 4-16 0z" fill={ink.ground} />
      <path d="M341 222h10" stroke={ink.mid} strokeWidth="2" />
      <path d="M0 258h206v42H0z" fill={ink.stone} />
      <path d="M0 264h206v36H0z" fill={ink.brick} opacity=".35" />
      <path d="M0 258h206" stroke={ink.lit} strokeWidth="3" />
      <path d="M206 258v42h-7v-42z" fill={ink.glow} />
      <path d="M24 280h30M96 288h26M150 278h24" stroke={ink.near} strokeWidth="2" strokeLinecap="round" opacity=".3" />
      <Books />
    </ServiceFrame>
  );
}

function Hall() {
  return (
    <>
      <path d="M108 206v-56h76v56zM268 206v-56h76v56z" fill={ink.brick} />
      <path d="M102 152l12-16h226l12 16z" fill={ink.near} />
      <path d="M120 164h62M120 184h62M276 164h62M276 184h62" stroke={ink.lit} strokeWidth="13" strokeDasharray="9 8" />
      <path
        d="M121.5 164h60M121.5 184h60M277.5 164h60M277.5 184h60"
        stroke={ink.pane}
        strokeWidth="9"
        strokeDasharray="6 11"
      />
      <path d="M341 152h3v54h-3z" fill={ink.glow} />
      <path d="M178 206v-64h96v64z" fill={ink.stone} />
      <path d="M218 206v-26a8 8 0 0 1 16 0v26z" fill={ink.pane} />
      <path d="M192 206v-56M207 206v-56M245 206v-56M260 206v-56" stroke={ink.lit} strokeWidth="7" />
      <path d="M195 206v-56M210 206v-56M248 206v-56M263 206v-56" stroke={ink.glow} strokeWidth="2" />
      <path d="M176 152v-8h100v8zM174 144l52-28 52 28z" fill={ink.lit} />
      <path d="m188 141 38-20 38 20z" fill={ink.stone} />
      <path d="M202 128v-20h48v20zM208 108V84h36v24z" fill={ink.lit} />
      <path d="M242 108V84h2v24h6v20h-3v-18z" fill={ink.glow} />
      <path d="M226 116l30 16h-60zM204 84h44v-4h-44z" fill={ink.lit} />
      <path d="M215 106V92M226 106V92M237 106V92" stroke={ink.pane} strokeWidth="5" strokeLinecap="round" />
      <path d="M208 80c1-18 10-24 18-26 8 2 17 8 18 26zM224 56V36h4v20z" fill={ink.near} />
      <path d="M226 54c8 2 17 8 18 26h-7c0-13-4-20-11-26z" fill={ink.glow} />
      <path d="M170 212h112l6 8H164zM174 206h104v6H174z" fill={ink.lit} />
    </>
  );
}

function Lawn() {
  return (
    <>
      <path d="M-42 210h480v90H-42z" fill={ink.near} />
      <path d="M-42 226c120-10 330-10 480 2" fill="none" stroke={ink.mid} strokeWidth="2" opacity=".55" />
      <path d="M176 216h100c14 26 60 52 132 84H206c12-28-2-60-30-84z" fill={ink.stone} />
      <path d="M170 212h112l6 8H164z" fill={ink.lit} />
      <path d="M276 220c20 24 64 50 132 80h-16c-70-32-110-56-126-80z" fill={ink.glow} />
      <Shadow d="M298 272h12l-30 24h-14z" />
      <path
        d="M380 234h40M360 250h54M430 262h34M400 276h40M30 238h50"
        stroke={ink.mid}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}

function Books() {
  return (
    <>
      <Shadow d="M40 258h120l-20 14H10z" />
      <rect x="38" y="238" width="122" height="21" rx="3" fill={ink.ground} />
      <path d="M46 243h114v11H46z" fill={ink.lit} />
      <path d="M50 248h104" stroke={ink.far} strokeWidth="1.5" />
      <rect x="50" y="218" width="100" height="20" rx="3" fill={ink.accent} />
      <path d="M50 223h92v10H50z" fill={ink.lit} />
      <path d="M54 228h84" stroke={ink.far} strokeWidth="1.5" />
      <rect x="58" y="200" width="96" height="18" rx="3" fill={ink.sun} />
      <path d="M66 204h88v9H66z" fill={ink.lit} />
      <path d="M70 209h80" stroke={ink.far} strokeWidth="1.5" />
      <path d="M74 184v16c14 7 44 7 58 0v-16z" fill={ink.near} />
      <path d="m103 164 58 15-58 17-58-17z" fill={ink.ground} />
      <path d="m161 179-58 17v-4l50-15z" fill={ink.glow} />
      <path d="m103 179-46 6v18" fill="none" stroke={ink.sun} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M54 203h6l3 14H51z" fill={ink.accent} />
    </>
  );
}

/** Buenos Aires: the Obelisco, the Barolo and Kavanagh towers, the docks and the Puente de la Mujer. */
import { Towers, Windows } from '../buildings.tsx';
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SkylineFrame } from './frame.tsx';

export function BuenosAires({ className }: SceneProps) {
  return (
    <SkylineFrame className={className} x={416} y={150} clouds="M176 54h36M192 64h52" way={{ from: 135 }}>
      <path d="M0 170h480v50H0z" fill={ink.far} />
      <Towers
        base={206}
        fill={ink.far}
        at="6 20 68, 30 16 92, 92 18 76, 160 20 90, 188 14 64, 206 16 104, 306 18 70, 330 14 52, 350 18 84, 376 12 40"
      />
      <Towers base={206} at="18 18 46, 98 16 50, 172 22 62, 316 20 48, 342 14 60, 366 14 30, 460 20 34" sun={416} />
      <Windows d="M24 166v32M31 166v32M178 150v50M185 150v50M322 164v36M329 164v36M349 152v46" size={2} gap={5} />
      <Barolo />
      <Kavanagh />
      <Obelisk />
      <Docks />
      <WomansBridge />
    </SkylineFrame>
  );
}

function Obelisk() {
  return (
    <>
      <path d="M120 206h30v-6h-30z" fill={ink.stone} />
      <path d="m127 200 3-144 5-16 5 16 3 144z" fill={ink.lit} />
      <path d="m135 40 5 16 3 144h-6z" fill={ink.glow} />
      <path d="M133 62h4" stroke={ink.pane} strokeWidth="3" />
    </>
  );
}

function Barolo() {
  return (
    <>
      <Towers base={206} fill={ink.near} at="50 38 78, 60 18 106" sun={416} />
      <path d="M60 100c1-14 5-18 9-20 4 2 8 6 9 20zM67 80v-8h4v8z" fill={ink.near} />
      <circle cx="69" cy="70" r="4" fill={ink.window} />
      <Windows d="M56 136v64M63 136v64M70 112v88M77 136v64M83 136v64" size={3} gap={5} />
    </>
  );
}

function Kavanagh() {
  return (
    <>
      <path d="M222 206v-56h8v-24h8v-26h8V80h8V66h12v14h8v16h8v26h8v26h8v58z" fill={ink.near} />
      <path d="M266 66h2v14h8v16h8v26h8v26h8v58h-3v-55h-8v-26h-8v-26h-8V83h-7z" fill={ink.glow} />
      <path d="M260 66V54" stroke={ink.near} strokeWidth="2" />
      <Windows
        d="M227 158v40M235 136v62M243 110v88M251 90v108M259 76v122M267 90v108M275 106v92M283 132v66M291 158v40"
        size={3}
        gap={5}
      />
    </>
  );
}

function Docks() {
  return (
    <>
      <path d="M304 206v-22h40v22zM348 206v-22h40v22zM392 206v-22h40v22zM436 206v-22h44v22z" fill={ink.brick} />
      <path d="M302 184l4-6h36l4 6zM346 184l4-6h36l4 6zM390 184l4-6h36l4 6zM434 184l4-6h42v6z" fill={ink.ground} />
      <path d="M308 194h32M352 194h32M396 194h32M440 194h36" stroke={ink.pane} strokeWidth="8" strokeDasharray="5 4" />
      <path d="M0 204h480v36H0z" fill={ink.ground} />
      <path d="M0 212h480v28H0z" fill={ink.near} />
      <Bushes d="M10 206h0M96 206h0M110 208h0M160 208h0M212 206h0M306 206h0" size={15} />
      <path
        d="M20 222h40M90 230h60M210 226h50M280 218h24M430 232h30"
        stroke={ink.mid}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M400 219h40M392 224h36" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

function WomansBridge() {
  return (
    <>
      <path d="M342 212 314 112c18 26 32 60 42 100z" fill={ink.lit} />
      <path d="M314 112c18 26 32 60 42 100h-5c-8-38-20-72-37-100z" fill={ink.glow} />
      <path
        d="M322 132 462 208M326 144l118 64M331 156l94 52M335 168l70 40M339 180l48 28M344 194l24 14"
        stroke={ink.lit}
        strokeWidth="1.2"
      />
      <path d="M280 214c40-6 150-8 200-2v5c-50-5-160-4-200 2z" fill={ink.lit} />
      <path d="M344 214h14l-3 14h-8z" fill={ink.stone} />
    </>
  );
}

/** Interview: the window of the consulate with the country behind it, a counter, and two chairs that wait. */
import { DottedRoute, ink, Ranges, type SceneProps, Station } from '#app/ui/scenes/pieces.tsx';
import { Agave, Bushes } from '#app/ui/scenes/plants.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';

export function UsInterview({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={336} y={134} r={32} clouds="M92 60h40M106 72h58M372 58h34">
      <View />
      <Wall />
      <path
        d="M60 300 104 224h92l-44 76zM184 300l32-76h92l-14 76zM326 300l4-76h92l24 76z"
        fill={ink.far}
        opacity=".4"
      />
      <Counter />
      <Chair x={142} color={ink.accent} />
      <Chair x={300} color={ink.far} />
      <path d="M424 262h38l-5 34h-28z" fill={ink.brick} />
      <path d="M424 262h38l-1 7h-36z" fill={ink.glow} />
      <Agave x={443} y={264} size={46} />
    </ServiceFrame>
  );
}

function View() {
  return (
    <>
      <Ranges
        far="M40 132l46-30 26 14 34-36 40 34 26-10 40 28 60-4 40-14 50 14 40-6v70H40z"
        mid="M40 148c60-18 120-14 180-8s130 4 220-10v60H40z"
        near="M40 164c70-12 140-12 200-6s130 6 200-2v40H40z"
      />
      <path d="M318 190c-4-14 34-18 30-26-4-6-22-6-16-22l4-3c2 14 30 16 28 26s-24 14-16 25z" fill={ink.lit} />
      <DottedRoute d="M332 188c0-12 24-16 23-24s-22-8-19-24" width={2} />
      <Station x={355} y={165} r={4} />
      <Bushes d="M78 166h0M96 164h0M404 160h0M246 160h0" size={11} />
      <Bushes d="M70 169h0M87 168h0M396 163h0M413 162h0M255 162h0" size={8} />
    </>
  );
}

/** The room around the glass; the hole is the window. */
function Wall() {
  return (
    <>
      <path d="M0 0h480v224H0zM44 32v158h392V32z" fill={ink.stone} fillRule="evenodd" />
      <path d="M0 0h480v32H0z" fill={ink.brick} opacity=".25" />
      <path d="M44 32h392v158H44z" fill="none" stroke={ink.lit} strokeWidth="7" />
      <path d="M174 32v158M306 32v158" stroke={ink.lit} strokeWidth="6" />
      <path d="M178 32v158M310 32v158M48 36v154" stroke={ink.glow} strokeWidth="2" />
      <path d="m70 36-26 40v30l46-70zM108 36l-64 98v12l72-110z" fill={ink.lit} opacity=".3" />
      <circle cx="240" cy="116" r="17" fill={ink.lit} opacity=".75" />
      <circle cx="240" cy="116" r="17" fill="none" stroke={ink.near} strokeWidth="2.5" />
      <path
        d="M232 110h0M240 110h0M248 110h0M232 118h0M240 118h0M248 118h0M236 124h0M244 124h0M236 104h0M244 104h0"
        stroke={ink.near}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 216h480v84H0z" fill={ink.near} />
      <path d="M0 216h480" stroke={ink.lit} strokeWidth="3" />
    </>
  );
}

function Counter() {
  return (
    <>
      <path d="M28 196h424v32H28z" fill={ink.brick} />
      <path d="M134 200v28M240 200v28M346 200v28" stroke={ink.ground} strokeWidth="2" opacity=".4" />
      <path d="M28 196h424v5H28z" fill={ink.ground} opacity=".5" />
      <path d="M20 184h440v12H20z" fill={ink.lit} />
      <path d="M20 192h440v4H20z" fill={ink.glow} />
      <path d="M212 186h56v6h-56z" fill={ink.near} opacity=".5" />
      <path d="m206 172 26-4 4 16h-28z" fill={ink.ground} />
      <path d="M216 178h10" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M238 180h48l6 4h-58zM240 176h46v3h-46z" fill={ink.lit} />
      <path d="M104 184v-24M96 184h16" stroke={ink.ground} strokeWidth="4" strokeLinecap="round" />
      <path d="M90 160c0-16 28-16 28 0z" fill={ink.accent} />
      <path d="M94 163h20" stroke={ink.window} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Chair({ x, color }: { x: number; color: string }) {
  return (
    <g transform={`translate(${x} 288)`}>
      <path d="M-26-4h62l-22 16h-64z" fill={ink.ground} opacity=".5" />
      <path d="M-24-38v38M34-38V0M-16-38v28M26-38v28" stroke={ink.ground} strokeWidth="5" strokeLinecap="round" />
      <path d="M-30-46h70v12h-70z" fill={ink.ground} />
      <rect x="-26" y="-110" width="62" height="58" rx="12" fill={color} />
      <path d="M24-110q12 0 12 12v34q0 12-12 12 5-4 5-12v-34q0-8-5-12z" fill={ink.glow} />
      <path d="M-14-52v10M24-52v10" stroke={ink.ground} strokeWidth="5" />
      <rect x="-30" y="-48" width="70" height="11" rx="5" fill={color} />
    </g>
  );
}

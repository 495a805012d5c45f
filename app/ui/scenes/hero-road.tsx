/** The road from a town to the far city, with the four stations of the way beside it. */
import {
  Clouds,
  DottedRoute,
  Ground,
  Houses,
  ink,
  Ranges,
  Scene,
  type SceneProps,
  Sky,
  Stars,
  Sun,
  Towers,
  Windows,
} from './pieces.tsx';

const sun = { x: 436, y: 128, r: 38 };

export function HeroRoad({ className }: SceneProps) {
  return (
    <Scene width={560} height={460} className={className}>
      <Sky width={560} height={460} {...sun} />
      <Stars at="M62 40h0M128 24h0M176 60h0M236 36h0M92 82h0M298 28h0M30 96h0M528 44h0" />
      <Clouds d="M300 66h52M318 80h84M492 52h46" />
      <Sun {...sun} />
      <path d="M0 136l50-34 34 20 60-52 40 40 30-14 60 46 60-10 60 24 80-30 90 20v60H0z" fill={ink.far} opacity=".55" />
      <path d="m110 108 34-38 26 26-10 10-12-10-10 12-10-8z" fill={ink.lit} opacity=".8" />
      <Towers
        base={168}
        fill={ink.far}
        rim={0}
        at={[
          [386, 12, 30],
          [414, 12, 52],
          [440, 10, 62],
          [466, 12, 40],
          [488, 12, 24],
        ]}
      />
      <Towers
        base={168}
        sun={436}
        at={[
          [376, 10, 16],
          [398, 12, 40],
          [426, 12, 66],
          [452, 12, 48],
          [476, 10, 28],
        ]}
      />
      <Windows d="M404 136v28M432 110v52M458 128v34" size={2} gap={6} />
      <Ranges
        far="M0 176c90-30 180-8 270-4 100 4 190-16 290-12v120H0z"
        mid="M0 222c70-34 160-30 240-12 90 20 210-30 320-26v200H0z"
        near="M0 300c100-40 200-30 290-14 110 20 180-30 270-30v220H0z"
      />
      <Ground d="M0 400c120-50 330-50 560-8v80H0z" />
      <path
        d="M120 470c40-60 330-50 330-104 0-46-250-26-250-76 0-40 190-26 190-56 0-22-84-18-76-36 6-12 100-12 110-30h8c-6 22-92 22-96 32-4 12 92 8 92 34 0 38-200 28-200 54 0 36 270 16 270 78 0 66-220 54-250 104z"
        fill={ink.lit}
      />
      <DottedRoute d="M186 466c36-56 294-46 294-100 0-54-262-34-262-76 0-34 194-24 194-56 0-24-88-20-84-36 4-12 94-10 106-30" />
      <Milestone x={386} y={196} r={12} d="M-5-5H5V5H-5zM-2-1h4M-2 2h4" />
      <Milestone x={216} y={236} r={17} d="m-7 0 5 5 9-10" />
      <Milestone x={486} y={306} r={22} d="M-9-7H9V9H-9zM-9-2H9M-4-10v5M4-10v5" />
      <Houses
        base={430}
        at={[
          [6, 34, 22, 0],
          [44, 30, 18, 2],
          [78, 36, 24, 1],
          [118, 28, 18, 0],
        ]}
      />
      <Houses
        base={462}
        at={[
          [0, 40, 20, 3],
          [46, 38, 24, 0],
          [90, 34, 20, 2],
        ]}
      />
    </Scene>
  );
}

function Milestone({ x, y, r, d }: { x: number; y: number; r: number; d: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${r}v${r * 1.6}`} stroke={ink.ground} strokeWidth={r / 5} />
      <circle r={r} fill={ink.lit} stroke={ink.accent} strokeWidth={r / 5} />
      <path d={d} fill="none" stroke={ink.near} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

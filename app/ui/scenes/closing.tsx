/** The end of a page: the road that leads to the sunrise, and the same morning as a low line above the footer. */

import {
  Clouds,
  DottedRoute,
  Ground,
  ink,
  Mist,
  Ranges,
  Scene,
  type SceneProps,
  Sky,
  Stars,
  Station,
  Sun,
} from './pieces.tsx';
import { Bushes, Pines } from './plants.tsx';

const sun = { x: 372, y: 128, r: 34 };

export function Closing({ className }: SceneProps) {
  return (
    <Scene width={560} height={240} className={className}>
      <Sky width={560} height={240} {...sun} />
      <Stars at="M34 30h0M92 54h0M150 22h0M226 46h0M292 20h0M470 34h0M528 62h0" />
      <Clouds d="M118 74h44M142 86h62M470 84h42" width={6} />
      <Sun {...sun} />
      <Ranges far="M0 140l44-22 26 12 52-46 34 30 22-12 58 40 36-14 44 18 60-8 52 10 50-30 44 18 38-16v120H0z" />
      <path d="m122 84 34 30-14 6-10-10-12 14-10-12-16 10zM478 108l44 18-16 4-14-8-20 6z" fill={ink.lit} opacity=".7" />
      <Mist d="M0 142c90-12 180-6 280 0s190 4 280-6v26H0z" />
      <Ranges
        mid="M0 162c70-20 150-16 226-4 50 8 96 8 150 0 66-10 124-14 184-4v90H0z"
        near="M0 190c80-22 150-12 220 2 60 12 120 10 180-4 60-14 110-16 160-8v64H0z"
      />
      <path
        d="M150 240c60-26 168-32 168-50 0-12-30-14-30-24 0-10 60-12 82-22l5 2c-16 10-48 14-48 21 0 8 66 12 66 28 0 22-76 26-90 45z"
        fill={ink.lit}
      />
      <DottedRoute d="M226 240c42-18 128-28 128-46 0-14-48-16-48-28 0-8 46-12 66-20" width={2.5} />
      <Station x={353} y={193} r={6} />
      <Station x={306} y={166} r={4} />
      <Ground d="M0 222c40-12 84-10 120 2l36 16H0zM560 206c-44 0-80 10-112 34h112z" />
      <Pines at="36 222 46, 62 226 34, 504 214 48, 530 212 36" />
      <Bushes d="M96 222h0M110 226h0M470 226h0M486 222h0" size={12} />
    </Scene>
  );
}

const dawn = { x: 690, y: 60, r: 26 };

/** Its sky is the page itself. */
export function Horizon({ className }: SceneProps) {
  return (
    <Scene width={1200} height={72} className={className}>
      <circle cx={dawn.x} cy={dawn.y} r="60" fill={ink.glow} opacity=".22" />
      <circle cx={dawn.x} cy={dawn.y} r="42" fill={ink.glow} opacity=".42" />
      <circle cx={dawn.x} cy={dawn.y} r={dawn.r} fill={ink.sun} />
      <Ranges
        far="M0 50l60-14 48 8 70-26 60 24 44-8 66 18 70-10 52 6 60-20 44 16 66 4 72-6 66 8 60-22 72 20 50-8 62 12 64-22 62 14 52-8v36H0z"
        mid="M0 58c120-16 220-10 330-2s200 6 300-2 240-8 330 0 160 4 240-4v22H0z"
        near="M0 66c160-10 300-4 450-1s290 0 420-3 220-3 330 1v9H0z"
      />
      <path d="M596 72c30-4 78-5 78-9 0-3-14-3-14-5s16-3 24-4l4 1c-5 2-10 2-10 4s24 2 24 6-18 5-22 7z" fill={ink.lit} />
      <Pines at="404 68 20, 420 69 15, 770 66 22, 786 67 16, 90 66 18, 1080 64 20" />
    </Scene>
  );
}

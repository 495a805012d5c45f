/** What all small scenes share: the size, the light, a far range and a hill. */
import type { ReactNode } from 'react';
import { Ranges, Scene, type SceneProps, Sky, Stars, Sun, type Turns } from '../pieces.tsx';

type FrameProps = SceneProps & Turns & { x?: number; y?: number; far?: string; mid?: string; children: ReactNode };

const ridge = 'M0 92l26-16 18 8 32-28 30 28 22-10 42 20 34-12 36 14v64H0z';
const hill = 'M0 104c40-14 80-8 118 0s80 6 122-8v64H0z';

export function SpotFrame({ className, turns, x = 188, y = 78, far = ridge, mid = hill, children }: FrameProps) {
  return (
    <Scene width={240} height={160} className={className} turns={turns}>
      <Sky width={240} height={160} x={x} y={y} r={17} />
      <Stars at="M22 22h0M58 40h0M96 16h0M146 30h0M222 24h0" />
      <Sun x={x} y={y} r={17} />
      <Ranges far={far} mid={mid} />
      {children}
    </Scene>
  );
}

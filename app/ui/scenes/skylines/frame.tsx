/** What all skylines share: the size, the sky, the stars and the light. */
import type { ReactNode } from 'react';
import { Clouds, Scene, type SceneProps, Sky, Stars, Sun } from '../pieces.tsx';

type FrameProps = SceneProps & { x?: number; y?: number; r?: number; clouds?: string; children: ReactNode };

export function SkylineFrame({ className, x = 410, y = 146, r = 26, clouds, children }: FrameProps) {
  return (
    <Scene width={480} height={240} className={className}>
      <Sky width={480} height={240} x={x} y={y} r={r} />
      <Stars at="M30 34h0M84 18h0M128 50h0M196 22h0M250 40h0M306 16h0M452 28h0M22 84h0M366 34h0" />
      <Sun x={x} y={y} r={r} />
      {clouds && <Clouds d={clouds} width={5} />}
      {children}
    </Scene>
  );
}

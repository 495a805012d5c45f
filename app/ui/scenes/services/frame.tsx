/** What all scenes of the services share: the size, the sky, the stars and the sun that rises at the horizon. */
import type { ReactNode } from 'react';
import { Clouds, Scene, type SceneProps, Sky, Stars, Sun, type Turns } from '../pieces.tsx';

type FrameProps = SceneProps & Turns & { x: number; y: number; r?: number; clouds?: string; children: ReactNode };

export function ServiceFrame({ className, turns, x, y, r = 34, clouds, children }: FrameProps) {
  return (
    <Scene width={480} height={300} className={className} turns={turns}>
      <Sky width={480} height={300} x={x} y={y} r={r} />
      <Stars at="M26 38h0M78 20h0M122 64h0M188 26h0M246 52h0M304 18h0M368 40h0M456 30h0M40 100h0M430 84h0" />
      <Sun x={x} y={y} r={r} />
      {clouds && <Clouds d={clouds} width={6} />}
      {children}
    </Scene>
  );
}

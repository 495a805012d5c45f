/** What all skylines share: the size, the sky, the stars and the light. They are landmarks: none is mirrored. */
import type { ReactNode } from 'react';
import { Clouds, DottedRoute, ink, Scene, type SceneProps, Sky, Stars, Station, Sun } from '../pieces.tsx';

/** The dotted way leaves a consulate city towards the light, and reaches a destination from the other side. */
type Way = { from: number } | { to: number };

type FrameProps = SceneProps & { x?: number; y?: number; r?: number; clouds?: string; way: Way; children: ReactNode };

export function SkylineFrame({ className, x = 410, y = 146, r = 26, clouds, way, children }: FrameProps) {
  return (
    <Scene width={480} height={240} turns={false} className={className}>
      <Sky width={480} height={240} x={x} y={y} r={r} />
      <Stars at="M30 34h0M84 18h0M128 50h0M196 22h0M250 40h0M306 16h0M452 28h0M22 84h0M366 34h0" />
      <Sun x={x} y={y} r={r} />
      {clouds && <Clouds d={clouds} width={5} />}
      {children}
      <DottedRoute d={'from' in way ? `M${way.from} 229H486` : `M${way.to} 229H-6`} color={ink.window} width={2.5} />
      <Station x={'from' in way ? way.from : way.to} y={229} r={4.5} />
    </Scene>
  );
}

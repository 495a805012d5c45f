/** Not found: a signpost where the road forks. */
import { DottedRoute, ink, type SceneProps } from '../pieces.tsx';
import { Agave, Bushes } from '../plants.tsx';
import { SpotFrame } from './frame.tsx';

export function NotFound({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={196}>
      <path d="M0 116c50-16 90-12 130-8s80 0 110-10v64H0z" fill={ink.near} />
      <path
        d="M90 162c10-22 0-40-66-54l14-4c48 8 74 18 82 30 8-14 30-26 80-38l12 5c-60 16-68 36-60 61z"
        fill={ink.lit}
      />
      <DottedRoute d="M120 158c2-10 0-18-4-24" width={2.5} />
      <path d="M121 142V34" stroke={ink.ground} strokeWidth="5" strokeLinecap="round" />
      <path d="M124 140V34" stroke={ink.glow} strokeWidth="1.5" />
      <path d="m112 40 60-4 10 8-8 10-62 2z" fill={ink.accent} />
      <path d="m132 62-58-3-10 9 9 9 59 1z" fill={ink.lit} />
      <path
        d="M124 46h36M84 68h36"
        stroke={ink.ground}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="10 6"
        opacity=".55"
      />
      <Bushes d="M117 136h0M128 134h0" size={9} />
      <Bushes d="M122 138h0" size={12} />
      <Agave x={26} y={148} size={24} />
      <Agave x={214} y={152} size={28} />
    </SpotFrame>
  );
}

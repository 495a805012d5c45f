/** Mail: a letter on its dotted way over the hills. */
import { DottedRoute, ink, type SceneProps, Station } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SpotFrame } from './frame.tsx';

export function Mail({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={200} y={84} far="M0 98l40-26 28 14 34-36 40 30 30-12 36 22 32-8v70H0z">
      <path d="M0 128c50-20 110-18 150-8s60 6 90 0v44H0z" fill={ink.near} />
      <Bushes d="M14 124h0M26 120h0M206 124h0" size={12} />
      <Bushes d="M36 119h0M216 124h0M196 124h0" size={8} />
      <DottedRoute d="M30 142c-4-40 6-60 34-66M176 66c20 4 32 16 38 40" />
      <Station x={30} y={143} r={5} />
      <Station x={215} y={111} r={4} />
      <path d="m66 52 94-14 13 70-94 16z" fill={ink.lit} />
      <path d="m160 38 13 70-5 1-12-70z" fill={ink.glow} />
      <path d="m79 124 40-44 54 28z" fill={ink.stone} />
      <path d="m66 52 60 40 34-54z" fill={ink.lit} />
      <path
        d="m66 52 60 40 34-54M79 124l32-42M173 108l-36-32"
        fill="none"
        stroke={ink.far}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="125" cy="87" r="9" fill={ink.accent} />
      <path d="M120 89h10M121.5 88a4 4 0 0 1 7 0" stroke={ink.lit} strokeWidth="1.5" fill={ink.lit} />
    </SpotFrame>
  );
}

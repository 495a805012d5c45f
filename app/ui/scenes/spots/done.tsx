/** Done: the stamp has landed on the page. */
import { ink, type SceneProps, Stamp } from '../pieces.tsx';
import { SpotFrame } from './frame.tsx';

export function Done({ className }: SceneProps) {
  return (
    <SpotFrame turns={false} className={className} x={206} y={70}>
      <path d="M0 112c70-8 170-8 240 2v50H0z" fill={ink.near} />
      <path d="M0 120h240v44H0z" fill={ink.stone} />
      <path d="M30 148l98-4 60 8-90 6z" fill={ink.near} opacity=".3" />
      <path d="m46 36 86-10 14 116-88 8z" fill={ink.lit} />
      <path d="m132 26 14 116-4 1L128 26z" fill={ink.glow} />
      <path d="m60 52 40-5M62 64l56-6M64 76l50-6M65 88l26-3" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
      <Stamp x={100} y={110} r={24} tilt={-14} />
      <g transform="rotate(16 182 90)">
        <path d="M158 112h48v10h-48z" fill={ink.ground} />
        <path d="M160 122h44v5h-44z" fill={ink.accent} />
        <path d="M166 112c0-8 8-8 10-16 2-6-2-14-2-22a8 8 0 0 1 16 0c0 8-4 16-2 22 2 8 10 8 10 16z" fill={ink.brick} />
        <path d="M188 68c4 2 4 6 2 10s-4 12-2 18 10 8 10 16h-5c0-8-8-10-9-17s3-14 4-27z" fill={ink.glow} />
      </g>
    </SpotFrame>
  );
}

/** Offline: a dish on the hill, its signal lost in the fog. */
import { DottedRoute, ink, Mist, type SceneProps } from '../pieces.tsx';
import { Pines } from '../plants.tsx';
import { SpotFrame } from './frame.tsx';

export function Offline({ className }: SceneProps) {
  return (
    <SpotFrame className={className} y={84} far="M0 96l50-12 40 4 40-30 22 18 30 4 26-10 32 16v60H0z">
      <Mist d="M0 86h240v26H0z" opacity={0.5} />
      <path d="M0 126c30-22 70-30 104-22s90 24 136 26v34H0z" fill={ink.near} />
      <path d="m70 110 14-38 6 2-4 36zM84 74l16 34h-6L82 78z" fill={ink.ground} />
      <path d="M52 30c-6 28 14 52 46 52z" fill={ink.lit} />
      <path d="M52 30c8 6 40 36 46 52-12-4-44-34-46-52z" fill={ink.stone} />
      <path d="m74 58 18-16" stroke={ink.ground} strokeWidth="2.5" />
      <circle cx="93" cy="41" r="4" fill={ink.accent} />
      <DottedRoute d="M104 34c10-6 18-10 28-12" width={2.5} />
      <DottedRoute d="M188 26c10 2 18 6 26 12" width={2.5} />
      <path d="m156 14 10 10m0-10-10 10" stroke={ink.accent} strokeWidth="3" strokeLinecap="round" />
      <Pines at="18 130 44, 36 126 32, 214 140 40, 196 138 28" />
      <path
        d="M-4 120h60M24 129h92M150 122h100M176 131h70M-4 141h56M84 138h70M36 150h150M204 147h40"
        stroke={ink.lit}
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".75"
      />
    </SpotFrame>
  );
}

/** Eight visa photos with one mistake each, numbered as in the table of the guide. */
import type { ReactNode } from 'react';
import { ink, Scene, type SceneProps } from '../pieces.tsx';
import { Paper, Portrait } from './portrait.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const mistakes: readonly ReactNode[] = [
  // Glasses.
  <>
    <Paper />
    <Portrait />
    <path d="M17.5 22h7v5h-7zM27.5 22h7v5h-7zM24.5 24h3" {...line} stroke={ink.line} strokeWidth="1.2" />
  </>,
  // A shadow behind the head.
  <>
    <Paper />
    <path d="M22 22c-3-20 26-20 23 2 0 6 3 12 5 28H20z" fill={ink.far} />
    <Portrait />
  </>,
  // Half the face in the dark.
  <>
    <Paper />
    <Portrait />
    <path d="M26 0h26v52H26z" fill={ink.ground} opacity=".55" />
  </>,
  // A picture on a coloured wall.
  <>
    <Paper fill={ink.glow} />
    <path d="M4 5h13v10H4z" fill={ink.lit} stroke={ink.ground} strokeWidth="1.5" />
    <path d="M42 4h10v48H42z" fill={ink.stone} />
    <Portrait />
  </>,
  // A head that is too large.
  <>
    <Paper />
    <Portrait size={1.7} down={4} />
  </>,
  // A head that is too small.
  <>
    <Paper />
    <path d="M17 40h18l3 12H14z" fill={ink.near} />
    <Portrait size={0.5} down={2} />
  </>,
  // Hair over an eye.
  <>
    <Paper />
    <Portrait />
    <path d="M16 22c0-9 18-13 19-1-6-2-9 2-11 9-3-3-7-1-8-8z" fill={ink.ground} />
  </>,
  // Smooth skin and edges that were cut out.
  <>
    <Paper />
    <path
      d="M12 24l4-14 10-6 11 6 3 14-2 12 12 8v8H2v-8l12-8z"
      fill={ink.sky}
      stroke={ink.mid}
      strokeWidth="1"
      strokeDasharray="3 2"
    />
    <Portrait />
    <circle cx="26" cy="26" r="7" fill={ink.glow} opacity=".5" />
  </>,
];

export function PhotoWrong({ className }: SceneProps) {
  return (
    <Scene width={240} height={160} className={className} turns={false}>
      <path d="M0 0h240v160H0z" fill={ink.sky} />
      {mistakes.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is called
        <g key={index} transform={`translate(${7 + (index % 4) * 58} ${5 + Math.floor(index / 4) * 78})`}>
          {/* What is larger than its photo is cut off by it: an svg of its own has such an edge. */}
          <svg aria-hidden="true" width="52" height="52" viewBox="0 0 52 52">
            {photo}
          </svg>
          <circle cx="26" cy="61" r="9" fill={ink.accent} />
          <text
            x="26"
            y="65.5"
            textAnchor="middle"
            fontSize="13"
            fontWeight="700"
            fontFamily="sans-serif"
            fill={ink.lit}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Scene>
  );
}

/** A visa photo as it should be: the head in the middle, with lines at the hair, the eyes and the chin. */
import { ink, Scene, type SceneProps } from '../pieces.tsx';
import { Paper, Portrait } from './portrait.tsx';

export function PhotoRight({ className }: SceneProps) {
  return (
    <Scene width={240} height={160} className={className} turns={false}>
      <path d="M0 0h240v160H0z" fill={ink.sky} />
      <g transform="translate(55 15) scale(2.5)">
        <Paper />
        <Portrait />
      </g>
      <path
        d="M46 37h148M46 75h148M46 108h148"
        fill="none"
        stroke={ink.accent}
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path
        d="M120 10v140"
        fill="none"
        stroke={ink.mid}
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <circle cx="206" cy="132" r="16" fill={ink.near} />
      <path
        d="m198 132 6 6 11-12"
        fill="none"
        stroke={ink.lit}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

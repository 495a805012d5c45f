/** Documents: passport, form and photograph, laid out on the wall of the lookout. */
import { ink, type SceneProps } from '../pieces.tsx';
import { SpotFrame } from './frame.tsx';

export function Documents({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={72}>
      <path d="M0 112c70-8 170-8 240 2v50H0z" fill={ink.near} />
      <path d="M0 124h240v40H0z" fill={ink.stone} />
      <path d="M0 124h240" stroke={ink.lit} strokeWidth="2.5" />
      <path d="M34 150h110l60 4-30 6H50z" fill={ink.near} opacity=".3" />
      <path d="m104 30 76 8-12 110-76-8z" fill={ink.lit} />
      <path d="m176 38 4 1-12 109-4-1z" fill={ink.glow} />
      <path
        d="m118 48 30 3M116 62l46 5M114 76l46 5M112 90l30 3"
        stroke={ink.far}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m132 108 26 3-3 26-26-3z" fill={ink.sky} />
      <path d="M131 134c2-10 6-12 12-11s9 4 10 13zM139 116a5 5 0 0 1 9 1 5 5 0 0 1-9-1z" fill={ink.near} />
      <path d="m44 58 58-10q5-1 6 4l14 82q1 5-4 6l-58 10q-5 1-6-4L40 64q-1-5 4-6z" fill={ink.ground} />
      <path d="m44 58 6-1 17 92-7 1q-5 1-6-4L40 64q-1-5 4-6z" fill={ink.near} />
      <circle cx="84" cy="92" r="15" fill="none" stroke={ink.sun} strokeWidth="2.5" />
      <path d="m69 95 30-5" fill="none" stroke={ink.sun} strokeWidth="2" />
      <path d="M77 93a7 7 0 0 1 14-2z" fill={ink.sun} />
      <path d="m75 126 32-6" stroke={ink.sun} strokeWidth="3" strokeLinecap="round" />
    </SpotFrame>
  );
}

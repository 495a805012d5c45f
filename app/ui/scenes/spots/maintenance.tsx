/** Maintenance: the telescope of the lookout is being polished. */
import { ink, type SceneProps } from '../pieces.tsx';
import { SpotFrame } from './frame.tsx';

export function Maintenance({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={200} far="M0 82l34-22 26 16 40 10 40-8 40 12 30-14 30 10v66H0z">
      <path d="M0 118c60-12 170-12 240 2v42H0z" fill={ink.near} />
      <path d="M0 128c70-8 170-8 240 4v32H0z" fill={ink.stone} />
      <path d="M54 158 96 138h22l-32 20z" fill={ink.near} opacity=".3" />
      <path d="M92 140h38v-4l-12-4-3-48h-8l-3 48-12 4z" fill={ink.ground} />
      <path d="M98 82h26l-5 14h-16z" fill={ink.ground} />
      <path d="M76 72c-4-8 0-18 6-22l64-20 10 30-62 20c-8 2-15-1-18-8z" fill={ink.ground} />
      <path d="m144 28 8-2 11 35-8 2z" fill={ink.near} />
      <path d="m152 26 11 35" stroke={ink.glow} strokeWidth="3.5" strokeLinecap="round" />
      <path d="m92 47 30-10 6 20c4 12-2 22-10 26 0-10-8-10-14-18-6-4-10-12-12-18z" fill={ink.accent} />
      <path d="M122 37l6 20c4 12-2 22-10 26" fill="none" stroke={ink.glow} strokeWidth="2" />
      <path d="M174 24v10M169 29h10M184 42v6M181 45h6" stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M160 118h28l-4 24h-20z" fill={ink.mid} />
      <path d="M160 118c2-18 26-18 28 0" fill="none" stroke={ink.ground} strokeWidth="2" />
      <path d="M158 116h32v5h-32z" fill={ink.lit} />
      <path
        d="M26 142v-20h40v20zM38 122v-6h16v6"
        fill={ink.brick}
        stroke={ink.brick}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M24 128h44" stroke={ink.ground} strokeWidth="2.5" opacity=".5" />
    </SpotFrame>
  );
}

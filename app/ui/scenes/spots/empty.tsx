/** Nobody here yet: the empty bench of the lookout. */
import { ink, type SceneProps } from '../pieces.tsx';
import { Bushes } from '../plants.tsx';
import { SpotFrame } from './frame.tsx';

export function Empty({ className }: SceneProps) {
  return (
    <SpotFrame className={className}>
      <path d="M0 122c60-12 170-12 240 2v40H0z" fill={ink.near} />
      <path d="M0 130c70-8 170-8 240 4v30H0z" fill={ink.stone} />
      <path d="M30 132V84" stroke={ink.ground} strokeWidth="4" />
      <Bushes d="M20 76h0M40 74h0" size={26} />
      <Bushes d="M30 58h0" size={28} />
      <path
        d="M37 49c8 4 10 12 8 18M52 68c3 6 1 12-3 15"
        fill="none"
        stroke={ink.glow}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M62 158 96 138h14l-28 20zM120 158l34-20h14l-28 20z" fill={ink.near} opacity=".3" />
      <path
        d="M98 140V94M162 140V94M92 140v-18M156 140v-18"
        stroke={ink.ground}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M86 98h90M86 109h90" stroke={ink.brick} strokeWidth="7" strokeLinecap="round" />
      <path d="M80 122h94" stroke={ink.brick} strokeWidth="6" strokeLinecap="round" />
      <path d="M88 95h86M88 106h86M82 120h90" stroke={ink.glow} strokeWidth="1.5" strokeLinecap="round" />
    </SpotFrame>
  );
}

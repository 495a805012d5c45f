/** Something failed: the bridge is out, and a barrier and a cone say so. */
import { ink, type SceneProps } from '../pieces.tsx';
import { SpotFrame } from './frame.tsx';

export function Failed({ className }: SceneProps) {
  return (
    <SpotFrame className={className}>
      <path d="M92 110h84v52H92z" fill={ink.far} />
      <path d="M126 164v-34l5 4 4-6 5 5 4-2v33z" fill={ink.lit} />
      <path d="M140 164v-31l4-2v33z" fill={ink.glow} />
      <path
        d="M98 138h22M150 144h20M94 150h26M148 154h22"
        stroke={ink.lit}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M0 112h104l-8 10c-6 12-2 26-10 40H0zM240 108h-72l6 14c8 12 0 24 8 40h58z" fill={ink.near} />
      <path d="M168 108l6 14c8 12 0 24 8 40h-8c-8-16-2-28-8-40z" fill={ink.ground} />
      <path d="M0 106h96l8 4-6 5 8 3-10 4H0zM240 102h-64l-6 5 5 3-8 4 8 4h65z" fill={ink.stone} />
      <path d="M0 106h96M176 102h64" stroke={ink.lit} strokeWidth="2" />
      <path d="M106 124l8 3-2 5-8-3zM122 138l6-2 2 5-6 2z" fill={ink.stone} />
      <path d="M40 106V76M84 106V76" stroke={ink.ground} strokeWidth="4" strokeLinecap="round" />
      <path d="M34 74h56v13H34z" fill={ink.lit} />
      <path d="M34 87l8-13h9l-8 13zM54 87l8-13h9l-8 13zM74 87l8-13h8l-7 13z" fill={ink.accent} />
      <path d="M8 108h20v-4H8zM11 104l5-22h4l5 22z" fill={ink.accent} />
      <path d="M13 97h10M15 89h6" stroke={ink.lit} strokeWidth="3" />
    </SpotFrame>
  );
}

/** A month on paper, 132 wide and 118 high from its upper corner: days as marks, so that no script has to be mirrored. */
import { ink } from '../pieces.tsx';

export function Calendar({ past, coming }: { past: string; coming: string }) {
  return (
    <>
      <rect x="4" y="5" width="132" height="118" rx="9" fill={ink.near} />
      <rect width="132" height="118" rx="9" fill={ink.lit} />
      <path d="M123 0q9 0 9 9v100q0 9-9 9h-2q6 0 6-9V9q0-9-6-9z" fill={ink.glow} />
      <path d="M0 28V9q0-9 9-9h114q9 0 9 9v19z" fill={ink.accent} />
      <path d="M123 0q9 0 9 9v19h-5V9q0-9-6-9z" fill={ink.glow} />
      <path d="M50 15h32" stroke={ink.lit} strokeWidth="5" strokeLinecap="round" />
      <path d="M28-8V9M104-8V9" stroke={ink.ground} strokeWidth="6" strokeLinecap="round" />
      <path d={past} stroke={ink.far} strokeWidth="12" strokeDasharray="14 6" />
      <path d={coming} stroke={ink.stone} strokeWidth="12" strokeDasharray="14 6" />
    </>
  );
}

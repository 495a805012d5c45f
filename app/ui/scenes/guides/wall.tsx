/** The wall of the lookout, on which papers and passports lie, with the hill behind it. */
import { ink } from '../pieces.tsx';

export function Wall() {
  return (
    <>
      <path d="M0 112c70-8 170-8 240 2v50H0z" fill={ink.near} />
      <path d="M0 124h240v40H0z" fill={ink.stone} />
      <path d="M0 124h240" stroke={ink.lit} strokeWidth="2.5" />
    </>
  );
}

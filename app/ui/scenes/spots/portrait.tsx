/** Somebody as in a visa photo, from the front, in a square of 52: what is wrong with such a photo is drawn over it. */
import { ink } from '../pieces.tsx';

type Props = {
  /** How large the head is, and how far it is moved down. */
  size?: number;
  down?: number;
  coat?: string;
};

export function Portrait({ size = 1, down = 0, coat = ink.near }: Props) {
  return (
    <g transform={`translate(26 ${25 + down})${size === 1 ? '' : ` scale(${size})`}`}>
      <path d="M-21 27c1-11 9-13 21-13s20 2 21 13z" fill={coat} />
      <path d="M-4 8h8v8c-2 2-6 2-8 0z" fill={ink.brick} />
      <path d="M-12 0c-3-22 27-22 24 0-1 5-4 5-4 0h-16c0 5-3 5-4 0z" fill={ink.ground} />
      <path d="M-9-2c0-9 18-9 18 0 0 8-4 14-9 14s-9-6-9-14z" fill={ink.brick} />
      <path d="M-4-1h0M4-1h0" stroke={ink.ground} strokeWidth="2" strokeLinecap="round" />
      <path d="M-3 7h6" stroke={ink.ground} strokeWidth="1.2" strokeLinecap="round" />
    </g>
  );
}

/** The paper of a photo. */
export const Paper = ({ fill = ink.lit }: { fill?: string }) => <path d="M0 0h52v52H0z" fill={fill} />;

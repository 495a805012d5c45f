/** What takes travellers and their things along the way, lit from the inline end. */
import { ink } from '../pieces.tsx';
import { Shadow } from './light.tsx';

type At = { x: number; y: number; size?: number };

/** It stands with its foot at x, y. */
export function Suitcase({ x, y, size = 1, color = ink.brick }: At & { color?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Shadow d="M-24 0h48l-34 16h-54z" />
      <path d="M-10-66v-22q0-3 3-3H7q3 0 3 3v22" fill="none" stroke={ink.ground} strokeWidth="3" />
      <path d="M-19-2v3h7v-3M12-2v3h7v-3" stroke={ink.ground} strokeWidth="5" />
      <rect x="-26" y="-68" width="52" height="66" rx="8" fill={color} />
      <path d="M14-68h4q8 0 8 8v50q0 8-8 8h-4q7 0 7-8v-50q0-8-7-8z" fill={ink.glow} />
      <path d="M-15-60v50M9-60v50" stroke={ink.ground} strokeWidth="2" strokeLinecap="round" opacity=".4" />
      <circle cx="-3" cy="-34" r="9" fill={ink.lit} />
      <path d="M-10-33H4M-7-33a4 4 0 0 1 8 0z" fill={ink.accent} stroke={ink.accent} strokeWidth="1.5" />
    </g>
  );
}

/** An airliner in side view, its nose to the light. */
export function Plane({ x, y, size = 1, tilt = -8 }: At & { tilt?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
      <path d="M6-8-14-34h9l30 26z" fill={ink.far} />
      <path d="M-66-4-82-38h15l25 30z" fill={ink.accent} />
      <path d="M-70-4c0-5 4-7 10-7H38c18 0 30 6 34 11 2 3 0 6-4 7-9 4-22 5-38 5h-72c-14 0-26-5-28-16z" fill={ink.lit} />
      <path d="M-66 5c40 4 92 4 138-4 1 3-1 5-4 6-9 4-22 5-38 5h-72c-11 0-19-2-24-7z" fill={ink.glow} />
      <path d="M-64-2-84-10h12l22 8z" fill={ink.far} />
      <path d="M-44-3h84" stroke={ink.near} strokeWidth="4" strokeDasharray="3 5" />
      <path d="M52-7c6 1 10 3 13 5H53z" fill={ink.near} />
      <path d="M4 20h20q6 0 6 5t-6 5H8q-4-5-4-10z" fill={ink.near} />
      <path d="M12 4h22L-14 40h-14z" fill={ink.mid} />
      <path d="M34 4-14 40h-5L26 4z" fill={ink.glow} />
    </g>
  );
}

/** Plants of the drawings, in the values of the land they stand on. */
import { ink } from './pieces.tsx';

/** Round crowns as points of one path: "M40 60h0". */
export function Bushes({ d, size, color = ink.ground }: { d: string; size: number; color?: string }) {
  return <path d={d} stroke={color} strokeWidth={size} strokeLinecap="round" />;
}

/** Leaves as "x y degrees length", their tips in whole numbers. */
export function Leaves({ at, color = ink.ground }: { at: string; color?: string }) {
  const d = at.split(', ').map((row) => {
    const [x, y, turn, long] = row.split(' ').map(Number) as [number, number, number, number];
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const point = (along: number, aside: number) =>
      `${Math.round(x + long * (dx * along - dy * aside))} ${Math.round(y + long * (dy * along + dx * aside))}`;
    return `M${x} ${y}Q${point(0.5, 0.3)} ${point(1, 0)}Q${point(0.5, -0.3)} ${x} ${y}z`;
  });
  return <path d={d.join('')} fill={color} />;
}

const spread = [-155, -122, -90, -58, -25];

export function Agave({ x, y, size, color }: { x: number; y: number; size: number; color?: string }) {
  return (
    <Leaves
      at={spread.map((turn, index) => `${x} ${y} ${turn} ${size - Math.abs(index - 2) * 3}`).join(', ')}
      color={color}
    />
  );
}

/** Pines as "x foot height": three skirts on a stem. */
export function Pines({ at, color = ink.ground }: { at: string; color?: string }) {
  const d = at.split(', ').map((row) => {
    const [x, y, h] = row.split(' ').map(Number) as [number, number, number];
    const skirt = (low: number, high: number, half: number) =>
      `M${x - Math.round(h * half)} ${y - Math.round(h * low)}L${x} ${y - Math.round(h * high)}L${x + Math.round(h * half)} ${y - Math.round(h * low)}z`;
    return `M${x - 1} ${y}h3v-${Math.round(h * 0.2)}h-3z${skirt(0.12, 0.6, 0.22)}${skirt(0.38, 0.82, 0.17)}${skirt(0.62, 1, 0.12)}`;
  });
  return <path d={d.join('')} fill={color} />;
}

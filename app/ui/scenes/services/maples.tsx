/** Leaves of the maple as "x y degrees size": they hang from their stem, and no two hang alike. */
import { ink } from '../pieces.tsx';

/** One half of the outline from the foot to the tip; the other half mirrors it. */
const half: [x: number, y: number][] = [
  [0.04, 0.3],
  [0.34, 0.36],
  [0.28, 0.48],
  [0.62, 0.62],
  [0.5, 0.7],
  [0.56, 0.86],
  [0.4, 0.84],
  [0.26, 0.76],
  [0.3, 1.06],
  [0.18, 1.02],
];
const outline: [x: number, y: number][] = [
  [0.03, 0],
  ...half,
  [0, 1.34],
  ...half.map(([x, y]) => [-x, y] as [number, number]).reverse(),
  [-0.03, 0],
];

export function Maples({ at, color = ink.accent }: { at: string; color?: string }) {
  const d = at.split(', ').map((row) => {
    const [x, y, turn, size] = row.split(' ').map(Number) as [number, number, number, number];
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const round = (value: number) => Math.round(value * 10) / 10;
    const points = outline.map(
      ([a, b]) => `${round(x + size * (a * dx + b * dy))} ${round(y + size * (a * dy - b * dx))}`,
    );
    return `M${points.join('L')}z`;
  });
  return <path d={d.join('')} fill={color} />;
}

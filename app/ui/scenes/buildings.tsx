/** Buildings of the drawings, from short tables: "x width height, x width height" on one base line. */
import { ink } from './pieces.tsx';

const rows = (at: string) =>
  at.split(', ').map((row) => row.split(' ').map(Number) as [number, number, number, number]);

const fronts = (at: string, base: number) =>
  rows(at)
    .map(([x, w, h]) => `M${x} ${base}v-${h}h${w}v${h}z`)
    .join('');

type TowersProps = { base: number; at: string; fill?: string; sun?: number };

/** Towers with a rim of light on the side that looks to the sun; no sun, no rim. */
export function Towers({ base, at, fill = ink.mid, sun }: TowersProps) {
  const edge = (x: number, w: number) => (sun !== undefined && x + w / 2 > sun ? x + 1 : x + w - 1);
  return (
    <>
      <path d={fronts(at, base)} fill={fill} />
      {sun !== undefined && (
        <path
          d={rows(at)
            .map(([x, w, h]) => `M${edge(x, w)} ${base}v-${h}`)
            .join('')}
          stroke={ink.glow}
          strokeWidth="2"
        />
      )}
    </>
  );
}

type WindowsProps = { d: string; size?: number; gap?: number; color?: string };

/** Columns of windows as dashed lines: one short path for a whole front. */
export function Windows({ d, size = 3, gap = 4, color = ink.window }: WindowsProps) {
  return <path d={d} stroke={color} strokeWidth={size} strokeDasharray={`${size + 1} ${gap}`} />;
}

const walls = [ink.lit, ink.stone, ink.glow, ink.far];

/** One row of tiled houses; the fourth number is the painted front. */
export function Houses({ base, at }: { base: number; at: string }) {
  const painted = walls.map((fill, wall) => ({ fill, at: at.split(', ').filter((row) => row.endsWith(` ${wall}`)) }));
  return (
    <>
      {painted.map(({ fill, at }) => at.length > 0 && <path key={fill} d={fronts(at.join(', '), base)} fill={fill} />)}
      <path
        d={rows(at)
          .map(([x, w, h]) => `M${x - 3} ${base - h}l5-8h${w - 4}l5 8z`)
          .join('')}
        fill={ink.brick}
      />
      <path
        d={rows(at)
          .map(([x, w, h]) => `M${x + 5} ${base - h + 6}h${w - 8}`)
          .join('')}
        stroke={ink.pane}
        strokeWidth="5"
        strokeDasharray="4 6"
      />
    </>
  );
}

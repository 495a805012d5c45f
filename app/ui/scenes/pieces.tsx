/** The pieces every drawing shares: one light low at the inline end, three steps of depth, route and stamp. */
import type { ReactNode } from 'react';

export const ink = {
  sky: 'var(--scene-sky)',
  skyLow: 'var(--scene-sky-low)',
  sun: 'var(--scene-sun)',
  glow: 'var(--scene-glow)',
  far: 'var(--scene-far)',
  mid: 'var(--scene-mid)',
  near: 'var(--scene-near)',
  ground: 'var(--scene-ground)',
  line: 'var(--scene-line)',
  window: 'var(--scene-window)',
  accent: 'var(--scene-accent)',
  lit: 'var(--scene-lit)',
  stone: 'var(--scene-stone)',
  brick: 'var(--scene-brick)',
  pane: 'var(--scene-pane)',
  star: 'var(--scene-star)',
} as const;

export type SceneProps = { className?: string };

type Frame = SceneProps & { width: number; height: number; children: ReactNode };

/** Arabic sees the whole scene mirrored, so that the sun stays where the way leads. */
export function Scene({ width, height, className = 'h-auto w-full', children }: Frame) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`rtl:-scale-x-100 ${className}`}
    >
      {children}
    </svg>
  );
}

type Light = { x: number; y: number; r: number };

const halo = [
  [8.6, 0.3],
  [6.8, 0.35],
  [5.2, 0.4],
  [3.8, 0.5],
] as const;

/** A flat sky: rings of dawn around the light instead of a gradient, which would need an id. */
export function Sky({ width, height, x, y, r }: Light & { width: number; height: number }) {
  return (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill={ink.sky} />
      {halo.map(([times, opacity]) => (
        <circle key={times} cx={x} cy={y} r={Math.round(r * times)} fill={ink.skyLow} opacity={opacity} />
      ))}
    </>
  );
}

export function Sun({ x, y, r }: Light) {
  return (
    <>
      <circle cx={x} cy={y} r={Math.round(r * 2.7)} fill={ink.glow} opacity=".22" />
      <circle cx={x} cy={y} r={Math.round(r * 1.7)} fill={ink.glow} opacity=".42" />
      <circle cx={x} cy={y} r={r} fill={ink.sun} />
    </>
  );
}

/** Points as one path of round dots: "M120 40h0". */
export function Stars({ at }: { at: string }) {
  return <path d={at} stroke={ink.star} strokeWidth="2" strokeLinecap="round" />;
}

export function Clouds({ d, opacity = 0.7 }: { d: string; opacity?: number }) {
  return <path d={d} stroke={ink.lit} strokeWidth="7" strokeLinecap="round" fill="none" opacity={opacity} />;
}

/** Layers of land from far to near. */
export function Ranges({ far, mid, near }: { far?: string; mid?: string; near?: string }) {
  return (
    <>
      {far && <path d={far} fill={ink.far} />}
      {mid && <path d={mid} fill={ink.mid} />}
      {near && <path d={near} fill={ink.near} />}
    </>
  );
}

export function Ground({ d }: { d: string }) {
  return <path d={d} fill={ink.ground} />;
}

/** Morning mist lying at the foot of a range. */
export function Mist({ d, opacity = 0.35 }: { d: string; opacity?: number }) {
  return <path d={d} fill={ink.skyLow} opacity={opacity} />;
}

export function DottedRoute({ d, color = ink.accent, width = 3 }: { d: string; color?: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeDasharray={`0 ${width * 2.5}`}
      strokeLinecap="round"
    />
  );
}

/** A station of the way. */
export function Station({ x, y, r }: Light) {
  return <circle cx={x} cy={y} r={r} fill={ink.lit} stroke={ink.accent} strokeWidth={Math.max(1.5, r / 2)} />;
}

/** Columns of windows as dashed lines: one short path for a whole front. */
export function Windows({ d, size = 3, gap = 4, color = ink.window }: WindowsProps) {
  return <path d={d} stroke={color} strokeWidth={size} strokeDasharray={`${size + 1} ${gap}`} />;
}
type WindowsProps = { d: string; size?: number; gap?: number; color?: string };

/** The round border stamp; the tick inside is turned back in Arabic. */
export function Stamp({ x, y, r, tilt = -12, color = ink.accent }: Light & { tilt?: number; color?: string }) {
  const s = r / 27;
  const at = (n: number) => Math.round(n * s * 10) / 10;
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} fill="none" stroke={color}>
      <circle r={r} strokeWidth={at(3)} />
      <circle r={at(20)} strokeWidth={at(1.6)} strokeDasharray={`${at(3)} ${at(3)}`} />
      <path
        d={`M${at(-10)} ${at(1)}l${at(7)} ${at(7)} ${at(13)} ${at(-15)}`}
        className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
        strokeWidth={at(4.4)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Towers as [x, width, height] on one base line, with a rim of light on the side of the sun. */
export function Towers({ base, at, fill = ink.mid, rim = 1.5, sun = 999 }: TowersProps) {
  return (
    <>
      <path d={at.map(([x, w, h]) => `M${x} ${base}v-${h}h${w}v${h}z`).join('')} fill={fill} />
      <path
        d={at.map(([x, w, h]) => `M${x < sun ? x + w - rim / 2 : x + rim / 2} ${base - h}v${h}`).join('')}
        stroke={ink.glow}
        strokeWidth={rim}
      />
    </>
  );
}
type TowersProps = { base: number; at: [number, number, number][]; fill?: string; rim?: number; sun?: number };

/** Leaves as [x, y, angle in degrees, length], in whole numbers. */
export function leaves(at: [number, number, number, number][]) {
  return at
    .map(([x, y, turn, long]) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const bow = (side: number) =>
        `${Math.round(x + dx * long * 0.5 - side * dy * long * 0.3)} ${Math.round(y + dy * long * 0.5 + side * dx * long * 0.3)}`;
      return `M${x} ${y}Q${bow(1)} ${Math.round(x + dx * long)} ${Math.round(y + dy * long)}Q${bow(-1)} ${x} ${y}z`;
    })
    .join('');
}

const walls = [ink.lit, ink.stone, ink.glow, ink.far];

/** One row of tiled houses as [x, width, height, wall], the wall an index of the painted fronts. */
export function Houses({ base, at }: { base: number; at: [number, number, number, number][] }) {
  return (
    <>
      {walls.map((fill, wall) => {
        const d = at.filter((house) => house[3] === wall).map(([x, w, h]) => `M${x} ${base}v-${h}h${w}v${h}z`);
        return d.length > 0 && <path key={fill} d={d.join('')} fill={fill} />;
      })}
      <path d={at.map(([x, w, h]) => `M${x - 3} ${base - h}l5-8h${w - 4}l5 8z`).join('')} fill={ink.brick} />
      <path
        d={at.map(([x, w, h]) => `M${x + 5} ${base - h + 6}h${w - 8}`).join('')}
        stroke={ink.pane}
        strokeWidth="5"
        strokeDasharray="4 6"
      />
    </>
  );
}

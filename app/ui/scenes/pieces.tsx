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

/** `turns={false}`: landmarks, clocks, ticks, letters and raised arms look the same in every language (brand.md). */
export type Turns = { turns?: false | undefined };

type Frame = SceneProps & Turns & { width: number; height: number; children: ReactNode };

/** Arabic sees a road scene mirrored, so that the sun stays where the way leads. */
export function Scene({ width, height, turns, className = 'h-auto w-full', children }: Frame) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // A frame of another shape shows a part of the scene, its ground first, and never bars beside it.
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={turns === false ? className : `rtl:-scale-x-100 ${className}`}
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

export function Clouds({ d, width = 7 }: { d: string; width?: number }) {
  return <path d={d} stroke={ink.lit} strokeWidth={width} strokeLinecap="round" fill="none" opacity=".7" />;
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
      strokeDasharray={`0 ${Math.round(width * 2.5)}`}
      strokeLinecap="round"
    />
  );
}

/** A station of the way. */
export function Station({ x, y, r }: Light) {
  return (
    <circle cx={x} cy={y} r={r} fill={ink.lit} stroke={ink.accent} strokeWidth={Math.max(1.5, Math.round(r) / 2)} />
  );
}

/** The round border stamp with its tick: a scene that holds one does not turn. */
export function Stamp({ x, y, r, tilt = -12, color = ink.accent }: Light & { tilt?: number; color?: string }) {
  const s = r / 27;
  const at = (n: number) => Math.round(n * s * 10) / 10;
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} fill="none" stroke={color}>
      <circle r={r} strokeWidth={at(3)} />
      <circle r={at(20)} strokeWidth={at(1.6)} strokeDasharray={`${at(3)} ${at(3)}`} />
      <path
        d={`M${at(-10)} ${at(1)}l${at(7)} ${at(7)} ${at(13)} ${at(-15)}`}
        strokeWidth={at(4.4)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Twelve photos, six as they should be and six that are not, and variants of them by chance that are the same in every run. */
import type { Advice } from '#app/features/documents/photo/rules.ts';
import { randomOf } from '#tests/passports/draw.ts';
import type { Person, Scene } from './draw.ts';

export const people: readonly Person[] = [
  { skin: '#8d5a3c', hair: '#1d1511', style: 'short', clothes: '#23406e' },
  { skin: '#e8bfa2', hair: '#5a3a22', style: 'long', clothes: '#7a2f3c' },
  { skin: '#4f3020', hair: '#120d0b', style: 'curly', clothes: '#c9b458' },
  { skin: '#f0cdb5', hair: '#c8a25e', style: 'bun', clothes: '#2d2d33' },
  { skin: '#c68e66', hair: '#9a9894', style: 'none', clothes: '#5d7a5a' },
  { skin: '#b77f57', hair: '#3d4d6b', style: 'veil', clothes: '#35455f' },
  { skin: '#d9a883', hair: '#2b1a14', style: 'bob', clothes: '#e9e6df' },
];

export type Fixture = { readonly name: string; readonly wrong: Advice | null; readonly scene: Scene };

const SIDE = 800;
const person = (at: number) => people[at % people.length] as Person;
const scene = (at: number, changes: Partial<Scene> = {}): Scene => ({
  ...{ person: person(at), width: SIDE, height: SIDE, head: SIDE * 0.6, chin: SIDE * 0.7, middle: SIDE / 2 },
  ...{ wall: '#f2f2f0', tilt: 0, light: () => 1, noise: 6, blur: 0.6, seed: at + 1 },
  ...changes,
});

/** Bright on one side of the face, `dark` on the other. */
const fromOneSide = (dark: number, side: 1 | -1) => (x: number) => dark + (1 - dark) / (1 + Math.exp(side * 6 * x));

export const fixtures: readonly Fixture[] = [
  ...people.slice(0, 6).map((somebody, at) => ({ name: `good: ${somebody.style}`, wrong: null, scene: scene(at) })),
  { name: 'bad: no light', wrong: 'dark', scene: scene(0, { light: () => 0.35, noise: 10 }) },
  { name: 'bad: light from one side', wrong: 'one-sided', scene: scene(3, { beside: fromOneSide(0.5, 1) }) },
  { name: 'bad: out of focus', wrong: 'blurred', scene: scene(4, { blur: 5 }) },
  { name: 'bad: before a shelf', wrong: 'busy', scene: scene(2, { behind: 'shelf' }) },
  { name: 'bad: from afar', wrong: 'head-small', scene: scene(1, { head: SIDE * 0.32, chin: SIDE * 0.55 }) },
  { name: 'bad: too near', wrong: 'head-large', scene: scene(5, { head: SIDE * 0.82, chin: SIDE * 0.9 }) },
];

const WALLS = ['#f2f2f0', '#ffffff', '#e6e8ea', '#dcdad4', '#f6f1e6'] as const;

/** Another size, place, light, softness, tilt and wall, but right or wrong as before. */
export function variantOf({ scene: from, wrong }: Fixture, seed: number): Scene {
  const random = randomOf(seed * 7919 + 13);
  const between = (least: number, most: number) => least + random() * (most - least);
  const side = Math.round(between(620, 900));
  const grown = side / SIDE;
  const isHeadRight = wrong !== 'head-small' && wrong !== 'head-large';
  const head = from.head * grown * (isHeadRight ? between(0.92, 1.08) : between(0.95, 1.05));
  const [base, fade] = [between(0.82, 1.04), between(-0.12, 0.12)];
  const other = person(Math.floor(random() * people.length));
  const level = between(0.28, 0.42);
  const beside = fromOneSide(between(0.35, 0.52), random() < 0.5 ? 1 : -1);
  return {
    ...from,
    ...{ person: other, width: side, height: side, head, seed },
    chin: from.chin * grown + between(-0.02, 0.02) * side,
    middle: side / 2 + between(-0.04, 0.04) * side,
    wall: WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0],
    tilt: between(-5, 5),
    ...(from.behind && { behind: random() < 0.5 ? 'shelf' : 'bricks' }),
    noise: between(2, 14),
    blur: wrong === 'blurred' ? between(4, 8) * grown : between(0.5, 1) * grown,
    light: wrong === 'dark' ? () => level : (x) => base + fade * (x - 0.5),
    ...(from.beside && { beside }),
  };
}

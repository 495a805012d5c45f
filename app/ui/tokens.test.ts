/** Colours of app.css in both schemes: AAA for what is read, AA for labels on fills, 3:1 for what shows a control. */
import { expect, test } from 'vitest';
import { readSource } from '#tests/sources.ts';

type Scheme = 'light' | 'dark';

const tokens = new Map(
  [
    ...readSource('app/app.css').matchAll(/^ {2}--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));$/gm),
  ].map(([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }]),
);

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, scheme: Scheme) {
  const [a, b] = [front, back].map((name) => luminance(tokens.get(name)?.[scheme] ?? '')) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['sand', 'card', 'sky', 'glow', 'alert-soft', 'good-soft'];
const states = ['waiting', 'going', 'done'];
const pairs: [least: number, front: string[], back: string[]][] = [
  [7, ['night'], [...grounds, ...states]],
  [7, ['quiet'], ['sand', 'card']],
  [4.5, ['quiet'], grounds],
  [4.5, ['deep'], ['sand', 'card', 'sky']],
  [4.5, ['alert'], ['sand', 'card', 'alert-soft']],
  [4.5, ['good'], ['sand', 'card', 'good-soft']],
  [4.5, ['white'], ['coral', 'coral-down']],
  [4.5, ['on-deep'], ['deep', 'good', 'alert']],
  [7, ['ink'], ['maize']],
  [3, ['edge', 'coral', 'deep'], ['sand', 'card']],
];

test('contrast holds in both schemes', () => {
  const weak = (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([least, fronts, backs]) =>
      fronts.flatMap((front) =>
        backs
          .map((back) => ({ pair: `${front} on ${back}, ${scheme}`, ratio: contrast(front, back, scheme) }))
          .filter(({ ratio }) => !(ratio >= least))
          .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)} < ${least}`),
      ),
    ),
  );
  expect(weak).toEqual([]);
});

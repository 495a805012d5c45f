/** `npm run bench` and `npm run prove` judge a figure in the same way (decision 020). */
import { expect, test, vi } from 'vitest';
import { type Figure, measureTwice } from '../scripts/figures.ts';
import { listFiles, readSource } from './sources.ts';

const figure = (what: string, ratio: number): Figure => ({
  what,
  bar: '<= 3 x',
  measured: `${ratio.toFixed(1)} x`,
  ok: ratio <= 3,
});

type Run = Figure[] | Error;
/** Each run yields the next list; an error ends it before a figure. */
async function judge(...runs: Run[]) {
  const lines: string[] = [];
  const logged = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  let number = 0;
  const figures = await measureTwice('entry', async function* () {
    const run = runs[number++];
    if (!run || run instanceof Error) throw run ?? new Error('one run too many');
    yield* run;
  }).finally(() => {
    logged.mockRestore();
    complained.mockRestore();
  });
  return { figures, lines, number };
}

test('a figure that meets its bar is measured once', async () => {
  const { figures, number } = await judge([figure('a', 2)]);
  expect(number).toBe(1);
  expect(figures).toEqual([figure('a', 2)]);
});

test('a figure that misses once is met, and the row says both', async () => {
  const { figures, lines } = await judge([figure('a', 4), figure('b', 1)], [figure('a', 2.7), figure('b', 2)]);
  expect(figures).toEqual([{ ...figure('a', 4), measured: '4.0 x, again 2.7 x', ok: true }, figure('b', 1)]);
  expect(lines).toContain('MISS a: 4.0 x (bar <= 3 x)');
  expect(lines.at(-1)).toBe('ok   a: 4.0 x, again 2.7 x (bar <= 3 x)');
});

test('a figure that misses twice is missed', async () => {
  const { figures } = await judge([figure('a', 4)], [figure('a', 3.1)]);
  expect(figures).toEqual([{ ...figure('a', 4), measured: '4.0 x, again 3.1 x', ok: false }]);
});

test('a loss is missed at its first sight, and the row still says both', async () => {
  const loss = (lost: number): Figure => ({
    what: 'lost',
    bar: '0',
    measured: `${lost} of 2000`,
    ok: lost === 0,
    isLoss: true,
  });
  const { figures } = await judge([loss(1)], [loss(0)]);
  expect(figures).toEqual([{ ...loss(1), measured: '1 of 2000, again 0 of 2000', ok: false }]);
});

test('a bar that begins with a number is no loss by itself', async () => {
  const page = (score: number): Figure => ({
    what: 'Lighthouse',
    bar: '95 / 100, LCP <= 2 s',
    measured: `${score} / 100`,
    ok: score >= 95,
  });
  const { figures } = await judge([page(89)], [page(97)]);
  expect(figures).toEqual([{ ...page(89), measured: '89 / 100, again 97 / 100', ok: true }]);
});

test('no bar of prove counts a loss and a time in one figure', () => {
  const bars = listFiles('prove').flatMap((path) => readSource(path).match(/bar: .*/g) ?? []);
  expect(bars.length).toBeGreaterThan(20);
  expect(bars.filter((bar) => /['`]\d.*<|<.*, (?:0|none)/.test(bar))).toEqual([]);
});

test('what was met at first is not judged again', async () => {
  const { figures } = await judge([figure('a', 4), figure('b', 1)], [figure('a', 2), figure('b', 9)]);
  expect(figures.map(({ ok }) => ok)).toEqual([true, true]);
});

test('an error counts as a miss of its run', async () => {
  const healed = await judge(new Error('no answer'), [figure('a', 2)]);
  expect(healed.figures.map(({ what, measured, ok }) => [what, measured, ok])).toEqual([
    ['entry', 'no answer, again met', true],
    ['a', '2.0 x', true],
  ]);
  const broken = await judge(new Error('no answer'), new Error('no answer'));
  expect(broken.figures.map(({ measured, ok }) => [measured, ok])).toEqual([['no answer, again no answer', false]]);
  const unseen = await judge([figure('a', 4)], new Error('no answer'));
  expect(unseen.figures.map(({ what, ok }) => [what, ok])).toEqual([
    ['a', false],
    ['entry', false],
  ]);
});

test('a figure is printed before the next one is measured', async () => {
  const lines: string[] = [];
  const logged = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  await measureTwice('entry', async function* () {
    yield figure('a', 1);
    lines.push('b is measured');
    yield figure('b', 1);
  }).finally(() => logged.mockRestore());
  expect(lines).toEqual(['ok   a: 1.0 x (bar <= 3 x)', 'b is measured', 'ok   b: 1.0 x (bar <= 3 x)']);
});

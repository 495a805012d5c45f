/** Whoever presses sees at once that something is under way (200 ms at most): by the shared button, on every form that is sent. */
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listFiles, readSource } from '#tests/sources.ts';
import { Button } from './button.tsx';
import { useSending } from './fields/use-sending.tsx';

const MOST_MS = 200;

function Sent({ onWork }: { onWork(): void }) {
  const { run, isBusy } = useSending('form');
  const isSent = useRef(false);
  if (!isSent.current) {
    isSent.current = true;
    // Two presses; neither has an answer yet.
    for (const _ of [1, 2])
      void run(() => {
        onWork();
        return new Promise(() => {});
      });
  }
  return (
    <Button kind="main" type="submit" busy={isBusy ? 'Saving…' : undefined}>
      Save
    </Button>
  );
}

test('a form that is sent shows the word and the sign of waiting in the same frame, and is sent once', () => {
  let works = 0;
  const html = renderToStaticMarkup(
    <Sent
      onWork={() => {
        works += 1;
      }}
    />,
  );
  expect(works).toBe(1);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toMatch(/animate-spin.*Saving…/s);
  // The label keeps its room, so that nothing moves under the finger.
  expect(html).toMatch(/class="[^"]*\binvisible\b[^"]*">Save/);
  expect(html).not.toMatch(/\bdelay-/);
  expect(renderToStaticMarkup(<Button kind="main">Save</Button>)).not.toMatch(/aria-disabled=|animate-spin/);
});

test('a move to another screen shows that it is under way as soon', () => {
  const [, ms] = /const NOTICED_MS = (\d+);/.exec(readSource('app/features/chrome/app/pending.tsx')) ?? [];
  expect(Number(ms)).toBeGreaterThan(0);
  expect(Number(ms)).toBeLessThanOrEqual(MOST_MS);
});

/** Nothing leaves the browser: the next question is there already. */
const SENDS_NOTHING = ['app/features/quiz/question-view.tsx'];

/** The opening tags of buttons that send a form, without a word of waiting. A form that only asks for another page has its line above. */
function silentIn(source: string): string[] {
  if (/<form\b[^>]*method="get"/.test(source) && !/method="post"|onSubmit/.test(source)) return [];
  return [...source.matchAll(/<Button\b(?:[^>{]|=>|\{(?:[^{}]|\{[^{}]*\})*\})*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('type="submit"') && !/\b(?:busy|waiting)=/.test(tag));
}

test('every button that sends a form has a word of waiting', () => {
  expect(silentIn('<form method="post"><Button kind="main" type="submit">x</Button></form>')).toHaveLength(1);
  expect(silentIn('<Button type="submit" onClick={() => go()} busy={isBusy ? t(\'a\') : undefined}>')).toEqual([]);
  expect(silentIn('<form method="get"><Button type="submit">x</Button></form>')).toEqual([]);
  const screens = listFiles('app').filter((path) => path.endsWith('.tsx') && !/\.test\.tsx$/.test(path));
  const sending = screens.filter((path) => readSource(path).includes('type="submit"'));
  expect(sending.length).toBeGreaterThan(20);
  const silent = sending.flatMap((path) => silentIn(readSource(path)).map((tag) => `${path}: ${tag}`));
  expect(silent.filter((one) => !SENDS_NOTHING.some((path) => one.startsWith(path)))).toEqual([]);
});

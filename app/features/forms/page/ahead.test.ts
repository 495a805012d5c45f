/** The next page, read ahead: used once, never in place of another, and not where data is dear (T33). */
import { expect, test, vi } from 'vitest';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import { handOver, mayReadAhead, pageFor } from './ahead.ts';

const view = (title: string) => ({ text: { title } }) as FormPageView;
const at = (path: string) => new URL(path, 'https://mirador.example');

test('nothing is read ahead where data is saved or the network is slow', () => {
  expect(mayReadAhead(undefined), 'a browser that does not say').toBe(true);
  expect(mayReadAhead({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(mayReadAhead({ effectiveType: '3g' })).toBe(true);
  expect(mayReadAhead({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect([mayReadAhead({ effectiveType: '2g' }), mayReadAhead({ effectiveType: 'slow-2g' })]).toEqual([false, false]);
});

test('what was handed over is shown once, for its own address only', async () => {
  const ask = vi.fn(async () => view('asked'));
  handOver('/form/2', view('ready'));
  expect(await pageFor(at('/form/3'), ask), 'another page').toEqual(view('asked'));
  expect(await pageFor(at('/form/2'), ask), 'it went with that move').toEqual(view('asked'));
  handOver('/form/2', view('ready'));
  expect(await pageFor(at('/form/2'), ask)).toEqual(view('ready'));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await pageFor(at('/form/2'), ask), 'the second time the server is asked').toEqual(view('asked'));
});

test('reading ahead takes nothing that was handed over, and its failure is nobody’s', async () => {
  handOver('/form/2', view('ready'));
  expect(await pageFor(at('/form/2?ahead'), async () => view('asked'))).toEqual(view('asked'));
  const lost = async () => {
    throw new TypeError('no network');
  };
  expect(await pageFor(at('/form/2?ahead'), lost)).toBeNull();
  expect(await pageFor(at('/form/2'), lost)).toEqual(view('ready'));
  await expect(pageFor(at('/form/2'), lost), 'a page that somebody wants fails aloud').rejects.toThrow('no network');
});

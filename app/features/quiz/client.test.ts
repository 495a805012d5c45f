/** The evaluation as the browser asks for it: once, and for less than ten seconds (spec 7 "AI", T34). */
import { afterEach, expect, test, vi } from 'vitest';
import { evaluateResults } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the browser waits nine seconds and asks once, so that a result stands within ten', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetched = vi.fn(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  vi.stubGlobal('fetch', fetched);
  await expect(evaluateResults('- q_job: student')).rejects.toThrow('late');
  expect(timeout).toHaveBeenCalledWith(9000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

/** A semaphore with a bounded queue: beyond it 503 (T47). */
import { Problem } from '#app/platform/problem.ts';

export function inTurns({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new Problem(503, undefined, { retryAfter: 5 });
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

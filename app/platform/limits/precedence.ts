/** Short work goes first; work that holds the event loop for long goes last, with rests in between (T47). */
import { setImmediate as nextTurn } from 'node:timers/promises';

type Rests = {
  /** A rest is so many times as long as what it follows. */
  share: number;
  mostMs: number;
  /** What goes first does so for that long. */
  firstMs: number;
};

export function precedence({ share, mostMs, firstMs }: Rests) {
  let running = 0;
  let restUntil = 0;
  const resting = new Set<() => void>();

  /** Whoever rests looks again how long. */
  function wake() {
    for (const one of resting) one();
  }

  const rest = (ms: number) =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        resting.delete(end);
        done();
      };
      const timer = setTimeout(end, ms);
      resting.add(end);
    });

  return {
    /** Goes first for so long: an upload that takes its minutes holds nobody back after that. */
    async first<T>(work: () => Promise<T>): Promise<T> {
      running++;
      let counts = true;
      const stop = () => {
        clearTimeout(timer);
        if (counts) running--;
        counts = false;
        if (running === 0) wake();
      };
      const timer = setTimeout(stop, firstMs);
      try {
        return await work();
      } finally {
        stop();
      }
    },

    /** Rests only while something goes first. Without the turn, one such work would follow each request that is read. */
    async last<T>(work: () => Promise<T>): Promise<T> {
      await nextTurn();
      for (let ms = restUntil - performance.now(); running > 0 && ms > 0; ms = restUntil - performance.now())
        await rest(ms);
      const started = performance.now();
      restUntil = started + mostMs;
      try {
        return await work();
      } finally {
        const ended = performance.now();
        restUntil = ended + Math.min(share * (ended - started), mostMs);
        wake();
      }
    },
  };
}

export type Precedence = ReturnType<typeof precedence>;

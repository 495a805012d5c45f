/** Time limits for promises. One interval watches all of them: a timer for each call would cost more than the call. */
type WaitingCall = { until: number; late: () => Error; reject: (error: Error) => void };

const LOOK_MS = 250;
const waiting = new Set<WaitingCall>();
let clock: NodeJS.Timeout | undefined;

function look() {
  const now = performance.now();
  for (const one of waiting)
    if (one.until <= now) {
      waiting.delete(one);
      one.reject(one.late());
    }
  if (waiting.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

/** The result of the work, or the error `late()` after so many seconds. */
export function within<T>(seconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  clock ??= setInterval(look, LOOK_MS).unref();
  return new Promise<T>((resolve, reject) => {
    const one: WaitingCall = { until: performance.now() + seconds * 1000, reject, late };
    waiting.add(one);
    work.then(
      (value) => {
        waiting.delete(one);
        resolve(value);
      },
      (error) => {
        waiting.delete(one);
        reject(error);
      },
    );
  });
}

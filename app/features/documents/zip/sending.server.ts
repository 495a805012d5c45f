/** How many archives are on their way, and to whom: made and counted as they are read (T27). */
import { Problem } from '#app/platform/problem.ts';

/** So many archives are sent at once by this process; whoever comes then waits a moment. */
const AT_ONCE = 8;
/** A reader who takes nothing for so long has gone. */
const STALLED_MS = 60_000;
let sending = 0;
const sendingTo = new Map<string, number>();
const count = (reader: string, by: 1 | -1) => {
  sending += by;
  const now = (sendingTo.get(reader) ?? 0) + by;
  if (now > 0) sendingTo.set(reader, now);
  else sendingTo.delete(reader);
};

/** Before anything is put on record: whoever has to wait a moment is told how long. */
export function requireRoom(reader: string, each: number) {
  if (sending >= AT_ONCE || (sendingTo.get(reader) ?? 0) >= each) throw new Problem(503, undefined, { retryAfter: 30 });
}

/** Made and counted as it is read: whoever never reads costs nothing, whoever stops reading stops it. */
export function streamOf(reader: string, pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    if (timer && !isOver) count(reader, -1);
    clearTimeout(timer);
    isOver = true;
  };
  const stall = () => {
    end();
    void pieces.return(undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isOver) return controller.error(new Error('too slow'));
        if (!timer) count(reader, 1);
        clearTimeout(timer);
        timer = setTimeout(stall, STALLED_MS).unref();
        const next = await pieces.next();
        if (!next.done) return controller.enqueue(next.value);
        end();
        controller.close();
      },
      async cancel() {
        end();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

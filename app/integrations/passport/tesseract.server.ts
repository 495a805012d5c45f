/** The second reader: tesseract's old engine, with its data from our own packages and nothing loaded from elsewhere. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { mendedZone, type TextReading } from './judge.ts';
import { LINE_LENGTH } from './mrz.ts';
import { encode } from './picture.server.ts';
import { CHARACTERS } from './strip/grid.ts';
import type { Grey } from './strip/pixels.ts';

const english = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));

async function start(): Promise<Worker> {
  const engine = await createWorker('eng', OEM.TESSERACT_ONLY, {
    langPath: join(english, '4.0.0'),
    gzip: true,
    cacheMethod: 'none',
    legacyCore: true,
    legacyLang: true,
    // Without it a failure is thrown where nobody can catch it; the promise tells it, too.
    errorHandler: () => {},
  });
  await engine.setParameters({
    tessedit_char_whitelist: CHARACTERS,
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
  });
  return engine;
}

/** Null when it does not come in time. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(resolve, Math.max(0, ms), null);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(clock));
}

/** Two lines of about the right length, or nothing. */
function readingIn(text: string): TextReading | null {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/[^A-Z0-9<]/g, ''))
    .filter((line) => line.length > 30);
  const [first, second] = lines;
  if (!first || !second || lines.length !== 2) return null;
  const isWhole = [first.length === LINE_LENGTH, second.length === LINE_LENGTH] as const;
  return { zone: mendedZone([first, second]), isWhole };
}

export type TextReader = {
  /** `null`: it read no two lines. `late`: there was no time for it; it is ready for the next picture. */
  read(view: Grey, ms: number): Promise<TextReading | null | 'late'>;
};

/** Starts at once, beside whatever is done meanwhile. Noise can hold the engine for long, and nothing but its end stops it. */
export function startTextReader(): TextReader {
  let engine: Promise<Worker>;
  const renew = (begun: Promise<Worker>) => {
    engine = begun;
    // Told to whoever reads next.
    engine.catch(() => {});
  };
  renew(start());
  return {
    async read(view, ms) {
      const until = performance.now() + ms;
      const mine = engine;
      try {
        const ready = await within(ms, mine);
        if (!ready) return 'late';
        const read = encode(view).then((png) => ready.recognize(png));
        read.catch(() => {});
        const answer = await within(until - performance.now(), read);
        if (answer) return readingIn(answer.data.text);
        renew(ready.terminate().then(start));
        return 'late';
      } catch (error) {
        // One that did not start, or broke, must not fail every picture after this one.
        renew(start());
        throw error;
      }
    },
  };
}

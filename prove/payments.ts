/** A thousand purchases by chance: what npm test runs a few of, on both engines (D29, T22). */
import { type Figure, say } from '../scripts/figures.ts';
import type { Engine } from './place.ts';
import { runTest } from './run-test.ts';

const STORIES = 1000;

export async function* provePayments(engine: Engine): AsyncGenerator<Figure> {
  const seed = Math.floor(Math.random() * 1e9);
  say(`${STORIES} purchases by chance, seed ${seed}`);
  const { passed, failed, said } = await runTest('tests/payment-chance.api.test.ts', engine, {
    PAYMENT_STORIES: String(STORIES),
    PAYMENT_SEED: String(seed),
  });
  const isGood = failed === 0 && passed > 0;
  yield {
    what: `${STORIES} purchases by chance, ${engine}: books that differ, people charged twice`,
    bar: '0',
    measured: isGood ? '0' : `${/(\d+) faults in/.exec(said)?.[1] ?? 'the run broke'} (seed ${seed})`,
    ok: isGood,
    isLoss: true,
  };
}

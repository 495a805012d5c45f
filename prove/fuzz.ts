/** Hostile values in every place of every call, 200 for each (Q36): the test that npm test runs shorter, on both engines. */
import { type Figure, say } from '../scripts/figures.ts';
import type { Engine } from './place.ts';
import { runTest } from './run-test.ts';

const RUNS = 200;

export async function* proveFuzz(engine: Engine): AsyncGenerator<Figure> {
  say(`${RUNS} hostile values for each call`);
  const { passed, failed } = await runTest('tests/fuzz.api.test.ts', engine, { FUZZ_RUNS: String(RUNS) });
  yield {
    what: `hostile values, ${RUNS} for each call, ${engine}: tests failed (500, more than 2 s, a session lost)`,
    bar: '0',
    measured: `${failed} of ${passed + failed}`,
    ok: failed === 0 && passed > 0,
    isLoss: true,
  };
}

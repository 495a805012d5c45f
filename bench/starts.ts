/** From the command to the first answer: on an empty place, and again on what the first start left there. */
import { startServer } from '#tests/server.ts';
import { type Engine, engineName, freshPlace } from '../prove/place.ts';
import type { Figure } from '../scripts/figures.ts';

export async function* measureStarts(engine: Engine): AsyncGenerator<Figure> {
  const place = await freshPlace(engine);
  try {
    const times: string[] = [];
    for (const _ of ['first', 'second']) {
      const server = await startServer(place.env);
      times.push(`${server.startMs} ms`);
      await server.stop();
    }
    const what = `start on ${engineName[engine]}, empty and again`;
    yield { what, bar: '-', measured: times.join(', '), ok: true };
  } finally {
    await place.remove();
  }
}

/** From the command to the first answer: on an empty DATA_DIR, and again on what the first start left there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshPostgres } from '#tests/database.ts';
import { startServer } from '#tests/server.ts';

async function startTwice(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mirador-bench-'));
  const times: number[] = [];
  for (const _ of ['first', 'second']) {
    const server = await startServer({ ...env, DATA_DIR });
    times.push(server.startMs);
    await server.stop();
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
  return times;
}

export async function measureStarts() {
  const onPglite = await startTwice({});
  const postgres = await freshPostgres('template1');
  const onPostgres = await startTwice({ DATABASE_URL: postgres.url }).finally(() => postgres.drop());
  return [
    { engine: 'PGlite', times: onPglite },
    { engine: 'PostgreSQL', times: onPostgres },
  ];
}

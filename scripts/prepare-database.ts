/** A migrated, empty database as one file: PGlite's first start takes 1 s from it instead of 5. */
import { writeFileSync } from 'node:fs';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { openMemory, preparedDump } from '#db/client.server.ts';

export async function prepareDatabase() {
  const connection = await openMemory();
  await connection.migrate();
  const jobs = await startJobs(connection, makeLog('error'), { serve: false });
  await jobs.stop();
  const dump = await connection.dump?.();
  if (dump) writeFileSync(preparedDump, Buffer.from(await dump.arrayBuffer()));
  await connection.close();
}

/** npm run db:restore -- <backup>: into an empty DATA_DIR (and, with DATABASE_URL, an empty database). */
import { resolve } from 'node:path';
import { chooseBucket } from '#app/integrations/storage/index.server.ts';
import { parseEnv, processEnv } from '#app/platform/env.server.ts';
import { refuseHeld } from '#db/directory-lock.server.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = parseEnv(processEnv());
  const source = process.argv[2];
  if (!source) throw new Error('name the backup: npm run db:restore -- <backup>');
  const DATA_DIR = resolve(env.DATA_DIR);
  await refuseHeld(DATA_DIR);
  const { restoreBackup } = await import('#db/backup.server.ts');
  await restoreBackup({ ...env, DATA_DIR }, resolve(source), chooseBucket(env));
  return `Restored into ${DATA_DIR}`;
});

/** npm run db:backup -- [target] [--forget-older]: asks the running server, or opens the data itself when nobody holds it. */
import { dirname, resolve } from 'node:path';
import { chooseBucket } from '#app/integrations/storage/index.server.ts';
import { readEnv } from '#app/platform/env.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import { forgetBackups, writeBackup } from '#db/backup.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { askServer } from '#server/control.ts';
import { runCommand } from './command.ts';

const FORGET = '--forget-older';

async function backUp(target: string) {
  const env = readEnv();
  const asked = await askServer(env.DATA_DIR, '/backup', target);
  if (asked) return { by: ' by the running server', written: asked };
  const connection = await openDatabase(env);
  try {
    return { by: '', written: await writeBackup(env, connection, target, chooseBucket(env)) };
  } finally {
    await connection.close();
  }
}

await runCommand(async () => {
  const given = process.argv.slice(2);
  const target = given.find((one) => one !== FORGET);
  const { by, written } = await backUp(target ? resolve(target) : '');
  // Only once there is a new one.
  const gone = given.includes(FORGET) ? await forgetBackups(dirname(written), keptSince('backups', new Date())) : [];
  return [`Backup written${by}: ${written}`, ...gone.map((dir) => `Forgotten: ${dir}`)].join('\n');
});

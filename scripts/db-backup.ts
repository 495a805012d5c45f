/** npm run db:backup -- [target]: asks the running server, or opens the data itself when nobody holds it. */
import { resolve } from 'node:path';
import { readEnv } from '#app/platform/env.server.ts';
import { writeBackup } from '#db/backup.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { askServer } from '#server/control.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = readEnv();
  const target = process.argv[2] ? resolve(process.argv[2]) : '';
  const asked = await askServer(env.DATA_DIR, '/backup', target);
  if (asked) return `Backup written by the running server: ${asked}`;
  const connection = await openDatabase(env);
  try {
    return `Backup written: ${await writeBackup(env, connection, target)}`;
  } finally {
    await connection.close();
  }
});

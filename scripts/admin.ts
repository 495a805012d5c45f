/** npm run admin -- <phone>: a one-time log-in code for an admin, also beside a running server. */
import { readEnv } from '#app/platform/env.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { makeFirstAdmin } from '#db/first-admin.server.ts';
import { askServer } from '#server/control.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const phone = process.argv[2];
  if (!phone) throw new Error('name the phone number: npm run admin -- +573001234567');
  const env = readEnv();
  const asked = await askServer(env.DATA_DIR, '/admin', phone);
  const say = (code: string) => `One-time code for ${phone}, valid for 24 hours, once:\n\n  ${code}\n`;
  if (asked) return say(asked);
  const connection = await openDatabase(env);
  try {
    await connection.migrate();
    return say(await makeFirstAdmin(connection.db, phone, new Date()));
  } finally {
    await connection.close();
  }
});

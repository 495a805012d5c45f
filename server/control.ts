/** A Unix socket in DATA_DIR, readable by its owner: commands send their work to the running server through it (Q52). */
import { chmodSync, openSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chooseBucket } from '#app/integrations/storage/index.server.ts';
import type { Env } from '#app/platform/env.server.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { writeBackup } from '#db/backup.server.ts';
import type { Connection } from '#db/client.server.ts';
import { makeFirstAdmin } from '#db/first-admin.server.ts';

/** A socket path holds 107 bytes; a longer one goes through /proc/self/fd of the directory. */
function socketPath(dataDir: string) {
  const path = join(dataDir, 'control.sock');
  return Buffer.byteLength(path) <= 100 ? path : `/proc/self/fd/${openSync(dataDir, 'r')}/control.sock`;
}

const commands: Record<string, (env: Env, connection: Connection, input: string) => Promise<string>> = {
  '/backup': (env, connection, target) => writeBackup(env, connection, target, chooseBucket(env)),
  '/audit': async (env, connection) => JSON.stringify(await checkAudit(connection.db, env.APP_SECRET)),
  '/admin': (_env, connection, phone) => makeFirstAdmin(connection.db, phone, new Date()),
};

export async function openControl(env: Env, connection: Connection) {
  const server = createServer(async (incoming, answer) => {
    const command = commands[incoming.url ?? ''];
    try {
      if (!command || incoming.method !== 'POST') throw new Error('unknown command');
      answer.end(await command(env, connection, await text(incoming)));
    } catch (error) {
      answer.writeHead(500).end((error as Error).message);
    }
  });
  const path = socketPath(env.DATA_DIR);
  rmSync(path, { force: true });
  const before = process.umask(0o177);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  process.umask(before);
  chmodSync(path, 0o600);
  server.unref();
  return { close: () => new Promise((done) => server.close(done)) };
}

/** Null when nobody serves this directory. */
export function askServer(dataDir: string, command: string, input: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), path: command, method: 'POST' }, async (answer) => {
      const said = await text(answer);
      if (answer.statusCode === 200) resolve(said);
      else reject(new Error(said));
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
    );
    asked.end(input);
  });
}

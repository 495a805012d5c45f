/** One process a directory: PGlite itself would let a second one in and lose its writes (T41, Q45). */
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

export class DirectoryHeld extends Error {
  readonly pid: number | undefined;

  constructor(dir: string, pid: number | undefined) {
    super(`${dir} is in use by process ${pid ?? 'unknown'}: stop it first, or choose another DATA_DIR`);
    this.pid = pid;
  }
}

/** An abstract socket vanishes with its process, also after kill -9, and a symlink names the same one. */
const socketName = (dir: string) => `\0mirador-${createHash('sha256').update(realpathSync(dir)).digest('hex')}`;

function askHolder(name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(name);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(Number(said) || undefined));
  });
}

/** Asks before anything heavy is loaded, so that a second process is refused at once; the lock itself still decides. */
export async function refuseHeld(dir: string): Promise<void> {
  const pid = existsSync(dir) ? await askHolder(socketName(dir)) : undefined;
  if (pid) throw new DirectoryHeld(dir, pid);
}

export async function lockDirectory(dir: string): Promise<{ release(): Promise<void> }> {
  const name = socketName(dir);
  const server = await new Promise<Server>((resolve, reject) => {
    const holder = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    holder.once('error', async (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryHeld(dir, await askHolder(name)) : error);
    });
    holder.listen(name, () => resolve(holder));
  });
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

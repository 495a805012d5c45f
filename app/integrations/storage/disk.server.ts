/** Files below DATA_DIR/files: written beside their place, flushed, then renamed into it. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { watchFreeSpace } from '#db/pglite.server.ts';
import { Problem } from '../../platform/problem.ts';
import { isStorageKey, type Storage } from './storage.ts';

const ticketSchema = z.object({
  id: z.string(),
  method: z.enum(['PUT', 'GET']),
  key: z.string(),
  content_type: z.string(),
  max_bytes: z.number().optional(),
  content_length: z.number().optional(),
  file_name: z.string().optional(),
  ends: z.number(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const signed = (secret: string, text: string) =>
  `${text}.${createHmac('sha256', `storage:${secret}`).update(text).digest('base64url')}`;

const sealTicket = (secret: string, ticket: Ticket) =>
  signed(secret, Buffer.from(JSON.stringify(ticket)).toString('base64url'));

function readTicket(text: string): Ticket | null {
  try {
    return ticketSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Null for anything that is not as we wrote it, letter by letter, is for another method, or has ended (T45). */
export function openTicket(secret: string, sealed: string, method: Ticket['method'], now: Date): Ticket | null {
  const [text = ''] = sealed.split('.');
  const given = Buffer.from(sealed);
  const right = Buffer.from(signed(secret, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const ticket = readTicket(text);
  return ticket?.method === method && ticket.ends > now.getTime() && isStorageKey(ticket.key) ? ticket : null;
}

export function diskStorage(options: {
  root: string;
  secret: string;
  publicUrl: string;
  reserveBytes: number;
  clock: () => Date;
}): Storage {
  const space = watchFreeSpace(dirname(options.root), options.reserveBytes);
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new Problem(404);
    return join(options.root, key);
  };
  const url = (ticket: Omit<Ticket, 'id' | 'ends'>, seconds = 300) =>
    `${options.publicUrl}/api-mv/files/${sealTicket(options.secret, { ...ticket, id: randomUUID(), ends: options.clock().getTime() + seconds * 1000 })}`;
  const head: Storage['head'] = async (key) => {
    const found = await stat(place(key)).catch(nullIfMissing);
    return found?.isFile() ? { key, bytes: found.size, modified: found.mtime } : null;
  };

  return {
    head,
    putUrl: async ({ seconds, ...ticket }) => url({ method: 'PUT', ...ticket }, seconds),
    getUrl: async ({ seconds, ...ticket }) => url({ method: 'GET', ...ticket }, seconds),
    async read(key) {
      const file = await head(key);
      return file ? (Readable.toWeb(createReadStream(place(key))) as ReadableStream<Uint8Array>) : null;
    },
    async write(key, body, maxBytes, beforeKept) {
      if (!space.isEnough()) throw new Problem(503);
      const target = place(key);
      const temporary = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(bytes > maxBytes ? new Problem(413) : null, chunk);
        },
      });
      const source = body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as never);
      try {
        await pipeline(source, counted, createWriteStream(temporary, { mode: 0o600, flush: true }));
        await beforeKept?.();
        await rename(temporary, target);
        await syncDirectory(dirname(target));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return { bytes };
    },
    remove: (key) => rm(place(key), { force: true }),
    async *list(prefix) {
      for (const name of (await readdir(place(prefix), { recursive: true }).catch(nullIfMissing)) ?? []) {
        const key = `${prefix}/${name}`;
        const file = isStorageKey(key) ? await head(key) : null;
        if (file) yield file;
      }
    },
    async check() {
      if (!space.isEnough()) throw new Error('disk');
    },
  };
}

/** A folder that was never written to holds nothing; a disk that does not answer is no empty folder. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function syncDirectory(dir: string) {
  const handle = await open(dir, 'r');
  await handle.sync().finally(() => handle.close());
}

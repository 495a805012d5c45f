/**
 * The token lives sixty days and is renewed every day; the new one is kept sealed in our storage. INSTAGRAM_TOKEN is
 * the first of its line: another value there begins a new one.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '#app/platform/access/seal.server.ts';
import type { Storage } from '../storage/storage.ts';

const KEY = 'instagram/token';
const MAX_BYTES = 8 * 1024;
/** A token is renewed when it is at least a day old. */
const RENEW_HOURS = 25;

const storedToken = z.object({ token: z.string(), line: z.string(), since: z.number() });
export type TokenKeeper = {
  read(): Promise<{ token: string; isDue: boolean }>;
  keep(token: string): Promise<void>;
};

type Options = { given: string; storage: Storage; secret: string; clock: () => Date };

export function tokenKeeper({ given, storage, secret, clock }: Options): TokenKeeper {
  const line = createHash('sha256').update(given).digest('base64url');

  async function find() {
    const file = await storage.read(KEY);
    if (!file) return null;
    try {
      const read = storedToken.parse(JSON.parse(unseal(secret, await new Response(file).text())));
      return read.line === line ? read : null;
    } catch {
      // Sealed with another APP_SECRET: of no use to anybody.
      return null;
    }
  }
  async function keep(token: string) {
    const text = JSON.stringify({ token, line, since: clock().getTime() });
    await storage.write(KEY, Buffer.from(seal(secret, text)), MAX_BYTES);
  }

  return {
    keep,
    async read() {
      const found = await find();
      // How old a given token is nobody says: a day after we first saw it, it is old enough.
      if (!found) await keep(given);
      const age = found ? clock().getTime() - found.since : 0;
      return { token: found?.token ?? given, isDue: age >= RENEW_HOURS * 3_600_000 };
    },
  };
}

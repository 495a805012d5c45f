/** Argon2id (19 MiB, two rounds) on worker threads, few at a time: a flood of log-ins delays log-ins, not pages. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from '#app/platform/limits/in-turns.ts';

const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One more than processors, so that a thread has work while the event loop is busy. */
const AT_ONCE = Math.min(4, availableParallelism() + 1);
const inTurn = inTurns({ atOnce: AT_ONCE, waitingMost: 200 });

const plain = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => inTurn(() => hash(plain(password), ARGON2));

let noOnes: Promise<string> | undefined;

/** Without a known hash it checks against a made-up one: the time tells nothing. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  noOnes ??= hash(randomBytes(24), ARGON2);
  const against = known ?? (await noOnes);
  const fits = await inTurn(() => verify(against, plain(password)));
  return fits && Boolean(known);
}

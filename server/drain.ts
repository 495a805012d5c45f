/** SIGTERM: /readyz turns red, running requests finish, the port closes, and the process ends within 10 s. */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Time between the red /readyz and the closed port: a load balancer must see it, even if its probe takes a second.
 * Answers meanwhile carry `Connection: close`.
 */
const NOTICE_MS = 2000;
const END_MS = 9500;

export async function drain(server: Server, closers: (() => unknown)[]) {
  setTimeout(() => process.exit(1), END_MS).unref();
  await pause(NOTICE_MS);
  await new Promise((closed) => server.close(closed));
  for (const close of closers) await close();
  process.exit(0);
}

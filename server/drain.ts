/** SIGTERM: /readyz is red at once, requests under way finish, nothing new is taken, and the process ends within 10 s. */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Long enough for a load balancer to see the red light, also of a server so busy that the look itself takes a second;
 * answers meanwhile ask their connection to close.
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

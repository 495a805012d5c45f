/** Limits connections of one address, so that nobody can take all of them (Q42). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTrusted, limitKey, parseTrustedProxies, plainAddress } from '#app/platform/http/address.ts';

/** `idle`: sockets without a request, oldest first. */
type AddressSockets = { open: number; idle: Set<Socket> };

type Limit = { most: number; trustProxy: string };

/** Beyond the limit the oldest idle connection is closed; if none is idle, the new one is. */
export function limitConnections(server: Server, { most, trustProxy }: Limit) {
  const trusted = parseTrustedProxies(trustProxy);
  const held = new Map<string, AddressSockets>();
  const known = new WeakMap<Socket, { own: AddressSockets; requests: number }>();

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    // A trusted proxy carries everybody's connections.
    if (trusted && isTrusted(address, trusted)) return;
    const key = limitKey(address);
    const own = held.get(key) ?? { open: 0, idle: new Set() };
    held.set(key, own);
    known.set(socket, { own, requests: 0 });
    own.open++;
    own.idle.add(socket);
    socket.once('close', () => {
      own.idle.delete(socket);
      if (--own.open === 0) held.delete(key);
    });
    if (own.open <= most) return;
    const [oldest = socket] = own.idle;
    own.idle.delete(oldest);
    oldest.destroy();
  });

  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const found = known.get(socket);
    if (!found) return;
    found.requests++;
    found.own.idle.delete(socket);
    answer.once('close', () => {
      if (--found.requests === 0 && !socket.destroyed) found.own.idle.add(socket);
    });
  });
}

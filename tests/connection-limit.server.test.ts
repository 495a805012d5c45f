/** One address cannot hold all connections: what it opens beyond its share costs it its own idle ones (Q42). */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from '#server/connection-limit.ts';

const MOST = 4;

async function listen(trustProxy = '', handle: RequestListener = (_asked, answer) => answer.end('ok')) {
  const server = createServer(handle);
  limitConnections(server, { most: MOST, trustProxy });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened: Socket[] = [];
  /** Open once the server has taken it. */
  async function open(localAddress = '127.0.0.1') {
    const taken = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    opened.push(socket);
    await Promise.all([once(socket, 'connect'), taken]);
    return socket;
  }
  const send = (socket: Socket, path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  async function ask(socket: Socket) {
    send(socket);
    const [chunk] = await once(socket, 'data');
    return String(chunk).split('\r\n')[0];
  }
  const close = () => {
    for (const socket of opened) socket.destroy();
    server.close();
  };
  return { open, send, ask, close };
}

const OK = 'HTTP/1.1 200 OK';
const ended = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket.resume(), 'close'));

test('beyond its share an address loses the connection that was idle longest, and others are served', async () => {
  const { open, ask, close } = await listen();
  const first = await open();
  const second = await open();
  const rest = [await open(), await open()];
  expect(await ask(first)).toBe(OK);
  const fifth = await open();
  await ended(second);
  for (const socket of [first, ...rest, fifth]) expect(await ask(socket)).toBe(OK);
  const stranger = await open('127.0.0.2');
  expect(await ask(stranger)).toBe(OK);
  expect(await ask(fifth)).toBe(OK);
  close();
});

test('a request under way is not cut: the newcomer waits outside, and comes in when there is room', async () => {
  const waiting: (() => void)[] = [];
  const { open, send, ask, close } = await listen('', (asked, answer) => {
    if (asked.url === '/slow') waiting.push(() => answer.end('ok'));
    else answer.end('ok');
  });
  const slow = [await open(), await open(), await open(), await open()];
  for (const socket of slow) send(socket, '/slow');
  await expect.poll(() => waiting.length).toBe(MOST);
  await ended(await open());
  expect(await ask(await open('127.0.0.2'))).toBe(OK);
  const answers = slow.map((socket) => once(socket, 'data'));
  for (const end of waiting) end();
  for (const answer of answers) expect(String(await answer)).toContain(OK);
  await expect
    .poll(async () => {
      const [socket] = [await open()];
      return Promise.race([ask(socket), ended(socket).then(() => 'closed')]);
    })
    .toBe(OK);
  close();
});

test('a trusted proxy brings as many as it likes', async () => {
  const { open, ask, close } = await listen('loopback');
  const sockets: Socket[] = [];
  for (let number = 0; number < 3 * MOST; number++) sockets.push(await open());
  for (const socket of sockets) expect(await ask(socket)).toBe(OK);
  close();
});

test('what is at work stays, another address has its own places, and what was closed is free again', async () => {
  const waiting: (() => void)[] = [];
  const { open, send, ask, close } = await listen('', (asked, answer) => {
    if (asked.url === '/slow') waiting.push(() => answer.end('ok'));
    else answer.end('ok');
  });
  const said = (socket: Socket, answer: Promise<unknown>) =>
    Promise.race([answer, ended(socket).then(() => 'closed')]).then((text) => String(text).split('\r\n')[0]);
  for (let number = 0; number < 2 * MOST; number++) await ended((await open()).destroy());
  const alone = await open();
  expect(await said(alone, ask(alone))).toBe(OK);
  await ended(alone.destroy());
  const slow = [await open(), await open(), await open(), await open()];
  for (const socket of slow) send(socket, '/slow');
  await expect.poll(() => waiting.length).toBe(MOST);
  const stranger = await open('127.0.0.2');
  expect(await said(stranger, ask(stranger))).toBe(OK);
  await open();
  const answers = slow.map((socket) => said(socket, once(socket, 'data')));
  for (const end of waiting) end();
  expect(await Promise.all(answers)).toEqual(slow.map(() => OK));
  close();
});

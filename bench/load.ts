/**
 * Load that costs little itself (decision 016): raw sockets that read the head of an answer and only count its body.
 * Each connection asks again as soon as it has its answer.
 */
import { connect, type Socket } from 'node:net';

export type LoadRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Answers = { good: number; failed: number; seconds: number };
type Options = { url: string; connections: number; seconds: number; request: () => LoadRequest };

function textOf({ method = 'GET', path, headers = {}, body = '' }: LoadRequest, host: string) {
  const own = { host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) };
  const head = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
}

/** The status of an answer and its length with the head, once the head is there. */
function readHead(bytes: Buffer): { status: number; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`);
  return { status: Number(head.slice(9, 12)), length: end + 4 + Number(length) };
}

export function load({ url, connections, seconds, request }: Options): Promise<Answers> {
  const { hostname, port, host } = new URL(url);
  const started = performance.now();
  const until = started + seconds * 1000;
  const counted = { good: 0, failed: 0 };
  const sockets: Socket[] = [];
  let last: { sent: LoadRequest; text: string } | undefined;
  const nextText = () => {
    const sent = request();
    if (sent !== last?.sent) last = { sent, text: textOf(sent, host) };
    return last.text;
  };

  /** One connection, to the end of its time; a lost one is a failure. */
  const run = () =>
    new Promise<void>((done, reject) => {
      let status = 0;
      let missing = 0;
      let begun: Buffer = Buffer.alloc(0);
      const ask = () => socket.write(nextText(), 'latin1');
      const answered = () => {
        if (status >= 200 && status < 300) counted.good++;
        else counted.failed++;
        if (performance.now() < until) ask();
        else socket.destroy();
      };
      const take = (bytes: Buffer) => {
        if (missing === 0) {
          begun = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes;
          const head = readHead(begun);
          if (!head) {
            begun = Buffer.from(begun);
            return;
          }
          status = head.status;
          missing = head.length - begun.length;
          begun = Buffer.alloc(0);
        } else missing -= bytes.length;
        if (missing === 0) answered();
      };
      const buffer = Buffer.allocUnsafe(65_536);
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer,
          callback(size) {
            try {
              take(buffer.subarray(0, size));
            } catch (error) {
              reject(error);
            }
            return true;
          },
        },
      });
      sockets.push(socket);
      socket.on('connect', ask).on('close', () => {
        if (performance.now() < until) counted.failed++;
        done();
      });
      socket.on('error', () => {});
    });

  const silent = setTimeout(
    () => {
      counted.failed += sockets.filter((socket) => !socket.destroyed).length;
      for (const socket of sockets) socket.destroy();
    },
    seconds * 1000 + 10_000,
  );
  return Promise.all(Array.from({ length: connections }, run)).then(() => {
    clearTimeout(silent);
    return { ...counted, seconds: (performance.now() - started) / 1000 };
  });
}

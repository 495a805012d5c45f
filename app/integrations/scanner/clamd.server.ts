/** clamd by its INSTREAM command: pieces with their length, an empty one at the end, one line back. */
import { connect } from 'node:net';
import type { Scanner, ScanResult } from './scanner.ts';

const PIECE = 64 * 1024;
const SECONDS = 20;
const LINE_MOST = 1000;

function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

const verdictOf = (line: string): ScanResult =>
  line === 'stream: OK' ? 'clean' : /^stream: .+ FOUND$/.test(line) ? 'infected' : 'not_scanned';

export function clamd(url: string): Scanner {
  const { hostname, port } = new URL(url);
  return {
    scan: (bytes) =>
      new Promise((resolve) => {
        let said = '';
        const socket = connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
        const end = (verdict: ScanResult) => {
          clearTimeout(clock);
          socket.destroy();
          resolve(verdict);
        };
        const clock = setTimeout(() => end('not_scanned'), SECONDS * 1000);
        socket.on('connect', () => {
          socket.write('zINSTREAM\0');
          for (const piece of piecesOf(bytes)) socket.write(piece);
        });
        socket.on('data', (data) => {
          said += data.toString('latin1');
          if (said.includes('\0') || said.length > LINE_MOST) end(verdictOf(said.split('\0')[0] ?? ''));
        });
        socket.on('error', () => end('not_scanned'));
        socket.on('close', () => end('not_scanned'));
      }),
  };
}

/** Speaks clamd's INSTREAM on loopback: finds the one pattern that it was told, or fails as it was told. */
import { createServer } from 'node:net';

export type ClamdMode = 'works' | 'error' | 'silent end' | 'nonsense' | 'wrong size';

/** Made here, piece by piece, so that no scanner takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export async function startClamd() {
  const state: { mode: ClamdMode; scanned: number } = { mode: 'works', scanned: 0 };
  const server = createServer((socket) => {
    let given: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      given = Buffer.concat([given, data as Buffer]);
      if (!given.subarray(0, 10).equals(Buffer.from('zINSTREAM\0')) || !given.subarray(-4).equals(Buffer.alloc(4)))
        return;
      const parts: Buffer[] = [];
      for (let at = 10; at + 4 <= given.length; ) {
        const length = given.readUInt32BE(at);
        if (length === 0) break;
        if (at + 4 + length > given.length) return;
        parts.push(given.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      state.scanned += 1;
      const isFound = Buffer.concat(parts).includes(EICAR);
      const said = {
        works: isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
        error: 'stream: Can’t allocate memory ERROR\0',
        'silent end': '',
        nonsense: 'OK\0',
        'wrong size': 'INSTREAM size limit exceeded. ERROR\0',
      }[state.mode];
      socket.end(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `tcp://127.0.0.1:${port}`,
    set: (mode: ClamdMode) => {
      state.mode = mode;
    },
    scanned: () => state.scanned,
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** What Node can do at most with an upload: its bytes into a file. Prints its port. */
import { createWriteStream, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const dir = mkdtempSync(join(tmpdir(), 'mirador-bare-'));
let count = 0;
const server = createServer(async (request, response) => {
  // Flushed like ours: what is not on the disk was not uploaded.
  await pipeline(request, createWriteStream(join(dir, String(count++ % 40)), { flush: true }));
  response.end('ok');
});
server.listen(0, '127.0.0.1', () => console.log(`${(server.address() as AddressInfo).port} ${dir}`));

/** What Node can do at most: the bytes of a file, or 'ok', from memory. Prints its port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file] = process.argv.slice(2);
const body = file ? readFileSync(file) : 'ok';
const server = createServer((_request, response) => response.end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

/** What Node can do at most: the bytes of its input, or 'ok', from memory. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const bytes = await buffer(process.stdin);
const body = bytes.length > 0 ? bytes : 'ok';
const server = createServer((_request, response) => response.end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

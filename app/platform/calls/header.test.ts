/** Standing headers as a client reads them, from Node's own answers too. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StandingResponse } from './header.server.ts';

async function ask(lines: readonly string[]): Promise<string> {
  const server = createServer({ ServerResponse: StandingResponse }, (_, response) => {
    (response as StandingResponse).standing = { 'x-frame-options': 'DENY', 'cache-control': 'no-store' };
    response.writeHead(200, { 'Cache-Control': 'max-age=60' });
    response.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text.toLowerCase();
}

test('an answer keeps the standing headers, and its own win over them', async () => {
  const answer = await ask(['GET / HTTP/1.1', 'Host: here']);
  expect(answer).toContain('x-frame-options: deny');
  expect(answer).toContain('cache-control: max-age=60');
  expect(answer).not.toContain('no-store');
});

test('what Node refuses itself, a request without Host, has headers with names', async () => {
  const answer = await ask(['GET / HTTP/1.1']);
  expect(answer).toMatch(/^http\/1\.1 400 /);
  expect(answer).toContain('connection: close');
  expect(answer).not.toMatch(/^\d+:/m);
});

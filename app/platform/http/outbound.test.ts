import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askOutside, getOutside, isPublicAddress, OutboundError } from './outbound.server.ts';

async function listen(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, url: `http://127.0.0.1:${port}` };
}

const limits = { seconds: 5, maxBytes: 1000, accept: 'application/json' };
const trusted = { ...limits, isTrusted: true };
const foreign = { ...limits, isTrusted: false };

test('an answer of a host the operator named is read', async () => {
  const { url } = await listen((request, response) => response.end(`${request.headers.accept}`));
  expect(await getOutside(`${url}/a`, trusted)).toMatchObject({ status: 200, body: Buffer.from('application/json') });
});

test('any other host must be public: this machine gets no request, however it is spelt (Q41)', async () => {
  const sink = await listen((_request, response) => response.end('secret'));
  const spellings = [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
    '[::]',
  ];
  for (const host of spellings)
    await expect(getOutside(`http://${host}:${sink.port}/x`, foreign), host).rejects.toThrow(/no(t a)? public address/);
  for (const url of ['http://169.254.169.254/latest', 'http://10.0.0.1/', 'http://[fe80::1]/', 'http://[fd00::1]/'])
    await expect(getOutside(url, foreign), url).rejects.toThrow('is not a public address');
  for (const url of ['file:///etc/passwd', 'data:text/plain,x'])
    await expect(getOutside(url, foreign), url).rejects.toThrow('not an http address');
  expect(sink.asked).toEqual([]);
});

test('a redirect is not followed, wherever it leads', async () => {
  const sink = await listen((_request, response) => response.end('secret'));
  const { url, asked } = await listen((_request, response) => response.writeHead(302, { location: sink.url }).end());
  await expect(getOutside(url, trusted)).rejects.toThrow('answers with a redirect (302)');
  expect(asked).toHaveLength(1);
  expect(sink.asked).toEqual([]);
});

test('a page may lead to another of its own host as often as it is told, and to no other', async () => {
  const sink = await listen((_request, response) => response.end('secret'));
  const { url, asked } = await listen((request, response) => {
    const step = Number(request.url?.slice(1));
    if (step === 3) response.setHeader('content-type', 'text/html').end('here');
    else response.writeHead(302, { location: step === 9 ? sink.url : `/${step + 1}` }).end();
  });
  expect(await getOutside(`${url}/1`, { ...trusted, redirects: 2 })).toMatchObject({ status: 200, type: 'text/html' });
  expect(asked).toEqual(['/1', '/2', '/3']);
  for (const path of ['/0', '/9'])
    await expect(getOutside(`${url}${path}`, { ...trusted, redirects: 2 }), path).rejects.toThrow('a redirect (302)');
  expect(sink.asked).toEqual([]);
});

test('what is too long is given up, declared or not', async () => {
  const declared = await listen((_request, response) => response.end('x'.repeat(1001)));
  const streamed = await listen((_request, response) => {
    const more = () => response.write('x'.repeat(100), more);
    more();
  });
  for (const { url } of [declared, streamed])
    await expect(getOutside(url, trusted)).rejects.toThrow('answers too much');
});

test('what takes too long is given up, also in the middle, and an error names no query', async () => {
  const silent = await listen(() => {});
  const halting = await listen((_request, response) => response.write('x'));
  for (const { url } of [silent, halting]) {
    const failed = getOutside(`${url}/?key=secret`, { ...trusted, seconds: 0.2 });
    await expect(failed).rejects.toThrow(/^127\.0\.0\.1:\d+ took longer than 0\.2 s$/);
  }
  const cut = await listen((_request, response) => {
    response.write('x');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(getOutside(`${cut.url}/?key=secret`, trusted)).rejects.toThrow(/^127\.0\.0\.1:\d+: \w+$/);
});

test('a body goes with its headers to the address itself, and follows no redirect', async () => {
  const { url } = await listen((request, response) => {
    if (request.url === '/away') return response.writeHead(307, { location: '/else' }).end();
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    return request.on('end', () =>
      response.end(`${request.method} ${request.headers['x-key']} ${Buffer.concat(pieces)}`),
    );
  });
  const sent = { ...trusted, method: 'POST' as const, headers: { 'x-key': 'k' }, body: 'señal' };
  expect((await askOutside(`${url}/a`, sent)).body.toString()).toBe('POST k señal');
  await expect(askOutside(`${url}/away`, { ...sent, redirects: 2 })).rejects.toThrow('answers with a redirect (307)');
});

test('a failure says whether what was sent can have arrived', async () => {
  const failureOf = async (url: string, seconds = 5) => {
    const error = await getOutside(url, { ...trusted, seconds }).catch((error) => error);
    return error instanceof OutboundError && error.failure;
  };
  const silent = await listen(() => {});
  const cutting = await listen((request) => request.socket.destroy());
  const free = await new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
  expect(await failureOf(`http://127.0.0.1:${free}`)).toBe('unsent');
  expect(await failureOf(silent.url, 0.2)).toBe('late');
  expect(await failureOf(cutting.url)).toBe('broken');
});

test('public addresses are those of nobody in particular', () => {
  for (const address of ['8.8.8.8', '157.240.1.1', '2a03:2880::1', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
  const others = ['100.64.0.1', '172.31.0.1', '192.168.1.1', '224.0.0.1', '255.255.255.255', '64:ff9b::7f00:1'];
  for (const address of [...others, '2002:7f00:1::', '2001::1', '::ffff:8.8.8.8', 'mirador.example', ''])
    expect(isPublicAddress(address), address).toBe(false);
});

/** Which bytes of a cached answer leave: by what the browser reads, and not at all for who has them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerWith, cacheAnswer, compressed, compressMore } from './cached-answer.server.ts';

const bytes = { plain: Buffer.from('plain'), br: Buffer.from('br'), gzip: Buffer.from('gzip') };
const cached = cacheAnswer('text/html', {}, bytes);
const sent = (accepted: string | undefined) => {
  const { headers, bytes: left } = answerWith(cached, undefined, accepted);
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['content-encoding'] ?? 'plain', accepted).toBe(String(left));
  return String(left);
};

test('the best encoding that is read is sent', () => {
  expect(sent('gzip, deflate, br, zstd')).toBe('br');
  expect(sent('br;q=0.1, gzip;q=1.0')).toBe('br');
  expect(sent('gzip')).toBe('gzip');
  for (const none of [undefined, '', 'identity', 'deflate', 'brx, gzipped']) expect(sent(none), none).toBe('plain');
});

test('q=0 refuses an encoding, in every spelling of zero; anything above does not', () => {
  for (const zero of ['br;q=0', 'br;q=0.0', 'br; q=0.000', 'br ;q=0', 'br;q=0.', 'br;q=0 '])
    expect(sent(`${zero}, gzip`), zero).toBe('gzip');
  expect(sent('gzip, br;q=0')).toBe('gzip');
  expect(sent('gzip;q=0, br;q=0')).toBe('plain');
  expect(sent('gzip;q=0')).toBe('plain');
  for (const some of ['br;q=0.001', 'br;q=0.5', 'br;q=1']) expect(sent(some), some).toBe('br');
});

test('who has the bytes gets 304 without any, and only for a page that is well', () => {
  const { etag } = cached;
  for (const known of [etag, `"other", ${etag}`])
    expect(answerWith(cached, known, 'br')).toMatchObject({ status: 304, bytes: null, headers: { etag } });
  for (const known of [undefined, '', '"other"']) expect(answerWith(cached, known, 'br').status).toBe(200);
  expect(answerWith(cached, etag, 'br', 404), 'a missing page is said again').toMatchObject({ status: 404 });
  expect(answerWith(cached, etag, 'br', 404).bytes).not.toBeNull();
});

test('bytes without an encoding of their own are sent as they are, and other bytes have another tag', () => {
  const plain = cacheAnswer('text/plain', {}, { plain: Buffer.from('a') });
  expect(answerWith(plain, undefined, 'br, gzip').headers).not.toHaveProperty('content-encoding');
  expect(cacheAnswer('text/plain', {}, { plain: Buffer.from('b') }).etag).not.toBe(plain.etag);
});

test('a text is sent small at once, smaller when it is asked for again, and its smallest bytes are remembered', async () => {
  const text = `<ul>${Array.from({ length: 2000 }, (_, n) => `<li>${(n * 7919) % 1013} pesos</li>`).join('')}</ul>`;
  const answer = cacheAnswer('text/html', {}, await compressed(text));
  const [quick, etag] = [answer.br, answer.etag];
  expect(quick.length).toBeLessThan(text.length / 4);
  await compressMore(answer);
  expect(answer.br.length).toBeLessThan(quick.length);
  expect(answer.etag).toBe(etag);
  expect([brotliDecompressSync(answer.br), gunzipSync(answer.gzip)].map(String)).toEqual([text, text]);
  expect((await compressed(text)).br).toBe(answer.br);
  expect(String(brotliDecompressSync((await compressed(`${text}!`)).br))).toBe(`${text}!`);
});

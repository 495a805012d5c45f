/** An answer in memory: each encoding is made once; If-None-Match with its ETag gets 304. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { type HeaderLines, headerOf, setHeaders } from '#app/platform/calls/header.server.ts';
import { inTurns } from '#app/platform/limits/in-turns.ts';

type Encoding = 'br' | 'gzip' | 'plain';
export type CachedAnswer = { type: string; headers: HeaderLines; etag: string } & Record<Encoding, Buffer<ArrayBuffer>>;

const ENCODED: Record<Encoding, HeaderLines> = {
  br: { 'content-encoding': 'br' },
  gzip: { 'content-encoding': 'gzip' },
  plain: {},
};

export function cacheAnswer(
  type: string,
  headers: HeaderLines,
  bytes: Pick<CachedAnswer, 'plain'> & Partial<CachedAnswer>,
): CachedAnswer {
  const etag = `W/"${createHash('sha256').update(bytes.plain).digest('base64url').slice(0, 22)}"`;
  return {
    type,
    headers: { ...headers, etag, vary: 'accept-encoding' },
    etag,
    br: bytes.plain,
    gzip: bytes.plain,
    ...bytes,
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** zlib and Argon2id share Node's four worker threads: compression takes two at most. */
const oneOfTwo = inTurns({ atOnce: 2, waitingMost: 200 });

type Bytes = Pick<CachedAnswer, Encoding>;
/** The smallest bytes by content: a page that is rendered again is mostly unchanged. */
const smallest = new Map<string, Bytes>();
const SMALLEST_MOST = 300;
const nameOf = (plain: Buffer) => createHash('sha256').update(plain).digest('base64url');

/** The bytes of a text: the smallest where they are known, otherwise what takes a few milliseconds. */
export async function compressed(text: string): Promise<Bytes> {
  const plain = Buffer.from(text);
  return smallest.get(nameOf(plain)) ?? compress(plain, 6, 6);
}

/** A hundred times the work for a tenth of the bytes: for what is asked for more than once. */
export async function compressMore(answer: CachedAnswer) {
  const name = nameOf(answer.plain);
  const bytes = smallest.get(name) ?? (await compress(answer.plain, 11, 9));
  smallest.delete(name);
  smallest.set(name, bytes);
  if (smallest.size > SMALLEST_MOST) smallest.delete(String(smallest.keys().next().value));
  Object.assign(answer, { br: bytes.br, gzip: bytes.gzip });
}

/** On a worker thread: it takes longer than rendering the page. */
async function compress(plain: Buffer<ArrayBuffer>, quality: number, level: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gz] = await oneOfTwo(async () => [await brotli(plain, { params }), await zip(plain, { level })]);
  return { plain, br: Buffer.from(br), gzip: Buffer.from(gz) };
}

/** Fast compression, for an answer that is sent once. */
async function quickly(text: string, encoding: Encoding) {
  if (encoding === 'br') return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? zip(text, { level: 4 }) : Buffer.from(text);
}

const refused = (accepted: string, name: string) => new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
const encodings: Encoding[] = ['br', 'gzip'];

/** Encoding by Accept-Encoding line: browsers send few different ones. */
const known = new Map<string, Encoding>();
function encodingFor(accepted: string): Encoding {
  const seen = known.get(accepted);
  if (seen) return seen;
  const found =
    encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted) && !refused(accepted, name)) ?? 'plain';
  if (known.size < 100) known.set(accepted, found);
  return found;
}

type Answer = { status: number; headers: HeaderLines; bytes: Buffer<ArrayBuffer> | null };

/** Status, headers and bytes for If-None-Match `known` and Accept-Encoding `accepted`. */
export function answerWith(
  cached: CachedAnswer,
  known: string | undefined,
  accepted: string | undefined,
  status = 200,
): Answer {
  if (known && status === 200 && known.includes(cached.etag))
    return { status: 304, headers: cached.headers, bytes: null };
  const encoding = encodingFor(accepted ?? '');
  const bytes = cached[encoding];
  const encoded = bytes === cached.plain ? ENCODED.plain : ENCODED[encoding];
  return { status, headers: { ...cached.headers, 'content-type': cached.type, ...encoded }, bytes };
}

export function sendCached(c: Context, cached: CachedAnswer, asked: 200 | 404 | 500 | 503 = 200): Response {
  const known = headerOf(c, 'if-none-match');
  const { status, headers, bytes } = answerWith(cached, known, headerOf(c, 'accept-encoding'), asked);
  setHeaders(c, { ...headers });
  return bytes ? c.body(bytes, status as 200, { 'content-type': cached.type }) : c.body(null, status as 304);
}

/** Compresses and sends a text that is not cached; below 1 kB it is sent plain. */
export async function sendPacked(c: Context, text: string, status: 200): Promise<Response> {
  const encoding = text.length > 1024 ? encodingFor(c.req.header('accept-encoding') ?? '') : 'plain';
  for (const [name, value] of Object.entries(ENCODED[encoding])) c.header(name, value);
  return c.body(new Uint8Array(await quickly(text, encoding)), status);
}

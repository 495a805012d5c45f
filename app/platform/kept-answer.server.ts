/** Bytes kept ready to be sent: every encoding is made once, and whoever has them already gets 304. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { setHeaders } from './header.server.ts';

type Named = Record<Lowercase<string>, string>;
type Encoding = 'br' | 'gzip' | 'plain';
export type Kept = { type: string; headers: Named; etag: string } & Record<Encoding, Buffer<ArrayBuffer>>;

const ENCODED: Record<Encoding, Named> = {
  br: { 'content-encoding': 'br' },
  gzip: { 'content-encoding': 'gzip' },
  plain: {},
};

export function keep(type: string, headers: Named, bytes: Pick<Kept, 'plain'> & Partial<Kept>): Kept {
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

/** Off the event loop: the best compression of a page takes longer than making it. */
export async function compressed(text: string) {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: 9 }),
  ]);
  return { plain, br: Buffer.from(br), gzip: Buffer.from(gz) };
}

const refused = (accepted: string, name: string) => new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
const encodings: Encoding[] = ['br', 'gzip'];

/** What a browser takes, most often by the same few lines. */
const known = new Map<string, Encoding>();
function encodingFor(accepted: string): Encoding {
  const seen = known.get(accepted);
  if (seen) return seen;
  const found =
    encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted) && !refused(accepted, name)) ?? 'plain';
  if (known.size < 100) known.set(accepted, found);
  return found;
}

export function sendKept(c: Context, kept: Kept, status: 200 | 404 | 500 | 503 = 200): Response {
  const asked = c.req.header('if-none-match');
  if (asked && status === 200 && asked.includes(kept.etag)) {
    setHeaders(c, { ...kept.headers });
    return c.body(null, 304);
  }
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '');
  const bytes = kept[encoding];
  setHeaders(c, bytes === kept.plain ? { ...kept.headers } : { ...kept.headers, ...ENCODED[encoding] });
  return c.body(bytes, status, { 'content-type': kept.type });
}

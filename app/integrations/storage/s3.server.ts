/**
 * Files in a bucket of an S3-compatible server, by path style (contracts 12). A signed address to write to can be used
 * again while it lives: so it only ever names a key below `incoming/`, and what was looked at is written elsewhere by us.
 */
import { AwsV4Signer } from 'aws4fetch';
import { Problem } from '../../platform/problem.ts';
import { isStorageKey, type Storage, type StoredFile } from './storage.ts';

type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const URL_SECONDS = 300;
const CALL_SECONDS = 30;
/** No file of ours is larger; one that is must not fill the memory. */
const WRITE_BYTES = 64 * 1024 * 1024;

type Call = { method: string; url: string; headers?: Record<string, string>; body?: Uint8Array };

async function bytesOf(body: ReadableStream<Uint8Array> | Uint8Array, most: number): Promise<Uint8Array> {
  if (body instanceof Uint8Array) {
    if (body.length > most) throw new Problem(413);
    return body;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) throw new Problem(413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const tagIn = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** A backup takes every file, whoever keeps it. */
export type Bucket = Storage & { all(): AsyncIterable<StoredFile> };

export function s3Storage({ endpoint, bucket, ...keys }: S3Settings): Bucket {
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const at = (key: string) => {
    if (!isStorageKey(key)) throw new Problem(404);
    return `${base}/${key}`;
  };
  const signer = (call: Call, more: { signQuery?: boolean; allHeaders?: boolean } = {}) =>
    new AwsV4Signer({ ...keys, service: 's3', ...call, ...more } as ConstructorParameters<typeof AwsV4Signer>[0]);

  /** Errors name the status, never the address: it is signed. */
  async function send(call: Call, ...fine: number[]): Promise<Response> {
    const { url, headers } = await signer(call).sign();
    const answer = await fetch(url, {
      method: call.method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_SECONDS * 1000),
      ...(call.body && { body: new Uint8Array(call.body) }),
    }).catch((error) => {
      throw new Error(`storage does not answer: ${error.cause?.code ?? error.name}`);
    });
    if (answer.ok || fine.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`storage answered ${answer.status} to ${call.method}`);
  }

  /** `allHeaders`: otherwise type and length are not part of the signature. */
  async function presigned(call: Call, query: Record<string, string>, seconds = URL_SECONDS) {
    const url = `${call.url}?${new URLSearchParams({ 'X-Amz-Expires': String(seconds), ...query })}`;
    return (await signer({ ...call, url }, { signQuery: true, allHeaders: true }).sign()).url.href;
  }

  async function* listed(prefix: string): AsyncGenerator<StoredFile> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({
        ...{ 'list-type': '2', prefix, 'max-keys': '1000' },
        ...(token && { 'continuation-token': token }),
      });
      const xml: string = await (await send({ method: 'GET', url: `${base}?${query}` })).text();
      for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
        yield {
          key: tagIn(entry, 'Key') ?? '',
          bytes: Number(tagIn(entry, 'Size')),
          modified: new Date(tagIn(entry, 'LastModified') ?? ''),
        };
      token = tagIn(xml, 'NextContinuationToken');
    }
  }

  return {
    all: () => listed(''),
    list(prefix) {
      if (!isStorageKey(prefix)) throw new Problem(404);
      return listed(`${prefix}/`);
    },
    putUrl: ({ key, content_type, content_length, seconds }) => {
      if (!key.startsWith('incoming/')) throw new Problem(404);
      const length: Record<string, string> =
        content_length === undefined ? {} : { 'content-length': String(content_length) };
      return presigned(
        { method: 'PUT', url: at(key), headers: { 'content-type': content_type, ...length } },
        {},
        seconds,
      );
    },
    getUrl: ({ key, content_type, file_name, seconds }) =>
      presigned(
        { method: 'GET', url: at(key) },
        {
          'response-content-type': content_type,
          'response-content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
          'response-cache-control': 'no-store',
        },
        seconds,
      ),
    async head(key) {
      const { status, headers } = await send({ method: 'HEAD', url: at(key) }, 404);
      if (status === 404) return null;
      const modified = new Date(headers.get('last-modified') ?? 0);
      return { key, bytes: Number(headers.get('content-length')), modified };
    },
    async read(key) {
      const answer = await send({ method: 'GET', url: at(key) }, 404);
      if (answer.status !== 404) return answer.body;
      await answer.body?.cancel();
      return null;
    },
    async write(key, body, maxBytes, beforeKept) {
      const bytes = await bytesOf(body, Math.min(maxBytes, WRITE_BYTES));
      await beforeKept?.();
      await (await send({ method: 'PUT', url: at(key), body: bytes })).arrayBuffer();
      return { bytes: bytes.length };
    },
    async remove(key) {
      await (await send({ method: 'DELETE', url: at(key) }, 404)).arrayBuffer();
    },
    /** Pages and forms work without it: a bucket that is away must not take the whole process out of service. */
    async check() {},
  };
}

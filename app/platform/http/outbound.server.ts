/** Outgoing HTTP with limits of time and size, to public addresses only (T35, Q41). */
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

type Outbound = {
  seconds: number;
  maxBytes: number;
  accept: string;
  /** The operator named this host in the environment; any other must have a public address. */
  isTrusted: boolean;
  /** Redirects to follow, on the same host only. */
  redirects?: number;
  agent?: string;
};
/** What is sent besides: a body goes nowhere but to the address itself. */
export type OutboundRequest = { method?: 'GET' | 'POST'; headers?: Readonly<Record<string, string>>; body?: string };
export type Answer = { status: number; type: string; body: Buffer };

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
/** Parts of the public range that are not: tunnels, which can reach any IPv4 address, and documentation. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is neither loopback, private nor reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** `unsent`: it cannot have arrived. `late`: time was up. `broken`: the connection ended. `answered`: with something we do not take. */
export type OutboundFailure = 'unsent' | 'late' | 'broken' | 'answered';

export class OutboundError extends Error {
  readonly failure: OutboundFailure;
  constructor(message: string, failure: OutboundFailure = 'answered') {
    super(message);
    this.failure = failure;
  }
}

/** Errors of a connection that was never made. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A DNS lookup that refuses private addresses. It runs at connect time, so the name cannot change in between. */
function publicLookup(host: string, options: LookupOptions, found: LookupCallback) {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new OutboundError(`${host} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new OutboundError(`${host} has no public address`), []);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}

export const getOutside = (address: string | URL, options: Outbound): Promise<Answer> => askOutside(address, options);

/** Errors name the host, never the query or a header, which may hold a key. */
export async function askOutside(address: string | URL, options: Outbound & OutboundRequest): Promise<Answer> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutboundError('not an http address');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!options.isTrusted && isIP(literal) && !isPublicAddress(literal))
    throw new OutboundError(`${url.host} is not a public address`);
  const signal = AbortSignal.timeout(Math.ceil(options.seconds * 1000));
  try {
    return await ask(url, options, signal);
  } catch (error) {
    if (signal.aborted)
      throw new OutboundError(`${url.host} took longer than ${Number(options.seconds.toFixed(1))} s`, 'late');
    if (error instanceof OutboundError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const failure = UNSENT.has(code ?? '') ? 'unsent' : 'broken';
    throw new OutboundError(`${url.host}: ${code ?? 'the connection failed'}`, failure);
  }
}

function ask(url: URL, options: Outbound & OutboundRequest, signal: AbortSignal): Promise<Answer> {
  const { accept, isTrusted, maxBytes, redirects = 0, agent = 'Mirador', method = 'GET', body } = options;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = send(url, {
      agent: false,
      method,
      signal,
      headers: {
        ...options.headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        accept,
        'user-agent': agent,
      },
      ...(!isTrusted && { lookup: publicLookup as never }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const pieces: Buffer[] = [];
      let bytes = 0;
      const refuse = (why: string) => {
        reject(new OutboundError(`${url.host} ${why}`));
        asked.destroy();
      };
      if (status >= 300 && status < 400) {
        const next = URL.parse(response.headers.location ?? '', url);
        if (method !== 'GET' || redirects === 0 || next?.origin !== url.origin)
          return refuse(`answers with a redirect (${status})`);
        response.destroy();
        return resolve(ask(next, { ...options, redirects: redirects - 1 }, signal));
      }
      if (Number(response.headers['content-length'] ?? 0) > maxBytes) return refuse('answers too much');
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > maxBytes) refuse('answers too much');
        else pieces.push(piece);
      });
      response.on('error', reject);
      const type = response.headers['content-type'] ?? '';
      response.on('end', () => resolve({ status, type, body: Buffer.concat(pieces) }));
    });
    asked.end(body);
  });
}

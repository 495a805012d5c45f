/** Fast ways to set standing headers and to read request headers. */
import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * Collects standing headers in a plain object and writes them all in writeHead.
 * A Headers object, or setHeader for each, would cost more than the rest of a small call.
 * What an answer sets itself wins. Names are lower case.
 */
export class StandingResponse extends ServerResponse {
  standing: OutgoingHttpHeaders | undefined;
  readonly keepsStanding = true;

  override writeHead(status: number, reason?: unknown, more?: unknown): this {
    const headers = this.standing ?? {};
    const own = (more ?? reason) as OutgoingHttpHeaders | string[] | undefined;
    // Node's own refusals come as a list of names and values.
    if (Array.isArray(own)) for (let i = 0; i < own.length; i += 2) headers[`${own[i]}`.toLowerCase()] = own[i + 1];
    else if (typeof own === 'object') for (const name in own) headers[name.toLowerCase()] = own[name];
    return super.writeHead(status, headers);
  }
}

export type HeaderLines = Readonly<Record<Lowercase<string>, string>>;

/** The first object becomes the answer's own and is added to. */
export function setHeaders(c: Context, headers: HeaderLines) {
  const { outgoing } = (c.env ?? {}) as { outgoing?: Partial<StandingResponse> };
  if (!outgoing?.keepsStanding) for (const name in headers) c.header(name, headers[name as keyof HeaderLines]);
  else if (outgoing.standing) Object.assign(outgoing.standing, headers);
  else outgoing.standing = headers;
}

type ReadHeader = 'accept-encoding' | 'authorization' | 'cookie' | 'host' | 'if-none-match' | 'user-agent';

/** A request header from Node's own object: the Request's Headers cost several times as much. */
export function headerOf(c: Context, name: ReadHeader): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { headers?: Record<string, string> } };
  return incoming?.headers ? incoming.headers[name] : c.req.header(name);
}

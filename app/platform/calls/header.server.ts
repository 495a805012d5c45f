/** The headers that every answer carries. */
import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * Keeps them beside the answer until it is written, all at once: a Headers object, or Node's own setHeader for each,
 * would cost more than all the rest of a small call. What an answer sets itself wins. Names are lower case.
 */
export class StandingResponse extends ServerResponse {
  standing: OutgoingHttpHeaders | undefined;
  readonly keepsStanding = true;

  override writeHead(status: number, reason?: unknown, more?: unknown): this {
    const headers = this.standing ?? {};
    const own = (more ?? reason) as OutgoingHttpHeaders | undefined;
    if (typeof own === 'object') for (const name in own) headers[name.toLowerCase()] = own[name];
    return super.writeHead(status, headers);
  }
}

export type HeaderLines = Readonly<Record<Lowercase<string>, string>>;

/** The first object is kept and filled: it belongs to this answer alone. */
export function setHeaders(c: Context, headers: HeaderLines) {
  const { outgoing } = (c.env ?? {}) as { outgoing?: Partial<StandingResponse> };
  if (!outgoing?.keepsStanding) for (const name in headers) c.header(name, headers[name as keyof HeaderLines]);
  else if (outgoing.standing) Object.assign(outgoing.standing, headers);
  else outgoing.standing = headers;
}

type ReadHeader = 'accept-encoding' | 'authorization' | 'cookie' | 'host' | 'if-none-match' | 'user-agent';

/** A header of the request as Node has read it: looking it up through the Request costs several times as much. */
export function headerOf(c: Context, name: ReadHeader): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { headers?: Record<string, string> } };
  return incoming?.headers ? incoming.headers[name] : c.req.header(name);
}

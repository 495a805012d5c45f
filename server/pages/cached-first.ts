/** Sends a cached page straight from the Node request, before Hono and without a promise (decision 016). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Services } from '#app/ctx.server.ts';
import type { StandingResponse } from '#app/platform/calls/header.server.ts';
import { answerWith, type CachedAnswer } from '#app/platform/pages/cached-answer.server.ts';
import { maskPersonal, requestLines } from '#app/platform/record/log.server.ts';
import { hostCheck, standingHeaders } from '#server/guards.ts';

type Find = (
  path: string,
  hasQuery: boolean,
  headers: IncomingMessage['headers'],
  peer: Pick<IncomingMessage['socket'], 'remoteAddress'>,
) => CachedAnswer | undefined;

/**
 * Returns whether it sent an answer. If not, the request goes through the app, which gives the same answer.
 * The path is only looked up among cached pages: no text of a request makes a page here (T47).
 */
export function cachedFirst({ env, log, clock, isDraining }: Services, find: Find) {
  const write = requestLines(log);
  const standing = standingHeaders(env);
  const isOurHost = hostCheck(env);
  return ({ method, url = '', headers, socket }: IncomingMessage, outgoing: StandingResponse): boolean => {
    const started = performance.now();
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (method !== 'GET' || isDraining() || !isOurHost(headers.host, path)) return false;
    const cached = find(path, query >= 0, headers, socket);
    if (!cached) return false;
    const request_id = randomUUID();
    const answer = answerWith(cached, headers['if-none-match'], headers['accept-encoding']);
    outgoing.standing = { ...standing, 'x-request-id': request_id, ...answer.headers };
    if (answer.bytes) outgoing.standing['content-length'] = answer.bytes.length;
    outgoing.writeHead(answer.status);
    outgoing.end(answer.bytes);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const shown = maskPersonal(path).slice(0, 200);
    write?.({ now: clock(), request_id, method, path: shown, status: answer.status, ms });
    return true;
  };
}

/** A page that is cached leaves before anything is made of its request: no router, no promise (decision 016). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Services } from '#app/ctx.server.ts';
import type { StandingResponse } from '#app/platform/calls/header.server.ts';
import { answerWith, type CachedAnswer } from '#app/platform/pages/cached-answer.server.ts';
import { maskPersonal, requestLines } from '#app/platform/record/log.server.ts';
import { hostCheck, standingHeaders } from '#server/guards.ts';

type Find = (path: string, hasQuery: boolean, headers: IncomingMessage['headers']) => CachedAnswer | undefined;

/**
 * Sends it and says so; whatever is not the plain case takes the long way, which gives the same answer. What the request
 * says is only compared with the names of the pages that are there: any other text finds none and makes none (T47).
 */
export function cachedFirst({ env, log, clock, isDraining }: Services, find: Find) {
  const write = requestLines(log);
  const standing = standingHeaders(env);
  const isOurHost = hostCheck(env);
  return ({ method, url = '', headers }: IncomingMessage, outgoing: StandingResponse): boolean => {
    const started = performance.now();
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (method !== 'GET' || isDraining() || !isOurHost(headers.host, path)) return false;
    const cached = find(path, query >= 0, headers);
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

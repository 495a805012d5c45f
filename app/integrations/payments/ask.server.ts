/** A call to a provider: eight seconds, no redirect, JSON or nothing; an error names the provider, never a key. */
import type { z } from 'zod';
import { isTooDeep } from '#app/platform/calls/json-depth.ts';
import {
  askOutside,
  OutboundError,
  type OutboundFailure,
  type OutboundRequest,
} from '#app/platform/http/outbound.server.ts';
import { ProviderAway, type ProviderName } from './payments.ts';

/** Whoever waits on the page is told within twelve seconds, on a slow phone too (Q28). */
export const MOST_SECONDS = 8;
const MAX_BYTES = 2 * 1024 * 1024;
const AGENT = 'Mozilla/5.0 (compatible; Mirador)';

export type Service = {
  readonly name: ProviderName;
  readonly url: string;
  /** Sent with every call: the key is here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
};
export type ProviderAnswer = { readonly status: number; readonly json: unknown };

/** Away, and whether what we sent can have arrived. */
export class CallFailed extends ProviderAway {
  readonly failure: OutboundFailure;
  readonly status: number | undefined;
  constructor(message: string, failure: OutboundFailure, status?: number) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}

/** Refusals about the call itself are the adapter's to read; whatever speaks of the provider or of our key is "away". */
export async function askService(
  service: Service,
  path: string,
  sent: OutboundRequest = {},
  seconds = service.seconds,
): Promise<ProviderAnswer> {
  const { name, url } = service;
  const asked = await askOutside(`${url}${path}`, {
    seconds,
    maxBytes: MAX_BYTES,
    accept: 'application/json',
    isTrusted: true,
    agent: AGENT,
    ...sent,
    headers: { ...service.headers, ...sent.headers },
  }).catch((error) => {
    if (error instanceof OutboundError) throw new CallFailed(`${name}: ${error.message}`, error.failure);
    throw new CallFailed(`${name}: the call failed`, 'broken');
  });
  const { status, body } = asked;
  if (status === 401 || status === 403) throw new CallFailed(`${name} does not accept our key (${status})`, 'answered');
  if (status === 429 || status >= 500 || status < 200)
    throw new CallFailed(`${name} answers ${status}`, 'answered', status);
  return { status, json: readJson(name, body.toString('utf8')) };
}

function readJson(name: ProviderName, text: string): unknown {
  try {
    if (!isTooDeep(text)) return JSON.parse(text);
  } catch {
    // Falls through: what it says is not repeated.
  }
  throw new CallFailed(`${name} does not answer with JSON`, 'answered');
}

/** An answer by its schema or not at all. */
export function readAnswer<T>(name: ProviderName, schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new CallFailed(`${name} answers with a wrong ${read.error.issues[0]?.path.join('.') || 'shape'}`, 'answered');
}

/** What may stand in a path of a provider. */
export const isId = (id: string) => /^[\w-]{1,100}$/.test(id);

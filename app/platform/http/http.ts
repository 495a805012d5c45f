/** The HTTP client of the browser: 10 000 ms, the errors of spec 8, retries only with an Idempotency-Key. */
import { STATUS_MESSAGE } from '#app/platform/problem.ts';

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api-mv';
const TIMEOUT_MS = 10_000;
const TRIES = 3;
const OUTLIVES_AT_MOST = 60_000;

export class HttpError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
  /** Seconds to wait before another try, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    answer: { status: number; statusText: string; body: unknown; retryAfter?: number | undefined },
  ) {
    super(message);
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.body = answer.body;
    this.retryAfter = answer.retryAfter;
  }
  /** `message` of the body, such as 'User already exists'. */
  get serverMessage(): string | undefined {
    return (this.body as { message?: string } | null)?.message;
  }
  get field(): string | undefined {
    return (this.body as { field?: string } | null)?.field;
  }
}

type Options = {
  body?: unknown;
  /** Instead of a body: form-encoded, where the specification says so. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call makes, ends or needs no session: its 401 does not mean that one was lost. */
  isOutsideSession?: boolean;
  /** For what takes longer than a call. */
  seconds?: number;
  /** The browser sends it even if the page is gone; it takes no more than 64 KiB of such bodies at a time. */
  outlivesPage?: boolean;
};

/** Statuses that spec 8 names; the client shows any other as a Generic Error with all it knows. */
const NAMED = new Set([400, 401, 403, 404, 500, 502, 503, 422]);

/** The answer, if it is a good one. */
async function ask(method: string, path: string, options: Options): Promise<Response> {
  const timeout = AbortSignal.timeout(options.seconds ? options.seconds * 1000 : TIMEOUT_MS);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const response = await fetch(`${BASE}${path}`, {
    method,
    keepalive: options.outlivesPage === true && new Blob([body ?? '']).size < OUTLIVES_AT_MOST,
    credentials: 'same-origin',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      ...options.headers,
    },
    ...(body !== undefined && { body }),
    // The browser names the type of a form by itself.
    ...(options.form && { body: new URLSearchParams(options.form) }),
  });
  if (response.ok) return response;
  const said = parse(await response.text());
  const message = NAMED.has(response.status) ? (STATUS_MESSAGE[response.status] ?? 'Generic Error') : 'Generic Error';
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new HttpError(message, { status: response.status, statusText: response.statusText, body: said, retryAfter });
}

async function attempt<T>(method: string, path: string, options: Options): Promise<T> {
  const response = await ask(method, path, options);
  return parse(await response.text()) as T;
}

/** A file that the server makes, from what it is sent if anything is, and the name it gives it. It is asked for once. */
export async function sendForFile(path: string, options: Options): Promise<{ name: string; content: Blob }> {
  const response = await ask(options.body === undefined ? 'GET' : 'POST', path, options);
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isWorthARetry = (error: unknown) => !(error instanceof HttpError) || error.status === 502 || error.status === 503;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Retries only with an Idempotency-Key: without it a request that arrived could run twice. */
async function tryToSend<T>(method: string, path: string, options: Options): Promise<T> {
  const tries = options.idempotencyKey || method === 'GET' ? TRIES : 1;
  for (let tried = 1; ; tried++) {
    try {
      return await attempt<T>(method, path, options);
    } catch (error) {
      if (tried >= tries || options.signal?.aborted || !isWorthARetry(error)) throw error;
      await pause(400 * 3 ** (tried - 1));
    }
  }
}

/** Asks to log in again; true if the same person did. */
type Regain = () => Promise<boolean>;
let regain: Regain | undefined;
let asking: Promise<boolean> | undefined;
let timesRegained = 0;

/** Registers how an open page asks to log in again (D13); returns the removal. */
export function onSessionLost(ask: Regain) {
  regain = ask;
  return () => {
    if (regain === ask) regain = undefined;
  };
}

/** One dialog for all calls that wait. */
function regainOnce(ask: Regain) {
  asking ??= ask()
    .then((isBack) => {
      if (isBack) timesRegained += 1;
      return isBack;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** A wrong password is 401 too, with another message. */
const isSessionLost = (error: unknown) =>
  error instanceof HttpError && error.status === 401 && error.serverMessage === STATUS_MESSAGE[401];

/** Sends a call. If its session has ended, it waits for a new log-in and is sent once more. */
export async function send<T>(method: string, path: string, options: Options = {}): Promise<T> {
  const before = timesRegained;
  try {
    return await tryToSend<T>(method, path, options);
  } catch (error) {
    if (!regain || options.isOutsideSession || !isSessionLost(error)) throw error;
    const isBack = timesRegained > before || (await regainOnce(regain));
    if (!isBack || options.signal?.aborted) throw error;
    return tryToSend<T>(method, path, options);
  }
}

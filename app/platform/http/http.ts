/** The one browser client: 10 000 ms, the error catalogue of spec 8, retries only with an Idempotency-Key. */
import { STATUS_MESSAGE } from '#app/platform/problem.ts';

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api-mv';
const TIMEOUT_MS = 10_000;
const TRIES = 3;

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
  /** The server's own word, such as 'User already exists'. */
  get serverMessage(): string | undefined {
    return (this.body as { message?: string } | null)?.message;
  }
  get field(): string | undefined {
    return (this.body as { field?: string } | null)?.field;
  }
}

type Options = {
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call makes or ends a session, or needs none: its 401 does not say that one was lost. */
  isOutsideSession?: boolean;
};

/** Statuses that spec 8 names; the client shows any other as a Generic Error with all it knows. */
const NAMED = new Set([400, 401, 403, 404, 500, 502, 503, 422]);

async function attempt<T>(method: string, path: string, options: Options): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${BASE}${path}`, {
    method,
    credentials: 'same-origin',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    headers: {
      Accept: 'application/json',
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const body = parse(text);
  if (response.ok) return body as T;
  const message = NAMED.has(response.status) ? (STATUS_MESSAGE[response.status] ?? 'Generic Error') : 'Generic Error';
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new HttpError(message, { status: response.status, statusText: response.statusText, body, retryAfter });
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

/** A request that may have arrived is sent again only when its key lets the server recognise it. */
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

/** Asks whoever sits before the page to log in again; true when the page's own person is back. */
type Regain = () => Promise<boolean>;
let regain: Regain | undefined;
let asking: Promise<boolean> | undefined;
let timesRegained = 0;

/** An open page of the app says how it asks (D13); what comes back takes it away again. */
export function onSessionLost(ask: Regain) {
  regain = ask;
  return () => {
    if (regain === ask) regain = undefined;
  };
}

/** One question, however many calls wait for its answer. */
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

/** A wrong password is also 401, but says so. */
const isSessionLost = (error: unknown) =>
  error instanceof HttpError && error.status === 401 && error.serverMessage === STATUS_MESSAGE[401];

/** A call that finds its session ended waits for the log-in and is then sent again, once. */
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

/** What the emulators of payment providers share: a server that fails as told, and messages that are lost, doubled, late or out of order. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `refuse` ends each connection at once, `blackhole` never answers, `latency` answers after `latencyMs`, `cut` does the
 * work and sends `cutBytes` of the answer, `error` is a 500 before, `error-after` one after the work.
 */
export type ServiceFault =
  | 'none'
  | 'refuse'
  | 'blackhole'
  | 'latency'
  | 'cut'
  | 'error'
  | 'error-after'
  | 'limit'
  | 'not-json'
  | 'other-shape'
  | 'redirect';
export type Delivery = 'now' | 'lost' | 'double' | 'held';
export type Ask = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};
export type Reply = { status: number; json?: unknown; html?: string; location?: string; script?: string };
export type Message = { url: string; body: string; headers: Record<string, string> };

/** One payment as the provider's own books have it: what ours must equal. */
export type LedgerRow = {
  provider_ref: string;
  reference: string;
  state: string;
  paid: number;
  refunded: number;
  currency: string;
};

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

export async function paymentService(answer: (ask: Ask) => Reply) {
  const state = {
    url: '',
    fault: 'none' as ServiceFault,
    /** After so many calls the fault is over. */
    faultsLeft: Number.POSITIVE_INFINITY,
    latencyMs: 0,
    cutBytes: 10,
    asked: [] as string[],
    delivery: 'now' as Delivery,
    held: [] as Message[],
    /** Every message that was made, however it fared. */
    messages: [] as Message[],
    /** What our side answered. */
    answers: [] as number[],
    /** Instead of HTTP: hands a message to an app in process, and says what it answered. */
    hand: undefined as ((message: Message) => Promise<number>) | undefined,
  };

  async function send(message: Message) {
    const { url, body, headers } = message;
    const status = state.hand
      ? await state.hand(message)
      : await fetch(url, { method: 'POST', body, headers }).then(
          ({ status }) => status,
          () => 0,
        );
    state.answers.push(status);
    return status;
  }

  async function tell(message: Message) {
    state.messages.push(message);
    if (state.delivery === 'held') state.held.push(message);
    if (state.delivery === 'now' || state.delivery === 'double') await send(message);
    if (state.delivery === 'double') await send(message);
  }

  /** Late ones arrive: in their order, or the newest first. */
  async function release({ isReversed = false } = {}) {
    const held = state.held.splice(0);
    for (const message of isReversed ? held.reverse() : held) await send(message);
  }

  function write(response: ServerResponse, { status, json, html, location, script }: Reply) {
    const text = html ?? script ?? JSON.stringify(json ?? {});
    const type = html ? 'text/html; charset=utf-8' : script ? 'text/javascript' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...CORS, ...(location && { location }) });
    if (state.fault !== 'cut') return response.end(text);
    response.write(text.slice(0, state.cutBytes));
    return setTimeout(() => response.destroy(), 5);
  }

  const FAULTS: Partial<Record<ServiceFault, Reply>> = {
    error: { status: 500, json: { error: { type: 'api_error', message: 'broken' } } },
    'error-after': { status: 500, json: { error: { type: 'api_error', message: 'broken' } } },
    limit: { status: 429, json: { error: { type: 'rate_limit', message: 'slow down' } } },
    'not-json': { status: 200, html: '<html>maintenance</html>' },
    'other-shape': { status: 200, json: { ok: true } },
    redirect: { status: 302, location: 'http://127.0.0.1:9/elsewhere' },
  };

  function serve(ask: Ask, response: ServerResponse) {
    const { fault } = state;
    const isFaulty = fault !== 'none' && state.faultsLeft > 0;
    if (!isFaulty) {
      if (fault !== 'none') state.fault = 'none';
      return write(response, answer(ask));
    }
    state.faultsLeft -= 1;
    if (fault === 'blackhole') return undefined;
    if (fault === 'error-after') answer(ask);
    const planted = FAULTS[fault];
    if (planted) return write(response, planted);
    if (fault === 'latency') return setTimeout(() => write(response, answer(ask)), state.latencyMs);
    return write(response, answer(ask));
  }

  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(String(request.url), 'http://emulator');
      const method = request.method ?? 'GET';
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
      state.asked.push(`${method} ${pathname}`);
      return serve(
        {
          method,
          path: pathname,
          query: searchParams,
          headers: request.headers,
          body: Buffer.concat(pieces).toString(),
        },
        response,
      );
    });
  });
  server.on('connection', (socket) => {
    if (state.fault !== 'refuse' || state.faultsLeft <= 0) return;
    state.faultsLeft -= 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(state, {
    tell,
    release,
    /** A fault for the next calls; without a number until another is set. */
    fail(fault: ServiceFault, times = Number.POSITIVE_INFINITY) {
      state.fault = fault;
      state.faultsLeft = times;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}

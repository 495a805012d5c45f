/** What the emulators of receivers share: a server that checks keys, keeps what came, and fails as told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `late` never answers; `cut` takes it and ends the connection before the answer. */
export type ReceiverFault = 'none' | 'error' | 'limit' | 'late' | 'cut' | 'refuse' | 'not-json';
export type ReceivedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: read freely by the tests
  body: any;
  text: string;
};
export type Reply = { status: number; json?: unknown };

export async function receiver(answer: (asked: ReceivedRequest) => Reply) {
  const state = {
    url: '',
    fault: 'none' as ReceiverFault,
    /** All that came, also where it was answered with an error. */
    asked: [] as ReceivedRequest[],
  };

  const write = (response: ServerResponse, { status, json }: Reply) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(json === undefined ? '' : JSON.stringify(json));

  function serve(asked: ReceivedRequest, response: ServerResponse) {
    switch (state.fault) {
      case 'late':
        return undefined;
      case 'error':
        return write(response, { status: 500, json: { error: { code: 2, message: 'broken' } } });
      case 'limit':
        return write(response, { status: 429, json: { error: { code: 4, message: 'slow down' } } });
      case 'not-json':
        return response.end('<html>maintenance</html>');
      case 'cut':
        answer(asked);
        return response.destroy();
      default:
        return write(response, answer(asked));
    }
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(String(request.url), 'http://emulator');
      const text = Buffer.concat(pieces).toString();
      const asked: ReceivedRequest = {
        ...{ method: request.method ?? '', path: pathname, query: searchParams, headers: request.headers },
        ...{ text, body: text ? JSON.parse(text) : undefined },
      };
      state.asked.push(asked);
      serve(asked, response);
    });
  });
  server.on('connection', (socket) => state.fault === 'refuse' && socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}

/** The source of exchange rates on loopback: speaks the protocol of open.er-api.com and fails as told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';

type Fault = 'none' | 'error-result' | 'limit' | 'slow' | 'redirect' | 'not-json' | 'long' | 'other-base';

export async function ratesEmulator() {
  const state = {
    fault: 'none' as Fault,
    /** 2026-11-16T00:02:31Z, as the source stamps it. */
    updated: Date.UTC(2026, 10, 16, 0, 2, 31) / 1000,
    /** Differences from the fallback table; undefined leaves the currency out. */
    change: {} as Record<string, unknown>,
    /** Where a redirect leads. */
    location: '',
    asked: [] as string[],
  };
  const whole = () => ({
    result: 'success',
    provider: 'https://www.exchangerate-api.com',
    documentation: 'https://www.exchangerate-api.com/docs/free',
    terms_of_use: 'https://www.exchangerate-api.com/terms',
    time_last_update_unix: state.updated,
    time_next_update_unix: state.updated + 86_400,
    time_eol_unix: 0,
    base_code: state.fault === 'other-base' ? 'CAD' : 'USD',
    // It knows more currencies than we do.
    rates: { AED: 3.6725, ...fallbackRates, ...state.change, JPY: 150.1 },
  });
  const server = createServer((request, response) => {
    state.asked.push(`${request.method} ${request.url}`);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.fault === 'slow') return;
    if (state.fault === 'redirect') response.writeHead(301, { location: state.location }).end();
    else if (state.fault === 'limit') json(429, { result: 'error', 'error-type': 'quota-reached' });
    else if (state.fault === 'error-result') json(200, { result: 'error', 'error-type': 'unsupported-code' });
    else if (state.fault === 'not-json') response.end('<html>maintenance</html>');
    else if (state.fault === 'long') json(200, { ...whole(), filling: 'x'.repeat(100_000) });
    else if (request.url === '/v6/latest/USD') json(200, whole());
    else json(404, { result: 'error', 'error-type': 'unsupported-code' });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/v6/latest/USD`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}

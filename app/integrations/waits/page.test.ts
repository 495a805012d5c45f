import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WAIT_SOURCE } from '#content/waits.ts';
import { testEnv } from '#tests/app.ts';
import { waitPage } from '#tests/wait-page.ts';
import { chooseWaits } from './index.server.ts';
import { pageReader } from './page.server.ts';

async function served<T>(answer: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/waits.html`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const read = (url: string, more: { seconds?: number; bytes?: number } = {}) =>
  pageReader({ url, source_url: WAIT_SOURCE, agent: 'Test', ...more }).read();

test('the page is read, also after a redirect on its own host', async () => {
  const asked: string[] = [];
  const figures = await served((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['user-agent']}`);
    if (request.url === '/waits.html') response.writeHead(301, { location: '/en/waits.html' }).end();
    else response.writeHead(200, html).end(waitPage({ lima: ['7 Months', '9 Months', 'NA', 'NA', 'NA'] }));
  }, read);
  expect(asked).toEqual(['GET /waits.html Test', 'GET /en/waits.html Test']);
  expect(figures).toContainEqual({ city: 'lima', category: 'visitor', avg_months: 7, next_months: 9 });
});

test('another host is never asked', async () => {
  const asked: string[] = [];
  await served(
    (request, response) => {
      asked.push(String(request.url));
      response.writeHead(200, html).end(waitPage());
    },
    async (other) => {
      const leads = served((_, response) => response.writeHead(302, { location: other }).end(), read);
      await expect(leads).rejects.toThrow('answers with a redirect (302)');
    },
  );
  expect(asked).toEqual([]);
});

test('circles, refusals and other kinds of answer are errors', async () => {
  const circle = served((_, response) => response.writeHead(302, { location: '/waits.html' }).end(), read);
  await expect(circle).rejects.toThrow('answers with a redirect (302)');
  const refused = served((_, response) => response.writeHead(403, html).end('no'), read);
  await expect(refused).rejects.toThrow('answers 403');
  const json = served((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), read);
  await expect(json).rejects.toThrow('answers 200 application/json');
  const other = served((_, response) => response.writeHead(200, html).end('<p>Moved</p>'), read);
  await expect(other).rejects.toThrow('0 tables');
});

test('a slow page is given up, whether it says nothing or never ends', async () => {
  const silent = served(
    () => {},
    (url) => read(url, { seconds: 0.3 }),
  );
  await expect(silent).rejects.toThrow('took longer than 0.3 s');
  const endless = served(
    (_, response) => response.writeHead(200, html).write('<table>'),
    (url) => read(url, { seconds: 0.3 }),
  );
  await expect(endless).rejects.toThrow('took longer than 0.3 s');
});

test('a page that is too large is given up before its end', async () => {
  let sent = 0;
  const large = served((_, response) => {
    response.writeHead(200, html);
    const more = () => {
      sent += 65_536;
      if (!response.destroyed && sent < 50_000_000) response.write(' '.repeat(65_536), more);
    };
    more();
  }, read);
  await expect(large).rejects.toThrow('answers too much');
  expect(sent).toBeLessThan(20_000_000);
});

test('nothing is read unless an address is set; a copy elsewhere is cited from the official page', () => {
  const chosen = (settings: Record<string, string>) => {
    const { env, remove } = testEnv(settings);
    remove();
    return chooseWaits(env)?.source_url;
  };
  expect(chosen({})).toBeUndefined();
  expect(chosen({ WAIT_TIMES_URL: 'http://127.0.0.1:9/waits' })).toBe(WAIT_SOURCE);
  expect(chosen({ WAIT_TIMES_URL: 'https://travel.state.gov/waits.html' })).toBe('https://travel.state.gov/waits.html');
});

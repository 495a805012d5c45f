import { expect, test } from 'vitest';
import { startServer } from './server.ts';

test('npm run dev serves the same app: pages, the script that wakes islands, the API', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' }, ['--dev']);
  const page = await fetch(`${server.url}/en`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const script = /<script type="module" src="(\/app\/document-client[^"]+)"/.exec(html)?.[1];
  expect((await fetch(`${server.url}${script}`)).headers.get('content-type')).toMatch(/javascript/);
  expect((await fetch(`${server.url}/api-mv/openapi.json`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/api-mv/nothing`)).json()).toEqual({ success: false, message: 'Not Found' });
  await server.stop();
});

import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';
import { startServer } from './server.ts';

/** Vite reads everything anew: on a slow machine that takes its time. */
const LONG = 240_000;

/** The server of development on a copy of the project, which a test may edit. */
const onCopy = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
  .extend('copy', { scope: 'file' }, async ({}, { onCleanup }) => {
    const project = copyProject();
    const server = await startServer({ LOG_LEVEL: 'error' }, ['--dev'], project.dir);
    onCleanup(async () => {
      await server.stop();
      project.remove();
    });
    /** While Vite starts anew, which an edit of the site map makes it do, an answer may be empty. */
    const read = async (path: string): Promise<string> => {
      const text = await (await fetch(`${server.url}${path}`)).text();
      return text || setTimeout(200).then(() => read(path));
    };
    /** The file watcher may need a moment. */
    const willSay = (path: string, words: string) =>
      expect.poll(() => read(path), { timeout: 60_000 }).toContain(words);
    return { edit: project.edit, read, willSay, url: server.url };
  });

onCopy(
  'npm run dev serves the same app: pages, the script that wakes islands, the API',
  async ({ copy: { url } }) => {
    // The first page waits for hundreds of sources, longer than a page may take: it is asked for again, as a browser is told.
    await expect.poll(async () => (await fetch(`${url}/en`)).status, { timeout: 60_000 }).toBe(200);
    const page = await fetch(`${url}/en`);
    const html = await page.text();
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const script = /<script type="module" src="(\/app\/document-client[^"]+)"/.exec(html)?.[1];
    expect((await fetch(`${url}${script}`)).headers.get('content-type')).toMatch(/javascript/);
    expect((await fetch(`${url}/api-mv/openapi.json`)).status).toBe(200);
    expect(await (await fetch(`${url}/api-mv/nothing`)).json()).toEqual({
      success: false,
      message: 'Not Found',
    });
  },
  LONG,
);

onCopy(
  'an edited text or call is in the next answer, without a restart',
  async ({ copy }) => {
    await copy.willSay('/en', 'We check every detail');
    copy.edit('content/text/en/site.json', 'We check every detail', 'We look at every detail');
    await copy.willSay('/en', 'We look at every detail');
    await copy.willSay('/api-mv/nothing', 'Not Found');
    copy.edit('app/platform/problem.ts', 'Not Found', 'Nowhere');
    await copy.willSay('/api-mv/nothing', 'Nowhere');
  },
  LONG,
);

onCopy(
  'a page that is not in Arabic shows the English one inside the Arabic frame',
  async ({ copy }) => {
    await copy.willSay('/ar/privacy-policy', '>سياسة الخصوصية</h1>');
    copy.edit(
      'app/paths.ts',
      `'privacy-policy': legal('/privacy-policy'),`,
      `'privacy-policy': { ...legal('/privacy-policy'), ar: undefined as never },`,
    );
    await copy.willSay('/ar/privacy-policy', '>Privacy policy</h1>');
    const html = await copy.read('/ar/privacy-policy');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/بالإنجليزية حتى الآن.*<div lang="en" dir="ltr"><article/s);
    expect(html).toContain(`<link rel="canonical" href="${copy.url}/en/privacy-policy"/>`);
    expect(html).not.toMatch(/hrefLang="ar" href="[^"]*privacy-policy"/);
    expect(html).toMatch(/<a href="\/ar\/privacy-policy" hrefLang="en" lang="ar"/);
    expect(html).toMatch(/<footer.*href="\/ar\/terms-conditions"/s);
    expect(await copy.read('/en/privacy-policy')).not.toContain('hrefLang="ar" href');
    expect(await copy.read('/ar')).toContain('<link rel="alternate" hrefLang="ar" href');
  },
  LONG,
);

onCopy(
  'a page may send Start Here elsewhere, by its row in the site map',
  async ({ copy }) => {
    copy.edit('app/paths.ts', 'home: { file', "home: { start: { override: 'log-in' }, file");
    await copy.willSay('/en', '<a href="/en/auth/log-in" data-start="sign-up"');
    expect(await copy.read('/en/terms-conditions')).not.toContain('<a href="/en/auth/log-in" data-start="sign-up"');
  },
  LONG,
);

/** What travels: the home page and what it loads before an island wakes, as a browser with brotli gets it. */
import { brotliCompressSync } from 'node:zlib';

type Size = { what: string; bytes: number; brotli: number };

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => String(found[1]));

export const scriptsOf = (html: string) => all(html, /<script[^>]* src="([^"]+)"/g);
export const stylesOf = (html: string) => all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);

async function read(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** The script and whatever it imports before it runs; `import()` comes later, with the island. */
async function withImports(url: string, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(url)) return seen;
  const text = await read(url);
  seen.set(url, text);
  for (const path of all(text, /(?:^|[;\n}])(?:import|export)\s*(?:[^'"();]*?from\s*)?["']([^"']+)["']/g))
    await withImports(new URL(path, url).href, seen);
  return seen;
}

const sizeOf = (what: string, texts: string[]): Size => ({
  what,
  bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  brotli: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
});

export async function measureSizes(url: string): Promise<Size[]> {
  const html = await read(`${url}/`);
  const scripts = new Map<string, string>();
  for (const src of scriptsOf(html)) await withImports(new URL(src, url).href, scripts);
  const styles = await Promise.all(stylesOf(html).map((href) => read(new URL(href, url).href)));
  return [
    sizeOf('home page, HTML', [html]),
    sizeOf('home page, script before an island wakes', [...scripts.values()]),
    sizeOf('home page, CSS', styles),
  ];
}

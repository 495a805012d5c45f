/** Fetches the published page: ten seconds, two megabytes, and never another host. */
import { readWaitTable } from './table.ts';
import type { WaitReader } from './waits.ts';

type Options = { url: string; source_url: string; agent: string; seconds?: number; bytes?: number };

const REDIRECTS = 3;

async function readText(response: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytes) throw new Error(`the page of wait times has more than ${bytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export function pageReader({ url, source_url, agent, seconds = 10, bytes = 2_000_000 }: Options): WaitReader {
  async function fetchPage(address: URL, signal: AbortSignal, left: number): Promise<string> {
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { accept: 'text/html', 'user-agent': agent },
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const next = new URL(response.headers.get('location') ?? '', address);
      if (next.origin !== address.origin) throw new Error('the page of wait times leads to another host');
      if (left === 0) throw new Error('the page of wait times leads in circles');
      return fetchPage(next, signal, left - 1);
    }
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 200 && /^text\/html\b/i.test(type)) return readText(response, bytes);
    await response.body?.cancel();
    throw new Error(`the page of wait times answers ${response.status} ${type.slice(0, 60)}`);
  }
  return {
    source_url,
    read: async () => readWaitTable(await fetchPage(new URL(url), AbortSignal.timeout(seconds * 1000), REDIRECTS)),
  };
}

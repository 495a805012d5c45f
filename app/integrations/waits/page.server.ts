/** Fetches the published page: ten seconds, two megabytes, and never another host. */
import { getOutside, OutboundError } from '#app/platform/http/outbound.server.ts';
import { readWaitTable } from './table.ts';
import type { WaitReader } from './waits.ts';

type Options = { url: string; source_url: string; agent: string; seconds?: number; bytes?: number };

const REDIRECTS = 3;

export function pageReader({ url, source_url, agent, seconds = 10, bytes = 2_000_000 }: Options): WaitReader {
  return {
    source_url,
    async read() {
      const { status, type, body } = await getOutside(url, {
        seconds,
        maxBytes: bytes,
        accept: 'text/html',
        isTrusted: true,
        redirects: REDIRECTS,
        agent,
      });
      if (status !== 200 || !/^text\/html\b/i.test(type))
        throw new OutboundError(`the page of wait times answers ${status} ${type.slice(0, 60)}`);
      return readWaitTable(body.toString('utf8'));
    },
  };
}

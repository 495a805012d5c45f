import { brand } from '#content/brand.ts';
import { isOfficialPage, WAIT_SOURCE } from '#content/waits.ts';
import type { Env } from '../../platform/env.server.ts';
import { pageReader } from './page.server.ts';
import type { WaitReader } from './waits.ts';

/** Without an address nothing is fetched. A copy of the table elsewhere is still cited from the official page. */
export function chooseWaits({ WAIT_TIMES_URL: url, PUBLIC_URL }: Env): WaitReader | undefined {
  if (!url) return undefined;
  return pageReader({
    url,
    source_url: isOfficialPage(url) ? url : WAIT_SOURCE,
    agent: `${brand.name} (${PUBLIC_URL})`,
  });
}

/** ExchangeRate-API's open access, `GET <RATES_URL>`: no key, new figures once a day, its name must be shown. */
import { z } from 'zod';
import { getOutside, OutboundError } from '#app/platform/http/outbound.server.ts';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import type { RatesSource } from './rates.ts';

const SECONDS = 5;
const MAX_BYTES = 64 * 1024;

const perUsd = Object.fromEntries(CURRENCIES.map((currency) => [currency, z.number().positive()])) as Record<
  Currency,
  z.ZodNumber
>;

const answer = z.object({
  result: z.literal('success'),
  provider: z.url({ protocol: /^https$/ }).max(200),
  base_code: z.literal('USD'),
  time_last_update_unix: z.int().positive().max(4_102_444_800),
  rates: z.object(perUsd),
});

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new OutboundError('the rates are not JSON');
  }
}

export function openErApi(url: string): RatesSource {
  return {
    async read() {
      const options = { seconds: SECONDS, maxBytes: MAX_BYTES, accept: 'application/json', isTrusted: true };
      const { status, body } = await getOutside(url, options);
      if (status !== 200) throw new OutboundError(`the source of rates answers ${status}`);
      const read = answer.safeParse(readJson(body));
      if (!read.success)
        throw new OutboundError(`the rates have a wrong ${read.error.issues[0]?.path.join('.') || 'shape'}`);
      const { time_last_update_unix, rates, provider } = read.data;
      return { as_of: new Date(time_last_update_unix * 1000).toISOString().slice(0, 10), rates, source: provider };
    },
  };
}

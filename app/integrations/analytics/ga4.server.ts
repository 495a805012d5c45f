/** The Measurement Protocol of GA4: `POST <GA4_URL>/mp/collect` (contracts 5). Its secret stands in the query, so no address is ever logged. */
import { askOutside, OutboundError } from '#app/platform/http/outbound.server.ts';
import type { Analytics, AnalyticsBody, AnalyticsEvent } from './analytics.ts';

/** How far back an event may lie. */
export const GA4_HOURS = 72;
const SECONDS = 10;
const MAX_BYTES = 64 * 1024;

export const ga4Body = ({ event_id, name, at, client_id, value, currency }: AnalyticsEvent): AnalyticsBody => ({
  client_id,
  timestamp_micros: at.getTime() * 1000,
  consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
  events: [{ name, params: { event_id, transaction_id: event_id, value, currency, engagement_time_msec: 1 } }],
});

type Settings = { url: string; measurement_id: string; api_secret: string };

export function ga4({ url, measurement_id, api_secret }: Settings): Analytics {
  const address = `${url}/mp/collect?${new URLSearchParams({ measurement_id, api_secret })}`;
  return {
    /** It answers 2xx to whatever arrives, right or wrong. */
    async send(body) {
      const { status } = await askOutside(address, {
        ...{ seconds: SECONDS, maxBytes: MAX_BYTES, accept: '*/*', isTrusted: true, method: 'POST' },
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (status >= 200 && status < 300) return null;
      if (status === 429 || status === 408 || status >= 500) throw new OutboundError(`GA4 answers ${status}`);
      return `refused: ${status}`;
    },
  };
}

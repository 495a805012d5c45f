import type { Env } from '../../platform/env.server.ts';
import type { Analytics } from './analytics.ts';
import { ga4 } from './ga4.server.ts';

type Keys = Pick<Env, 'GA4_MEASUREMENT_ID' | 'GA4_API_SECRET' | 'GA4_URL'>;

export const chooseAnalytics = ({ GA4_MEASUREMENT_ID, GA4_API_SECRET, GA4_URL }: Keys): Analytics | null =>
  GA4_MEASUREMENT_ID && GA4_API_SECRET
    ? ga4({ url: GA4_URL, measurement_id: GA4_MEASUREMENT_ID, api_secret: GA4_API_SECRET })
    : null;

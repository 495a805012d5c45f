import type { Env } from '../../platform/env.server.ts';
import { openErApi } from './open-er-api.server.ts';
import type { RatesSource } from './rates.ts';

/** Those who ask while one reads get what it reads. */
export function oneAtATime(source: RatesSource): RatesSource {
  let underWay: ReturnType<RatesSource['read']> | undefined;
  return {
    read() {
      underWay ??= source.read().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

export const chooseRates = ({ RATES_URL }: Pick<Env, 'RATES_URL'>): RatesSource | null =>
  RATES_URL ? oneAtATime(openErApi(RATES_URL)) : null;

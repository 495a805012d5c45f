import type { Env } from '../../platform/env.server.ts';
import type { Ads } from './ads.ts';
import { meta } from './meta.server.ts';

type Keys = Pick<Env, 'META_PIXEL_ID' | 'META_TOKEN' | 'META_TEST_CODE' | 'META_URL'>;

export const chooseAds = ({ META_PIXEL_ID: pixel, META_TOKEN: token, META_TEST_CODE, META_URL }: Keys): Ads | null =>
  pixel && token ? meta({ url: META_URL, pixel, token, testCode: META_TEST_CODE }) : null;

import type { Log } from '#app/platform/record/log.server.ts';
import type { Env } from '../../platform/env.server.ts';
import type { Storage } from '../storage/storage.ts';
import { instagram } from './instagram.server.ts';
import type { SocialSource } from './social.ts';
import { tokenKeeper } from './token.server.ts';

type Needs = { storage: Storage; log: Pick<Log, 'warn'>; clock: () => Date };

export function chooseSocial(env: Env, { storage, log, clock }: Needs): SocialSource | null {
  const { INSTAGRAM_TOKEN: given, INSTAGRAM_URL: url, APP_SECRET: secret } = env;
  return given ? instagram({ url, log, tokens: tokenKeeper({ given, storage, secret, clock }) }) : null;
}

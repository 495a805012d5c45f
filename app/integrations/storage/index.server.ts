import { join } from 'node:path';
import type { Env } from '../../platform/env.server.ts';
import { diskStorage } from './disk.server.ts';
import type { Storage } from './storage.ts';

export const chooseStorage = (env: Env, clock: () => Date): Storage =>
  diskStorage({
    root: join(env.DATA_DIR, 'files'),
    secret: env.APP_SECRET,
    publicUrl: env.PUBLIC_URL,
    reserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    clock,
  });

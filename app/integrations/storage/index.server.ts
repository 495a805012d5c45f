import { join } from 'node:path';
import type { Env } from '../../platform/env.server.ts';
import { diskStorage } from './disk.server.ts';
import { type Bucket, s3Storage } from './s3.server.ts';
import type { Storage } from './storage.ts';

/** Where the settings name one. */
type BucketEnv = Pick<Env, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;
export function chooseBucket(env: BucketEnv): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return s3Storage({
    ...{ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: env.S3_REGION },
    ...{ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
}

/** A bucket where one is named, otherwise the disk. */
export const chooseStorage = (env: Env, clock: () => Date): Storage =>
  chooseBucket(env) ??
  diskStorage({
    root: join(env.DATA_DIR, 'files'),
    secret: env.APP_SECRET,
    publicUrl: env.PUBLIC_URL,
    reserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
    clock,
  });

/** Where the browser puts files to and reads them from, when it is not us: the screens of documents may reach it. */
export const storageOrigin = ({ S3_ENDPOINT }: Pick<Env, 'S3_ENDPOINT'>): string | undefined =>
  S3_ENDPOINT && new URL(S3_ENDPOINT).origin;

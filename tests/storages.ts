/** An app on disk and one in a bucket of a real S3 server, each with a way to cut it off. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import { ownApp } from './app.ts';
import { startBucket, whyNoBucket } from './bucket.ts';

if (whyNoBucket) process.stderr.write(`Documents in a bucket are not tested: ${whyNoBucket}\n`);

export type Api = Awaited<ReturnType<typeof ownApp>>;
export type Place = { api: Api; cut(yes: boolean): void; stop(): Promise<void> };

async function onDisk(env: Record<string, string>): Promise<Place> {
  const api = await ownApp(env);
  const folder = join(api.services.env.DATA_DIR, 'files');
  /** A file where the folder should be: nothing below it can be read or written. */
  const cut = (yes: boolean) => {
    if (yes) {
      renameSync(folder, `${folder}.away`);
      writeFileSync(folder, '');
    } else {
      renameSync(folder, `${folder}.none`);
      renameSync(`${folder}.away`, folder);
    }
  };
  return { api, cut, stop: () => api.close() };
}

async function inBucket(env: Record<string, string>): Promise<Place> {
  const bucket = await startBucket();
  const api = await ownApp({ ...env, ...bucket.env });
  return {
    api,
    cut: bucket.cut,
    async stop() {
      await api.close();
      await bucket.stop();
    },
  };
}

export const storageOf = (api: Api) => chooseStorage(api.services.env, () => api.clock.now);
export const keysOf = async (api: Api, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storageOf(api).list(prefix)) keys.push(key);
  return keys;
};

/** Where, how it is opened, and why it cannot be tested here. */
export const storages = [
  ['on disk', onDisk, ''],
  ['in a bucket', inBucket, whyNoBucket],
] as const;

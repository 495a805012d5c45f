/** A real S3 server for a file of tests, with a line to it that can be cut; or the reason why there is none. */
import { existsSync, mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { startSwift } from '../scripts/swift.mjs';

export const whyNoBucket = !existsSync('/usr/bin/swift-proxy-server')
  ? 'Swift is not installed (apt-get install swift-proxy swift-object swift-container swift-account memcached)'
  : process.getuid?.() !== 0
    ? 'Swift is started as root only'
    : '';

/** Passes bytes on as they are, so that signed host names stay right; `cut` is a storage that is away. */
async function lineTo(endpoint: string) {
  const { hostname, port } = new URL(endpoint);
  let isCut = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut(yes: boolean) {
      isCut = yes;
      if (yes) for (const one of open) one.destroy();
    },
    stop: () => {
      for (const one of open) one.destroy();
      server.close();
    },
  };
}

export async function startBucket(bucket = 'mirador-tests') {
  const swift = await startSwift(mkdtempSync(join(tmpdir(), 'mirador-swift-')));
  const line = await lineTo(swift.endpoint);
  const { accessKeyId, secretAccessKey } = swift;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1', retries: 2 });
  await aws.fetch(`${line.endpoint}/${bucket}`, { method: 'PUT' });
  return {
    env: {
      ...{ S3_ENDPOINT: line.endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId },
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    cut: line.cut,
    async stop() {
      line.stop();
      await swift.stop();
    },
  };
}

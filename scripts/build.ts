/** npm run build: pictures of shared links, pages and server by Vite, compressed copies of the assets, a prepared database for a quick first start. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { prepareDatabase } from './prepare-database.ts';
import { drawSharingPictures, placeSharingPictures } from './sharing-pictures.ts';

const step = (name: string, work: () => unknown) => {
  const started = performance.now();
  process.stdout.write(`  ${name} ... `);
  return Promise.resolve(work()).then(() => console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`));
};

function compressAssets() {
  for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
    if (
      !entry.isFile() ||
      !/\.(js|css|svg|txt|json|webmanifest)$/.test(entry.name) ||
      entry.parentPath.includes('.vite')
    )
      continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 256) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

rmSync('build', { recursive: true, force: true });
await step('pictures of shared links', drawSharingPictures);
await step('pages and server', () =>
  execFileSync('react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The test runner calls itself `test`, and React would then come to the browser in its development form.
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
await step('worker of the portal', () =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '#app': resolve('app') } },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      lib: {
        entry: 'app/platform/offline/worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'portal-worker.js',
      },
    },
  }),
);
placeSharingPictures('build/client/assets');
await step('compressed assets', compressAssets);
await step('prepared database', prepareDatabase);
process.exit(0);

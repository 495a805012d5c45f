/** Serves drawings as files. Their address holds a version, so browsers cache them for a year. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { pictureFiles } from '#app/features/texts/pictures.server.tsx';
import { cacheAnswer, sendCached } from '#app/platform/pages/cached-answer.server.ts';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  // A drawing has one inline style with its two palettes, and nothing that runs or loads.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const;

const pictures = pictureFiles.map(({ path, svg }) => {
  const plain = Buffer.from(svg);
  const bytes = { plain, br: Buffer.from(brotliCompressSync(plain)), gzip: Buffer.from(gzipSync(plain)) };
  return { path, file: cacheAnswer('image/svg+xml', headers, bytes) };
});

export function scenes(): Hono {
  const app = new Hono();
  for (const { path, file } of pictures) app.get(path, (c) => sendCached(c, file));
  return app;
}

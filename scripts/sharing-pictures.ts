/** A step of npm run build: the pictures of shared links, drawn anew only when something in them changed. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { SHARING_KEPT as KEPT, SHARING_MANIFEST as MANIFEST, type SharingManifest } from './sharing/manifest.ts';

const AT_ONCE = 2;
const PNG = { palette: true, colours: 96, dither: 0, effort: 7, compressionLevel: 9 } as const;

type DrawnPicture = { screen: string; locale: string; svg: string };

/** Named after all that it is made of, so it may be kept for ever, by us and by everybody. */
function nameOf({ screen, locale, svg }: DrawnPicture) {
  const hash = createHash('sha256')
    .update(svg)
    .update(JSON.stringify(PNG))
    .update(sharp.versions.vips ?? '');
  return `og-${screen.replace('/', '-')}-${locale}-${hash.digest('base64url').slice(0, 8)}.png`;
}

export const renderPicture = (svg: string) => sharp(Buffer.from(svg)).flatten().png(PNG).toBuffer();

async function keepPicture({ svg, name }: DrawnPicture & { name: string }) {
  const file = join(KEPT, name);
  writeFileSync(`${file}.new`, await renderPicture(svg));
  renameSync(`${file}.new`, file);
}

/** Draws what is missing, and says in the manifest which file belongs to which page: { es: { home: '/assets/og-…' } }. */
export async function drawSharingPictures() {
  const { module } = await runnerImport<typeof import('./sharing/pictures.ts')>('./scripts/sharing/pictures.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const pictures = module.sharingPictures().map((drawn) => ({ ...drawn, name: nameOf(drawn) }));
  mkdirSync(KEPT, { recursive: true });
  const missing = pictures.filter(({ name }) => !existsSync(join(KEPT, name)));
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = missing.pop(); next; next = missing.pop()) await keepPicture(next);
  });
  await Promise.all(workers);
  const manifest: SharingManifest = {};
  for (const { screen, locale, name } of pictures) {
    manifest[locale] ??= {};
    manifest[locale][screen] = `/assets/${name}`;
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest));
  const current = new Set(pictures.map(({ name }) => name));
  for (const old of readdirSync(KEPT).filter((name) => name.startsWith('og-') && !current.has(name)))
    rmSync(join(KEPT, old));
}

export function placeSharingPictures(assets: string) {
  const manifest: SharingManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  for (const path of Object.values(manifest).flatMap((screens) => Object.values(screens)))
    copyFileSync(join(KEPT, basename(path)), join(assets, basename(path)));
}

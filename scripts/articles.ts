/**
 * `virtual:articles`: every article of content/articles, parsed once by the build. The heads travel in the module; bodies
 * and the indexes of search are files beside it, read when a page or a search asks for them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { searchTexts } from '../app/features/articles/markup/article.ts';
import { known } from '../app/features/articles/markup/known.ts';
import { compileAll, type Source, sourcesIn } from '../app/features/articles/markup/library.ts';
import { packSearch } from '../app/features/articles/search/pack.ts';
import { LOCALES } from '../app/i18n/locales.ts';

const NAME = 'virtual:articles';
const KEPT = resolve('node_modules/.cache/mirador-articles');

/** Where articles are written; `ARTICLES_DIR` names another folder. Tests see their own beside it, a build never does. */
const folders = (isBuild: boolean) => [
  process.env.ARTICLES_DIR || 'content/articles',
  ...(process.env.VITEST && !isBuild ? ['tests/fixtures/articles'] : []),
];

type PackedArticles = { index: unknown[]; files: Map<string, Buffer> };

function packArticles(sources: readonly Source[]): PackedArticles {
  const all = compileAll(sources, LOCALES, known);
  const bodies: Buffer[] = [];
  let at = 0;
  const index = all.map(({ head, body, old }) => {
    const bytes = Buffer.from(JSON.stringify(body));
    const row = { head, old, at, length: bytes.length };
    bodies.push(bytes);
    at += bytes.length;
    return row;
  });
  const searches = LOCALES.map((locale) => {
    const own = all.filter(({ head }) => head.locale === locale);
    return [`search-${locale}`, packSearch(own.map(searchTexts))] as const;
  });
  return { index, files: new Map([['bodies', Buffer.concat(bodies)], ...searches]) };
}

/** Named after what it holds: several processes may write it at once. */
function keep({ files }: PackedArticles, folder: string, prefix: string) {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const file = join(folder, `${prefix}.${name}`);
    if (existsSync(file)) continue;
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  }
}

export function compiledArticles(): Plugin {
  let isBuild = false;
  let packed: PackedArticles | undefined;
  let prefix = '';
  return {
    name: 'compiled-articles',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const sources = folders(isBuild).flatMap(sourcesIn);
      for (const { file } of sources) this.addWatchFile(resolve(file));
      packed = packArticles(sources);
      const hash = createHash('sha256');
      for (const bytes of packed.files.values()) hash.update(bytes);
      prefix = `articles-${hash.digest('base64url').slice(0, 10)}`;
      if (!isBuild) keep(packed, KEPT, prefix);
      const folder = isBuild
        ? "new URL(/\\/assets\\/[^/]*$/.test(import.meta.url) ? '..' : '.', import.meta.url)"
        : `new URL(${JSON.stringify(`file://${KEPT}/`)})`;
      return [
        `export const index = JSON.parse(${JSON.stringify(JSON.stringify(packed.index))});`,
        `export const fileOf = (name) => new URL(${JSON.stringify(`${prefix}.`)} + name, ${folder});`,
      ].join('\n');
    },
    /** An article that is added or taken away is noticed in development, too. */
    configureServer({ watcher, environments }) {
      const again = (file: string) => {
        if (!file.includes('/content/articles/')) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(`\0${NAME}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      };
      watcher.on('add', again).on('unlink', again);
    },
    writeBundle({ dir }) {
      if (packed && dir && this.environment.name === 'ssr') keep(packed, dir, prefix);
    },
  };
}

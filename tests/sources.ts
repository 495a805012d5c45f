/** The source as text: files, the imports they write down, and what those imports reach. For tests about the source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Import = {
  /** A path below the root for a file of ours, otherwise the name of a package. */
  target: string;
  isOurs: boolean;
  /** Gone before anything runs. */
  isType: boolean;
};

export type Source = { path: string; text: string; imports: Import[] };

const COMMENT_OR_STRING =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;

export const withoutComments = (text: string) =>
  text.replace(COMMENT_OR_STRING, (_, kept: string | undefined) => kept ?? '');

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]/gm;
const CALLED = /(typeof\s+)?\b(?:import|import\.meta\.glob(?:<[^(]*>)?)\(\s*['"]([^'"]+)['"]/g;

const resolveImport = (from: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : normalize(join(dirname(from), name));

/** `import`, `export from`, `import()` and import.meta.glob; `{ type A }` still loads its module, so it counts. */
export function parseSource(path: string, text: string): Source {
  const code = withoutComments(text);
  const imports = [...code.matchAll(STATIC), ...code.matchAll(CALLED)].map(([, type, name = '']): Import => {
    const isOurs = /^[#.]/.test(name);
    return { target: isOurs ? resolveImport(path, name) : name, isOurs, isType: Boolean(type) };
  });
  return { path, text, imports: imports.filter((one) => !one.target.includes('+types/')) };
}

/** Every file of ours below the folders, as paths below the root: what measures pages has packages of its own. */
export const listFiles = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)))
          .filter((path) => !path.includes('node_modules/'))
      : [],
  );

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** TypeScript below the folders, tests left out. */
export const readSources = (...folders: string[]): Source[] =>
  listFiles(...folders)
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => parseSource(path, readSource(path)));

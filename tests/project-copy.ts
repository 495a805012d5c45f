/** The product's own files in a place where a test may change them; what is installed is only linked. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sources.ts';

const PARTS = [
  'app',
  'content',
  'db',
  'public',
  'scripts',
  'server',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
];

export function copyProject(more: readonly string[] = []) {
  const dir = mkdtempSync(join(tmpdir(), 'mirador-copy-'));
  for (const part of [...PARTS, ...more]) cpSync(join(root, part), join(dir, part), { recursive: true });
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  return {
    dir,
    /** Fails when there is nothing to change: the test would prove nothing. */
    edit(file: string, before: string, after: string) {
      const path = join(dir, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      writeFileSync(path, text.replaceAll(before, after));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

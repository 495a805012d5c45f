import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetBackups, writeBackup } from './backup.server.ts';
import type { Connection } from './client.server.ts';

test('backups end with their time; a younger one and what is no backup stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mirador-backups-'));
  const put = (name: string, manifest: unknown) => {
    mkdirSync(join(folder, name));
    writeFileSync(
      join(folder, name, 'manifest.json'),
      typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
    );
  };
  const made = (made_at: string) => ({ engine: 'pglite', made_at, database: 'database.tar.gz', sha256: 'x' });
  put('old', made('2026-10-11T11:00:00Z'));
  put('young', made('2026-10-13T11:00:00Z'));
  put('foreign', { made_at: '2020-01-01T00:00:00Z' });
  put('broken', '{');
  mkdirSync(join(folder, 'empty'));
  const gone = await forgetBackups(folder, new Date('2026-10-12T12:00:00Z'));
  expect(gone).toEqual([join(folder, 'old')]);
  for (const name of ['young', 'foreign', 'broken', 'empty']) expect(existsSync(join(folder, name)), name).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a backup goes into a new folder or an empty one, never over something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mirador-backup-'));
  const dump = async () => new Blob(['rows']);
  const connection = { engine: 'pglite', dump } as unknown as Connection;
  const write = (name: string) => writeBackup({ DATA_DIR: join(folder, 'data') }, connection, join(folder, name));
  mkdirSync(join(folder, 'empty'));
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full', 'letter.txt'), 'mine');
  writeFileSync(join(folder, 'file'), 'mine');
  for (const name of ['new', 'empty']) expect(existsSync(join(await write(name), 'manifest.json')), name).toBe(true);
  for (const name of ['full', 'file', 'new']) await expect(write(name), name).rejects.toThrow('exists already');
  rmSync(folder, { recursive: true });
});

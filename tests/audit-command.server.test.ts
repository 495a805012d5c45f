/** npm run audit:check: it ends well on a whole trail, and with 1 and the name of each line that somebody touched (Q17). */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { sealAudit } from '#app/platform/record/audit-chain.server.ts';
import { type Connection, openDatabase } from '#db/client.server.ts';

const APP_SECRET = 'a secret of thirty-two letters or more';
const now = new Date('2026-11-18T12:00:00Z');
const by = {
  ...{ actor: { role: 'csr', user_id: null }, now, request_id: 'request', isAudited: false },
  env: { APP_SECRET },
} as unknown as Parameters<typeof recordAudit>[1];

test('a whole trail is whole; a line altered, one removed and one inserted are each named', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mirador-audit-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const inDatabase = async (work: (db: Connection['db']) => Promise<unknown>) => {
    const connection = await openDatabase({ DATA_DIR, DISK_RESERVE_MB: 64, DATABASE_POOL: 2 });
    await connection.migrate();
    await work(connection.db);
    await connection.close();
  };
  const check = async () => {
    const command = [fileURLToPath(new URL('../scripts/audit.ts', import.meta.url))];
    const env = { PATH: String(process.env.PATH), DATA_DIR, APP_SECRET };
    return promisify(execFile)(process.execPath, command, { env }).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
    );
  };
  await inDatabase(async (db) => {
    for (let line = 0; line < 100; line++) await recordAudit(db, by, { action: 'case.read' });
    await sealAudit(db, APP_SECRET, now);
  });
  const whole = await check();
  expect(whole.said).toContain('100 lines, none altered, removed or inserted');
  expect(whole.code).toBe(0);
  await inDatabase(async (db) => {
    await db.execute(sql`alter table audit disable trigger audit_no_change`);
    await db.execute(sql`update audit set action = 'case.update' where audit_id = 17`);
    await db.execute(sql`delete from audit where audit_id = 42`);
    await db.execute(sql`insert into audit (created_at, actor_role, action) values (${now}, 'admin', 'case.read')`);
    await db.execute(sql`insert into audit (created_at, actor_role, action, request_id, mac)
      select created_at, actor_role, action, request_id, mac from audit where audit_id = 7`);
  });
  const touched = await check();
  expect(touched.code).toBe(1);
  for (const found of ['altered: line 17', 'removed: line 42', 'inserted: line 101', 'inserted: line 102'])
    expect(touched.said).toContain(found);
}, 240_000);

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '#app/ctx.server.ts';
import { listLeads } from '#app/features/leads/store.server.ts';
import { freshDatabase } from './database.ts';

test('a page of leads, first or thousandth, is read from the index', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  await db.execute(sql`insert into leads (phone_number, email, form_name, created_at)
    select '+57300' || n, n || '@correo.example', 'contact', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`);
  await db.execute(sql`analyze leads`);
  const before = { created_at: '2026-01-08T00:00:00.000Z', lead_id: '00000000-0000-4000-8000-000000000000' };
  for (const page of [{ limit: 50 }, { limit: 50, before }]) {
    const query = listLeads({ db } as Ctx, page);
    const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
      rows: Record<string, string>[];
    };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('leads_created_at');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  }
  await connection.close();
});

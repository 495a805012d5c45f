import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit, leads, price_promises, promos } from '#db/schema.server.ts';
import { ownApp, type TestApp } from './app.ts';

/** Every table with its rows in one line. */
async function contents({ db }: TestApp) {
  const { rows } = (await db.execute(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE' order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    // When a queue was made is its own.
    const answer = await db.execute(
      sql`select coalesce(string_agg(regexp_replace(t::text, '"[-0-9 :.+]{19,}"', 'at', 'g'), '|' order by t::text), '') as text
          from ${sql.raw(name)} t`,
    );
    found[name] = String((answer as unknown as { rows: { text: string }[] }).rows[0]?.text);
  }
  return found;
}

test('an app of its own finds nothing of the one before, and that one reaches nothing any more', async () => {
  const first = await ownApp();
  const born = await contents(first);
  expect(born['public.promos']).not.toBe('');
  await first.send('POST', '/leads/+573001234567/eva@correo.example/contact', { json: { first_name: 'Eva' } });
  await first.db.insert(audit).values({ actor_role: 'admin', action: 'case.read' });
  expect([await first.db.$count(leads), await first.db.$count(audit)]).toEqual([1, 1]);
  await first.db.delete(price_promises);
  await first.db.delete(promos);
  expect(await contents(first)).not.toEqual(born);
  await first.close();
  const next = await ownApp();
  expect(await contents(next)).toEqual(born);
  await expect(first.db.$count(leads)).rejects.toThrow();
  await next.close();
});

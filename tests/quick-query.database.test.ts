import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from './database.ts';

type Rows = { rows: Record<string, unknown>[] };

const { db, close } = await freshDatabase();
afterAll(close);

test('values of every kind come back as they went, the second time as the first', async () => {
  const at = new Date('2026-11-15T12:00:00.123Z');
  for (let time = 0; time < 3; time++) {
    const { rows } =
      (await db.execute(sql`select ${null}::text as nothing, ${7}::int as number, ${true}::boolean as yes,
      ${"O'Hara \\ ñ رسالة"}::text as words, ${JSON.stringify({ a: [1, 'b'] })}::jsonb as json, ${at}::timestamptz as at,
      (${sql.param(['a', 'b"c', 'd,e'])}::text[])[2] as item, ${'2026-11-15'}::date::text as day`)) as unknown as Rows;
    expect(rows[0]).toMatchObject({
      nothing: null,
      number: 7,
      yes: true,
      words: "O'Hara \\ ñ رسالة",
      json: { a: [1, 'b'] },
      item: 'b"c',
      day: '2026-11-15',
    });
    expect(new Date(String(rows[0]?.at)).getTime()).toBe(at.getTime());
  }
});

test('a failing statement harms neither the next one nor its own next try', async () => {
  await db.execute(sql`create table t (a int primary key)`);
  const insert = (a: unknown) => db.execute(sql`insert into t values (${a})`);
  await insert(1);
  for (let time = 0; time < 3; time++) {
    await expect(insert(1)).rejects.toMatchObject({ cause: { code: '23505', constraint: 't_pkey' } });
    await expect(insert('x')).rejects.toMatchObject({ cause: { code: '22P02' } });
    await expect(db.execute(sql`select nothing from t`)).rejects.toMatchObject({ cause: { code: '42703' } });
  }
  await insert(2);
  await db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.execute(sql`insert into t values (${1})`)).catch(() => {});
    await tx.execute(sql`insert into t values (${3})`);
  });
  const { rows } = (await db.execute(sql`select a from t order by a`)) as unknown as Rows;
  expect(rows.map(({ a }) => a)).toEqual([1, 2, 3]);
});

test('a changed table is seen by a statement that was planned before', async () => {
  await db.execute(sql`create table changing (a int)`);
  await db.execute(sql`insert into changing values (1)`);
  const read = () => db.execute(sql`select * from changing`) as unknown as Promise<Rows>;
  for (let time = 0; time < 7; time++) await read();
  await db.execute(sql`alter table changing add column b int default 5`);
  const rows = await read().catch(read);
  expect(rows.rows).toEqual([{ a: 1, b: 5 }]);
});

test('a thousand different statements are no burden', async () => {
  for (let number = 0; number < 1000; number++) {
    const { rows } = (await db.execute(sql.raw(`select ${number} as n`))) as unknown as Rows;
    expect(rows[0]).toEqual({ n: number });
  }
  const { rows } = (await db.execute(sql`select count(*)::int as kept from pg_prepared_statements`)) as unknown as Rows;
  expect(Number(rows[0]?.kept)).toBeLessThanOrEqual(301);
});

test('many at once, in and out of transactions, do not mix their answers', async () => {
  const read = async (number: number) =>
    ((await db.execute(sql`select ${number}::int as n`)) as unknown as Rows).rows[0]?.n;
  const readInside = (number: number) =>
    db.transaction(async (tx) => ((await tx.execute(sql`select ${number}::int as n`)) as unknown as Rows).rows[0]?.n);
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => (number % 3 ? read(number) : readInside(number))))).toEqual(numbers);
});

/** What drizzle-internals.server.ts relies on, compared with Drizzle's published `execute`: an upgrade that changes it fails here. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openMemory } from './client.server.ts';
import { makeQuery, runQuery } from './drizzle-internals.server.ts';
import { fixedStatement } from './fixed-statement.server.ts';

const connection = await openMemory();
const { db } = connection;
afterAll(() => connection.close());

test('a query made before answers what Drizzle does for the same text and values', async () => {
  const query = makeQuery(sql`
    select ${sql.placeholder('word')}::text as word, ${sql.placeholder('list')}::text[] as list, ${7}::int as seven,
      ${sql.placeholder('word')}::text || '!' as again, ${sql.placeholder('none')}::int as none,
      ${sql.placeholder('at')}::timestamptz as at`);
  expect(query.sql).toMatch(/\$1::text.*\$2::text\[\].*\$3::int.*\$4::text.*\$5::int.*\$6::timestamptz/s);
  const at = '2026-11-17T08:09:10.007Z';
  for (const word of ["it's $1", '$2']) {
    const list = ['a', 'b,"c"'];
    const own = await db.execute(sql`
      select ${word}::text as word, ${sql.param(list)}::text[] as list, ${7}::int as seven,
        ${word}::text || '!' as again, ${null}::int as none, ${at}::timestamptz as at`);
    const ours = await runQuery(db, query, { word, list, none: null, at });
    expect(ours).toEqual(own);
    expect(ours).toMatchObject({ rows: [{ word, list, seven: 7, again: `${word}!`, none: null }] });
  }
});

test('a value that is missing is refused before anything is sent', async () => {
  const query = makeQuery(sql`select ${sql.placeholder('word')}::text`);
  await expect(runQuery(db, query, {})).rejects.toThrow('word');
});

test('a query belongs to the transaction that is given, and its error says what the database said', async () => {
  const make = makeQuery(sql`create table short_lived ()`);
  await db
    .transaction(async (tx) => {
      await runQuery(tx, make, {});
      throw new Error('no');
    })
    .catch(() => {});
  expect(await db.execute(sql`select to_regclass('short_lived') as found`)).toMatchObject({ rows: [{ found: null }] });
  const broken = makeQuery(sql`select ${sql.placeholder('word')}::int`);
  await expect(runQuery(db, broken, { word: 'x' })).rejects.toMatchObject({ cause: { code: '22P02' } });
});

test('a fixed statement is made once', async () => {
  let made = 0;
  const run = fixedStatement<{ db: typeof db }, object>(() => {
    made++;
    return sql`select ${sql.placeholder('n')}::int as n`;
  });
  for (const n of [1, 2]) expect((await run({ db }, db, { n })).rows).toEqual([{ n }]);
  expect(made).toBe(1);
});

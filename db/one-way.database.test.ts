import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database.ts';

test('inside a transaction the database itself refuses at once; beside it and after it everything is as before', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  try {
    const asked = db.transaction(async () => db.execute(sql`select 1`));
    await expect(asked).rejects.toThrow('db.execute inside a transaction');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('db.transaction inside');
    const beside = db.execute(sql`select 1 as one`);
    const inside = await db.transaction(async (tx) => {
      await tx.transaction((deeper) => deeper.execute(sql`select 1`));
      return 'kept';
    });
    expect(inside).toBe('kept');
    expect(await beside).toMatchObject({ rows: [{ one: 1 }] });
    expect(await db.execute(sql`select 2 as two`)).toMatchObject({ rows: [{ two: 2 }] });
  } finally {
    await connection.close();
  }
});

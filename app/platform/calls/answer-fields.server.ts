/** What a row shows of itself: one list gives the columns that are read and the schema of the answer (T49). */
import { z } from '@hono/zod-openapi';
import type { Column, SQL } from 'drizzle-orm';

type Fields = Readonly<Record<string, readonly [Column | SQL | SQL.Aliased, z.ZodType]>>;
type Columns<F extends Fields> = { -readonly [K in keyof F]: F[K][0] };
type Shape<F extends Fields> = { -readonly [K in keyof F]: F[K][1] };

/** A column that nobody lists here is neither read nor sent: a new one must be published by hand. */
export function answerFields<const F extends Fields>(fields: F) {
  const all = Object.entries(fields);
  return {
    columns: Object.fromEntries(all.map(([name, [column]]) => [name, column])) as Columns<F>,
    schema: z.object(Object.fromEntries(all.map(([name, [, schema]]) => [name, schema])) as Shape<F>),
  };
}

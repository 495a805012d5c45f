/** One list of fields gives the columns of a query and the schema of its answer (T49). */
import { z } from '@hono/zod-openapi';
import type { Column, SQL } from 'drizzle-orm';

type Fields = Readonly<Record<string, readonly [Column | SQL | SQL.Aliased, z.ZodType]>>;
type Columns<F extends Fields> = { -readonly [K in keyof F]: F[K][0] };
type Shape<F extends Fields> = { -readonly [K in keyof F]: F[K][1] };

/** A column that is not listed is neither read nor sent. */
export function answerFields<const F extends Fields>(fields: F) {
  const all = Object.entries(fields);
  return {
    columns: Object.fromEntries(all.map(([name, [column]]) => [name, column])) as Columns<F>,
    schema: z.object(Object.fromEntries(all.map(([name, [, schema]]) => [name, schema])) as Shape<F>),
  };
}

/** Versions of page tags in the database: a write raises its tag in its own transaction, and every process sees it. */
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { page_tags } from '#db/schema.server.ts';
import type { TagVersions } from './cache.server.ts';

export const touchTag = (tx: Db, tag: string) =>
  tx
    .insert(page_tags)
    .values({ tag, version: 1 })
    .onConflictDoUpdate({ target: page_tags.tag, set: { version: sql`${page_tags.version} + 1` } });

export async function readTags(db: Db): Promise<TagVersions> {
  const rows = await db.select().from(page_tags);
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}

/** Posts of our social account: read every hour, pictures and all, and shown from our own house (D33). */
import { createHash } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { smallPicture } from '#app/integrations/social/small-picture.server.ts';
import { PICTURE_BYTES, pictureType, type SourcePost } from '#app/integrations/social/social.ts';
import { OutboundError } from '#app/platform/http/outbound.server.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { socialExamples } from '#content/examples/social-posts.ts';
import { social_posts } from '#db/schema.server.ts';
import { POSTS_SHOWN, pictureOf, type SocialPost } from './rules.ts';

export const SOCIAL_TAG = 'social-posts';

export const pictureKey = (id: string) => `social/${id}`;

type Row = typeof social_posts.$inferInsert;

const examples = ({ locale }: Pick<Ctx, 'locale'>): SocialPost[] =>
  socialExamples.map(({ id, scene, caption }) => ({
    id,
    media_type: 'IMAGE',
    media_url: null,
    thumbnail_url: null,
    caption: caption[locale],
    permalink: null,
    like_count: null,
    example: scene,
  }));

/** In the account's order; none without an account, but a demonstration shows examples. */
export async function readPosts(
  ctx: Pick<Ctx, 'db' | 'dependsOn' | 'env' | 'locale' | 'social'>,
): Promise<SocialPost[]> {
  if (!ctx.social) return ctx.env.APP_MODE === 'demo' ? examples(ctx) : [];
  ctx.dependsOn(SOCIAL_TAG);
  const { id, media_type, media_url, thumbnail_url, caption, permalink, like_count, position } = social_posts;
  return ctx.db
    .select({ id, media_type, media_url, thumbnail_url, caption, permalink, like_count })
    .from(social_posts)
    .where(isNull(social_posts.hidden_at))
    .orderBy(asc(position));
}

/** The address changes with the picture, so that a browser may keep it for good. */
export const pictureAddress = (id: string, version: string) => `/api-mv/social/${id}/picture?v=${version}`;
const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

/** Its own copy of a picture; nothing where it cannot be had now. What storage refuses is an error of the whole. */
async function bringPicture(ctx: Ctx, source: NonNullable<Ctx['social']>, post: SourcePost): Promise<string | null> {
  try {
    const original = await source.readPicture(post.picture_url);
    if (!pictureType(original)) throw new OutboundError('a picture is neither JPEG, PNG nor WebP');
    const bytes = await smallPicture(original);
    await ctx.storage.write(pictureKey(post.id), bytes, PICTURE_BYTES);
    return pictureAddress(post.id, versionOf(bytes));
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    ctx.log.warn({ err: error }, 'a picture of a post was not read');
    return null;
  }
}

const rowOf = ({ picture_url: _, ...post }: SourcePost, picture: string, index: number): Omit<Row, 'read_at'> => ({
  ...post,
  position: index,
  media_url: post.media_type === 'VIDEO' ? post.permalink : picture,
  thumbnail_url: post.media_type === 'VIDEO' ? picture : null,
});

async function bringPosts(ctx: Ctx) {
  if (!ctx.social) return;
  const before = new Map((await ctx.db.select().from(social_posts)).map((row) => [row.id, row]));
  const posts = await ctx.social.readPosts(POSTS_SHOWN);
  const rows: Row[] = [];
  for (const post of posts) {
    const known = before.get(post.id);
    // The picture of a post does not change: one we have is not asked for again.
    const isKept = known && (await ctx.storage.head(pictureKey(post.id)));
    const picture = isKept ? pictureOf(known) : await bringPicture(ctx, ctx.social, post);
    if (picture) rows.push({ ...rowOf(post, picture, rows.length), read_at: ctx.now });
  }
  if (rows.length === 0 && posts.length > 0) throw new Error('none of the posts has a picture');
  await ctx.db.transaction(async (tx) => {
    // What staff hid while pictures were read stays hidden, too.
    const gone = await tx.delete(social_posts).returning({ id: social_posts.id, hidden_at: social_posts.hidden_at });
    const hidden = new Map(gone.map((row) => [row.id, row.hidden_at]));
    const kept = rows.map((row) => ({ ...row, hidden_at: hidden.get(row.id) ?? null }));
    if (kept.length > 0) await tx.insert(social_posts).values(kept).onConflictDoNothing();
    await touchTag(tx, SOCIAL_TAG);
  });
  for (const gone of before.keys())
    if (!rows.some((row) => row.id === gone)) await ctx.storage.remove(pictureKey(gone));
}

/** Every post we have, in the account's order, hidden ones too. */
export const listPosts = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({
      ...{ id: social_posts.id, media_type: social_posts.media_type, media_url: social_posts.media_url },
      ...{ thumbnail_url: social_posts.thumbnail_url, caption: social_posts.caption },
      ...{ permalink: social_posts.permalink, hidden_at: social_posts.hidden_at, read_at: social_posts.read_at },
    })
    .from(social_posts)
    .orderBy(asc(social_posts.position))
    .limit(100);

/** Off our pages, or on them again; at Instagram nothing changes. */
export async function turnPost(ctx: Ctx, id: string, isShown: boolean) {
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(social_posts).where(eq(social_posts.id, id)).for('update');
    if (!before) throw new Problem(404);
    if ((before.hidden_at === null) === isShown) return;
    await tx
      .update(social_posts)
      .set({ hidden_at: isShown ? null : ctx.now })
      .where(eq(social_posts.id, id));
    await touchTag(tx, SOCIAL_TAG);
    const stateOf = (shown: boolean) => ({ state: `${id} ${shown ? 'shown' : 'hidden'}` });
    await recordAudit(tx, ctx, { action: 'posts.turn', before: stateOf(!isShown), after: stateOf(isShown) });
  });
}

export const readPostsJob: AppJob = {
  name: 'social.read',
  input: z.object({}),
  schedule: '29 * * * *',
  retries: 2,
  pauseSeconds: 300,
  /** However many ask, one reading serves them all. */
  async run(ctx, inputs) {
    const outcome = await bringPosts(ctx).catch((error: unknown) => error);
    return inputs.map(() => outcome);
  },
};

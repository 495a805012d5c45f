/** Instagram's own interface for professional accounts: `/me/media` and `/refresh_access_token`. */
import { z } from 'zod';
import { getOutside, OutboundError } from '#app/platform/http/outbound.server.ts';
import type { Log } from '#app/platform/record/log.server.ts';
import { PICTURE_BYTES, type SocialSource, type SourcePost } from './social.ts';
import type { TokenKeeper } from './token.server.ts';

const SECONDS = 5;
const MAX_BYTES = 512 * 1024;
const FIELDS = 'id,media_type,media_url,thumbnail_url,caption,permalink,like_count,timestamp';
/** Where Instagram keeps its pictures. */
const PICTURE_HOST = /\.(?:cdninstagram\.com|fbcdn\.net)$/;

const address = z.url({ protocol: /^https?$/ }).max(4000);
/** media_url is left out of what others have claimed, like_count where the account hides it. */
const media = z.object({
  id: z.string().regex(/^\d{1,40}$/),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  media_url: address.optional(),
  thumbnail_url: address.optional(),
  caption: z.string().optional(),
  permalink: z.url({ protocol: /^https$/ }).max(500),
  like_count: z.int().nonnegative().optional(),
});
const mediaPage = z.object({ data: z.array(z.unknown()).max(100) });
const renewed = z.object({ access_token: z.string().min(10).max(4000), expires_in: z.int().positive() });
const failure = z.object({ error: z.object({ code: z.int() }) });

const CAPTION_CHARACTERS = 2200;
/** What no database holds and no page shows. */
const UNSEEN = /(?!\n)\p{Cc}|\p{Cs}/gu;
const captionOf = (text: string | undefined) => text?.replace(UNSEEN, '').trim().slice(0, CAPTION_CHARACTERS) || null;

/** An album is shown by its first picture; a video by its still. */
function postOf(found: unknown): SourcePost | null {
  const read = media.safeParse(found);
  if (!read.success) return null;
  const { id, media_type, media_url, thumbnail_url, caption, permalink, like_count } = read.data;
  const picture_url = media_type === 'VIDEO' ? thumbnail_url : media_url;
  if (!media_url || !picture_url) return null;
  return {
    id,
    media_type: media_type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
    picture_url,
    caption: captionOf(caption),
    permalink,
    like_count: like_count ?? null,
  };
}

async function getJson<T>(url: URL, schema: z.ZodType<T>): Promise<T> {
  const options = { seconds: SECONDS, maxBytes: MAX_BYTES, accept: 'application/json', isTrusted: true };
  const { status, body } = await getOutside(url, options);
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    throw new OutboundError(`Instagram answers ${status} without JSON`);
  }
  const failed = failure.safeParse(json);
  if (status !== 200 || failed.success)
    throw new OutboundError(`Instagram answers ${status}${failed.success ? `, code ${failed.data.error.code}` : ''}`);
  const read = schema.safeParse(json);
  if (!read.success)
    throw new OutboundError(`Instagram's answer has a wrong ${read.error.issues[0]?.path.join('.') || 'shape'}`);
  return read.data;
}

type Options = { url: string; tokens: TokenKeeper; log: Pick<Log, 'warn'> };

export function instagram({ url, tokens, log }: Options): SocialSource {
  const base = new URL(url);

  async function currentToken() {
    const { token, isDue } = await tokens.read();
    if (!isDue) return token;
    const renewal = new URL('/refresh_access_token', base);
    renewal.search = String(new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token }));
    try {
      const { access_token } = await getJson(renewal, renewed);
      await tokens.keep(access_token);
      return access_token;
    } catch (error) {
      // The one we have may have weeks to live.
      log.warn({ err: error }, 'the token of Instagram was not renewed');
      return token;
    }
  }

  return {
    async readPosts(limit) {
      const asked = new URL(`${base.pathname.replace(/\/$/, '')}/me/media`, base);
      const access_token = await currentToken();
      asked.search = String(new URLSearchParams({ fields: FIELDS, limit: String(limit), access_token }));
      const { data } = await getJson(asked, mediaPage);
      const posts = new Map(data.flatMap((found) => postOf(found) ?? []).map((post) => [post.id, post]));
      return [...posts.values()].slice(0, limit);
    },
    async readPicture(address) {
      const picture = new URL(address);
      const isTrusted = picture.origin === base.origin;
      if (!isTrusted && !(picture.protocol === 'https:' && PICTURE_HOST.test(picture.hostname)))
        throw new OutboundError('a picture is not on a host of Instagram');
      const options = {
        seconds: SECONDS,
        maxBytes: PICTURE_BYTES,
        accept: 'image/jpeg,image/png,image/webp',
        isTrusted,
      };
      const { status, body } = await getOutside(picture, options);
      if (status !== 200) throw new OutboundError(`a picture answers ${status}`);
      return Uint8Array.from(body);
    },
  };
}

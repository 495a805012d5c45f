/** Posts of our own account: Instagram where INSTAGRAM_TOKEN is set, else nowhere (spec 3 "Instagram post", D33). */
export type SourcePost = {
  id: string;
  media_type: 'IMAGE' | 'VIDEO';
  /** The picture, or the still of a video; its address soon ends. */
  picture_url: string;
  caption: string | null;
  permalink: string;
  like_count: number | null;
};

export type SocialSource = {
  /** Newest first; what has no picture is left out. */
  readPosts(limit: number): Promise<SourcePost[]>;
  readPicture(url: string): Promise<Uint8Array<ArrayBuffer>>;
};

export const PICTURE_BYTES = 5 * 1024 * 1024;

const starts = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** By its first bytes, whatever anybody says of it; nothing for what a page may not show. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  return starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP') ? 'image/webp' : null;
}

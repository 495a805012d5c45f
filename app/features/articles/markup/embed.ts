/** Films of YouTube and Vimeo, told by the parsed host (spec 5, T30): `youtube.com.evil.example` is neither. */
import type { EmbedHost } from './blocks.ts';

type Film = { readonly host: EmbedHost; readonly id: string };

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

const hosts: Record<string, (url: URL) => { host: EmbedHost; id: string | undefined }> = {
  'youtu.be': ({ pathname }) => ({ host: 'youtube', id: pathname.slice(1) }),
  'youtube.com': ({ pathname, searchParams }) => ({
    host: 'youtube',
    id: pathname === '/watch' ? (searchParams.get('v') ?? '') : /^\/(?:embed|shorts)\/([^/]+)$/.exec(pathname)?.[1],
  }),
  'youtube-nocookie.com': ({ pathname }) => ({ host: 'youtube', id: /^\/embed\/([^/]+)$/.exec(pathname)?.[1] }),
  'vimeo.com': ({ pathname }) => ({ host: 'vimeo', id: pathname.slice(1) }),
  'player.vimeo.com': ({ pathname }) => ({ host: 'vimeo', id: /^\/video\/([^/]+)$/.exec(pathname)?.[1] }),
};

/** The film of an address; nothing for any other address. */
export function filmAt(address: string): Film | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  const bare = url.hostname.replace(/^(?:www|m)\./, '');
  const found = Object.hasOwn(hosts, bare) ? hosts[bare]?.(url) : undefined;
  const pattern = found?.host === 'youtube' ? YOUTUBE_ID : VIMEO_ID;
  return found?.id && pattern.test(found.id) ? { host: found.host, id: found.id } : undefined;
}

/** Where it plays inside a page, without a cookie before it plays. */
export const playerOf = ({ host, id }: Film): string =>
  host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;

/** Where it stands at its host: for readers without script. */
export const pageOf = ({ host, id }: Film): string =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

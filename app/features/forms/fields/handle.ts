/** The user name in the address of a profile: who is asked for one often pastes the other. */

const SITES =
  'instagram|facebook|fb|twitter|x|linkedin|tiktok|youtube|reddit|pinterest|tumblr|flickr|vk|threads|snapchat|github|ask|myspace|weibo|twoo|douban|justpaste';
const ADDRESS = new RegExp(
  `^(?:https?://\\S+?/|(?:www|m)\\.\\S+?/|(?:[a-z]{2}\\.)?(?:${SITES})\\.(?:com|net|fm|it)/)(\\S+)$`,
  'iu',
);
/** What stands before the name on some sites. */
const BEFORE = ['in', 'user', 'users', 'u', 'r', 'people', 'channel', 'c', 'add', 'company', 'photos', 'pg'];

/** Null of what is no address of a profile. */
export function handleIn(typed: string): string | null {
  const [, rest] = ADDRESS.exec(typed.trim()) ?? [];
  if (rest === undefined) return null;
  const [path = '', query = ''] = rest.replace(/#.*$/u, '').split('?');
  const [first = '', second] = path.split('/').filter(Boolean);
  if (first === 'profile.php') return new URLSearchParams(query).get('id');
  return (BEFORE.includes(first) ? second : first) || null;
}

/** Pages of governments, and of what works in their name. */
import type { Block } from './markup/blocks.ts';
import { namedLinksOf } from './markup/words.ts';

const OFFICIAL =
  /(^|\.)(gov|mil|gc\.ca|canada\.ca|gov\.uk|gov\.au|usembassy\.gov|gob\.\w{2}|gov\.co|go\.cr|gub\.uy|gov\.br|fjc\.gov|usvisascheduling\.com|ais\.usvisa-info\.com|ustraveldocs\.com|vfsglobal\.com|cbp\.dhs\.gov)$/;

const isOfficial = (href: string) =>
  href.startsWith('http') && OFFICIAL.test(new URL(href).hostname.replace(/^www\./, ''));

/** Each once, with the words that lead there first. */
export function officialPagesIn(blocks: readonly Block[]): { href: string; words: string }[] {
  const pages = new Map<string, string>();
  for (const { href, words } of namedLinksOf(blocks)) if (isOfficial(href) && !pages.has(href)) pages.set(href, words);
  return [...pages].map(([href, words]) => ({ href, words }));
}

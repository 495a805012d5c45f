/** Posts of our social account as the home page shows them (spec 3 "Instagram post", spec 9 "Content limits", D2, D33). */
import type { ExampleScene } from '#content/examples/social-posts.ts';

export type SocialPost = {
  id: string;
  media_type: 'IMAGE' | 'VIDEO';
  /** Our copy of the picture; a video is played where the post is. */
  media_url: string | null;
  /** Our copy of a video's still. */
  thumbnail_url: string | null;
  caption: string | null;
  /** Nothing to open for an example. */
  permalink: string | null;
  like_count: number | null;
  /** Drawn by us, and marked as an example (D2). */
  example?: ExampleScene;
};

export const POSTS_SHOWN = 12;
export const CAPTION_WIDTH = 40;
export const CAPTION_LINES = 4;

type PicturedPost = Pick<SocialPost, 'media_type' | 'media_url' | 'thumbnail_url'>;
export const pictureOf = ({ media_type, media_url, thumbnail_url }: PicturedPost) =>
  media_type === 'VIDEO' ? thumbnail_url : media_url;

const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });
/** As a reader counts: a flag or a family is one character. */
const charactersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

/** A word that fills more than a line is broken where the line ends. */
function piecesOf(word: string): string[] {
  const characters = charactersOf(word);
  return Array.from({ length: Math.ceil(characters.length / CAPTION_WIDTH) }, (_, index) =>
    characters.slice(index * CAPTION_WIDTH, (index + 1) * CAPTION_WIDTH).join(''),
  );
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  for (const piece of paragraph.split(/\s+/).filter(Boolean).flatMap(piecesOf)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && charactersOf(longer).length <= CAPTION_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** The line ends in an ellipsis and is still no longer than a line. */
function cut(line: string): string {
  const characters = charactersOf(line);
  if (characters.length < CAPTION_WIDTH) return `${line}…`;
  return `${characters
    .slice(0, CAPTION_WIDTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** Lines of 40 characters, four in all, by paragraph: breaks of the author stay, empty lines do not. */
export function captionLines(caption: string | null): string[][] {
  const paragraphs = (caption ?? '').split('\n').map(wrap);
  const isCut = paragraphs.flat().length > CAPTION_LINES;
  const shown: string[][] = [];
  let left = CAPTION_LINES;
  for (const lines of paragraphs) {
    const some = lines.slice(0, left);
    left -= some.length;
    if (some.length > 0) shown.push(left === 0 && isCut ? [...some.slice(0, -1), cut(some.at(-1) ?? '')] : some);
  }
  return shown;
}

/** Articles by the thousand, made of invented words in a fixed order: the same in every run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '#app/features/articles/markup/header.ts';

/** Numbers that look like chance and never change. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SYLLABLES = 'ba ca da fa ga la ma na pa ra sa ta va be de le me ne pe re se te vi ción men tra pro con'.split(
  ' ',
);

/** Few words often and many seldom, as in any language. */
const wordAt = (rank: number) => {
  const next = chance(rank + 1);
  return Array.from({ length: 2 + (rank % 3) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
};
const WORDS = Array.from({ length: 30_000 }, (_, rank) => wordAt(rank));
const anyWord = (next: (below: number) => number) =>
  WORDS[Math.floor(WORDS.length * (next(1000) / 1000) ** 3)] ?? 'visa';

const sentence = (next: (below: number) => number, words: number) => {
  const text = Array.from({ length: words }, () => anyWord(next)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
const paragraph = (next: (below: number) => number) => Array.from({ length: 5 }, () => sentence(next, 14)).join(' ');

export const slugOf = (number: number) => `articulo-${number}`;

function articleText(number: number): string {
  const next = chance(number * 7919 + 1);
  const title = sentence(next, 7).slice(0, -1);
  const sections = Array.from({ length: 8 }, (_, index) =>
    [
      `## ${sentence(next, 4).slice(0, -1)} ${index}`,
      paragraph(next),
      index % 3 === 0 ? `- ${sentence(next, 8)}\n- ${sentence(next, 8)}` : `:::note\n${sentence(next, 12)}\n:::`,
    ].join('\n\n'),
  );
  const day = `20${String(10 + (number % 16)).padStart(2, '0')}-0${1 + (number % 9)}-1${number % 9}`;
  const head = [
    `postId: generated-${number}`,
    `category: ${CATEGORIES[number % CATEGORIES.length]}`,
    `title: ${title}`,
    `description: ${sentence(next, 12)}`,
    `createdTime: ${day}`,
    `modifiedTime: ${day}`,
    'tags: visa, viaje',
    'ogImage: scene:mail',
    'ogImageAlt: Un sobre',
    `related: generated-${number + 1}, generated-${number + 2}`,
    `change: ${day} Primera versión.`,
  ];
  return `---\n${head.join('\n')}\n---\n\nLa tarifa es de {us-mrv}. ${paragraph(next)}\n\n${sections.join('\n\n')}\n`;
}

export function writeArticles(folder: string, count: number) {
  mkdirSync(join(folder, 'es'), { recursive: true });
  for (let number = 0; number < count; number++)
    writeFileSync(join(folder, 'es', `${slugOf(number)}.md`), articleText(number));
}

/** What somebody types: words that are there, beginnings, slips, and several at once. */
export function questionAt(number: number): string {
  const next = chance(number + 99);
  const word = anyWord(next);
  const slipped = word.length > 5 ? word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4) : word;
  const kinds = [
    word,
    word.slice(0, 4),
    slipped,
    `${word} ${anyWord(next)}`,
    `${anyWord(next)} ${slipped} ${anyWord(next)}`,
  ];
  return kinds[number % kinds.length] ?? word;
}

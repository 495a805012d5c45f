/** What the parser says is wrong, by kind: each has its words of what to do, in the language of the reader. Pure. */

export const WRONG_KINDS = [
  ...([
    'size',
    'unseen',
    'head',
    'figure',
    'name',
    'empty',
    'film',
    'question',
    'table',
    'heading',
    'picture',
  ] as const),
  ...(['block', 'list', 'code', 'language', 'link', 'sign'] as const),
] as const;
export type WrongKind = (typeof WRONG_KINDS)[number];

/** The first that fits. */
const PATTERNS: readonly (readonly [WrongKind, RegExp])[] = [
  ['size', /has at most \d+ (characters|blocks)/],
  ['unseen', /invisible character/],
  ['name', /^a file is named/],
  ['empty', /^the article has no text/],
  [
    'head',
    /^the head (lacks|knows)|^a line of the head|^a file begins with its head|^a postId|^a category|is a day: |^an article changes|two tags|^ogImage|no quiz|no service page|list of names|^a change is written|stands here twice/,
  ],
  ['figure', /no fact or price|no figure by reference/],
  ['film', /^only films/],
  ['question', /question/],
  ['table', /table|cells, the head has/],
  ['heading', /heading/],
  ['picture', /picture|no scene/],
  ['list', /list mixes|item without words|is moved in|^exactly one/],
  ['code', /^```|the code that begins/],
  ['block', /:::|no block|nothing stands in this block/],
  ['language', /is no language/],
  ['link', /no screen|no address|names no article|may not lead|carries no name|link has no words|lead nowhere/],
  ['sign', /not closed|too deep|^nothing stands between/],
];

export const kindOf = (what: string): WrongKind => PATTERNS.find(([, pattern]) => pattern.test(what))?.[0] ?? 'sign';

/** Small letters, digits and dashes: the name of the file. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

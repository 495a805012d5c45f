/** Articles: what a file may say, where a page stands, what search forgives, who sees a comment. */
import { type Fault, faultsOf } from './fault.ts';

const PARSER = 'app/features/articles/markup/parse.test.ts';
const HEADER = 'app/features/articles/markup/header.test.ts';
const PAGES = 'app/features/articles/page/screen.test.ts';
const CALLS = 'app/features/articles/comments/api.test.ts';
const SEARCH = 'app/features/articles/search/find.test.ts';
const SAFETY = 'app/features/articles/blocks/safety.test.tsx';
const FIGURES = 'tests/article-figures.test.ts';
const LINKS = 'tests/article-links.api.test.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    { file: 'content/articles/es/residencia-por-familia-boletin-de-visas.md', tests: ['tests/articles.test.ts'] },
    [
      {
        id: 'article-rows-alike',
        find: '| F2B | Residente |',
        replace: '| F2A | Residente |',
        only: 'cells that differ',
        why: 'on a phone two categories look like one',
      },
    ],
  ),
  ...faultsOf({ file: 'content/facts/residence-and-work.ts', tests: ['tests/article-sums.test.ts'] }, [
    {
      id: 'article-bulletin-moved',
      find: "'us-bulletin-f4': { date: '2009-01-01'",
      replace: "'us-bulletin-f4': { date: '2009-06-01'",
      only: 'Miguel',
      why: 'the example tells somebody whose turn it is that there is no visa yet',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/markup/inline.ts', tests: [PARSER, SAFETY] }, [
    {
      id: 'article-protocol',
      find: "['https:', 'http:', 'mailto:'].includes(protocol)",
      replace: "protocol !== 'vbscript:'",
      why: 'a link of an article runs script',
    },
    {
      id: 'article-userinfo',
      find: 'return username || password ?',
      replace: 'return password && !username ?',
      why: 'a link looks like an official page and leads elsewhere',
    },
    {
      id: 'article-figure',
      find: 'if (!known.isFigure(reference))',
      replace: 'if (!reference)',
      why: 'a fact that does not exist breaks the page instead of the build',
    },
    {
      id: 'article-caret',
      find: "const isNewTab = text[found.end] === '^';",
      replace: "const isNewTab = text[found.end] === '>';",
      why: 'a caret is shown as a sign and the official page replaces ours',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/figures.ts', tests: [FIGURES] }, [
    {
      id: 'article-for-example',
      find: '/inventad|ficticia|',
      replace: '/inventad|ficticia|ejemplo|',
      why: 'the words “for example” let any fee be written by hand',
    },
    {
      id: 'article-figure-in-words',
      find: '?? spelledIn(rest)[0]?.what',
      replace: '',
      why: 'ninety days stay ninety in words when the rule changes',
    },
    {
      id: 'article-example-next-door',
      find: "if (isOpening === 'section') isSaid.section = false;",
      replace: '',
      why: 'after one invented case every fee of the article may be written by hand',
    },
  ]),
  ...faultsOf({ file: 'app/features/quiz/public/view.server.ts', tests: [LINKS] }, [
    {
      id: 'article-of-a-quiz',
      find: 'guideLinks(guide ? [guide] : quizGuides[name], locale)',
      replace: 'guideLinks(guide ? [guide] : quizGuides[name].slice(0, 1), locale)',
      why: 'English readers of a quiz about studies are led to no article',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/markup/embed.ts', tests: [PARSER, SAFETY] }, [
    {
      id: 'article-film-https',
      find: "url?.protocol !== 'https:' || url.port ||",
      replace: '!url || url.port ||',
      why: 'a film is loaded without encryption',
    },
    {
      id: 'article-film-id',
      find: 'pattern.test(found.id) ?',
      replace: 'found.id.length > 4 ?',
      why: 'the address of a player carries whatever somebody wrote',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/markup/parse.ts', tests: [PARSER] }, [
    {
      id: 'article-heading-id',
      find: 'const bare = `s-${',
      replace: 'const bare = `${',
      why: 'a heading takes the id of another part of the page',
    },
    {
      id: 'article-box-heading',
      find: "if (isBox) fail(number, 'a heading stands in no ::: block');",
      replace: '',
      why: 'the contents lead into a warning',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/markup/article.ts', tests: [HEADER] }, [
    {
      id: 'article-news',
      find: "if (tags.includes('news')) return 'news';",
      replace: "if (tags[0] === 'news') return 'news';",
      why: 'news stand among the guides when their tag is the second',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/markup/words.ts', tests: [HEADER] }, [
    {
      id: 'article-description',
      find: 'const body = blocks[0] && isHead(blocks[0]) ? blocks.slice(1) : blocks;',
      replace: 'const body = blocks;',
      why: 'an article that begins with a heading has no description',
    },
    {
      id: 'article-minutes',
      find: 'Math.max(1, Math.round(words / WORDS_A_MINUTE))',
      replace: 'Math.round(words / WORDS_A_MINUTE)',
      why: 'short news take no time to read',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/search/find.ts', tests: [SEARCH] }, [
    {
      id: 'search-slips',
      find: 'word.length < 4 ? 0 : word.length < 8 ? 1 : 2',
      replace: 'word.length < 4 ? 0 : 1',
      why: 'two slips in a long word find nothing',
    },
    {
      id: 'search-order',
      find: 'other.hits - one.hits ||',
      replace: 'one.hits - other.hits ||',
      why: 'what fits least is shown first',
    },
    {
      id: 'search-stop-words',
      find: 'telling.length > 0 ? telling : wordsOf(asked)',
      replace: 'wordsOf(asked)',
      why: 'a question in a sentence finds what shares its smallest words',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/search/letters.ts', tests: [SEARCH] }, [
    {
      id: 'search-arabic',
      find: "  [/ة/g, 'ه'],\n",
      replace: '',
      why: 'a word of Arabic is not found as people type it',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/library.server.ts', tests: [PAGES] }, [
    {
      id: 'article-stand-in',
      find: 'const other = STAND_IN[locale];\n  return',
      replace: "const other = locale === 'en' ? ('es' as const) : STAND_IN[locale];\n  return",
      why: 'English readers are shown articles in Spanish',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/page/contents.tsx', tests: [PAGES] }, [
    {
      id: 'article-omit',
      find: 'block.level === 2 && block.id !== OMITTED',
      replace: 'block.level === 2',
      why: 'the contents list a heading that is not there',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/comments/store.server.ts', tests: [CALLS] }, [
    {
      id: 'comment-approved',
      find: ", eq(comments.state, 'approved')))",
      replace: '))',
      why: 'whatever anybody writes stands on our page at once',
    },
    {
      id: 'comment-seen',
      find: 'eq(comments.state, seen), ne(comments.state, state)',
      replace: 'ne(comments.state, state)',
      why: 'who decides last overwrites the other without a word',
    },
    {
      id: 'comment-language',
      find: 'eq(comments.article, article), eq(comments.locale, locale)',
      replace: 'eq(comments.article, article)',
      why: 'comments in another language stand under the article',
    },
  ]),
  ...faultsOf({ file: 'app/features/articles/comments/api.server.ts', tests: [CALLS] }, [
    {
      id: 'comment-limit',
      find: 'max: 5, minutes: 60 };',
      replace: 'max: 50, minutes: 60 };',
      why: 'one address floods the staff',
    },
    {
      id: 'vote-once',
      find: '${article} ${limitKey(ctx.address)}',
      replace: '${article} ${ctx.request_id}',
      why: 'one reader votes a hundred times',
    },
  ]),
  ...faultsOf({ file: 'server/pages/policy.ts', tests: [PAGES] }, [
    {
      id: 'article-missing-words',
      find: 'match?.route.handle.list ?',
      replace: 'match?.route.handle.isPaged ?',
      why: 'an article that is gone is told as any missing page, without the search',
    },
  ]),
];

/** No text becomes script: any input gives blocks or a clear error, and sixty payloads in every block and field run nothing (Q37, T30). */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { article, faqPage } from '#app/features/texts/structured-data/rules.ts';
import { StructuredData } from '#app/features/texts/structured-data/script.tsx';
import { provideEntries } from '#app/path-match.ts';
import { allEntries } from '#server/article-entries.ts';
import { articleFrom, HEAD, parse, wrongIn } from '#tests/markup-known.ts';
import { PAYLOAD_PLACES, PAYLOADS } from '#tests/payloads.ts';
import { ArticleCard } from '../card.tsx';
import type { Head } from '../library.server.ts';
import type { Block } from '../markup/blocks.ts';
import { MarkupError } from '../markup/markup-error.ts';
import { linesOf } from '../markup/words.ts';
import { Contents, headingsOf } from '../page/contents.tsx';
import { ArticleHeader } from '../page/parts.tsx';
import { Blocks } from './body.tsx';

provideEntries(allEntries());
const tongue = { locale: 'es', content: 'es' } as const;
const html = (blocks: readonly Block[]) => renderToStaticMarkup(<Blocks blocks={blocks} at={tongue} />);

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ELEMENTS = new Set(
  'a article bdi blockquote br caption circle code dd details div dt em figcaption figure h1 h2 h3 h4 header hr img input label li link nav ol p path pre section span strong summary svg table tbody td th thead time tr ul'.split(
    ' ',
  ),
);
const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

/** Everything of a page that could run: elements that are not ours, handlers, addresses of another kind. */
function dangers(page: string): string[] {
  const found: string[] = [];
  for (const [, , name = '', attributes = ''] of page.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) found.push(`<${name}>`);
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const plain = unescaped(value).trim();
      if (/^on/i.test(key) || key === 'srcdoc' || key === 'style') found.push(`${key}=${plain}`);
      if (key === 'href' && !/^(#|\/(?!\/)|https?:\/\/|mailto:)/.test(plain)) found.push(`href=${plain}`);
      if (key === 'src' && !/^\/scenes\/[\w-]+\.svg$/.test(plain)) found.push(`src=${plain}`);
      if (key === 'data-film' && !/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//.test(plain))
        found.push(`film=${plain}`);
    }
  }
  // What is left when all tags are taken away may hold no sign that begins one.
  if (page.replace(TAG, '').includes('<')) found.push('a tag that is none of ours');
  return found;
}

test('the check itself sees what it is for', () => {
  for (const bad of [
    '<script>x</script>',
    '<p onclick="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="//evil.example">a</a>',
    '<img src="https://evil.example/x.png">',
    '<p>a <b</p>',
  ])
    expect(dangers(bad), bad).not.toEqual([]);
  expect(dangers('<p class="a">x &lt;script&gt;</p>')).toEqual([]);
});

test('sixty payloads in every block: text, or an error with file and line, and nothing that runs', () => {
  expect(PAYLOADS).toHaveLength(60);
  const shown = new Set<string>();
  for (const [place, write] of Object.entries(PAYLOAD_PLACES))
    for (const payload of PAYLOADS) {
      const source = write(payload);
      const wrong = wrongIn(source);
      if (wrong) {
        expect(wrong, source).toMatch(/^MarkupError: content\/articles\/es\/x\.md:\d+: ./);
        continue;
      }
      shown.add(place);
      expect(dangers(html(parse(source))), `${place}: ${payload}`).toEqual([]);
    }
  expect([...shown].sort(), 'what is no name or address is shown as the text it is').toEqual(
    Object.keys(PAYLOAD_PLACES)
      .filter((place) => !/^(article|embed|embed id|link target)$/.test(place))
      .sort(),
  );
});

test('sixty payloads in every field of the head run nothing on the page, in lists and in what engines read', () => {
  const fields = ['title', 'description', 'author', 'ogImageAlt', 'ogImageCaption', 'tags', 'metaTitle'] as const;
  let shown = 0;
  for (const payload of PAYLOADS)
    for (const field of fields) {
      const value = field === 'tags' ? `${payload.replaceAll(',', ' ')}, dos` : payload;
      const head = [...HEAD.filter((line) => !line.startsWith(`${field}:`)), `${field}: ${value}`];
      let made: ReturnType<typeof articleFrom>;
      try {
        made = articleFrom(head, 'Texto.');
      } catch (error) {
        expect(error, `${field}: ${payload}`).toBeInstanceOf(MarkupError);
        continue;
      }
      shown += 1;
      const of = made.head as Head;
      const card = { ...of, scene: 'mail', href: '/blog/x', tongue: {} };
      const page = renderToStaticMarkup(
        <>
          <ArticleHeader {...tongue} head={of} author={made.body.author ?? 'x'} caption={made.body.ogImageCaption} />
          <ArticleCard card={card} content="es" level={2} />
        </>,
      );
      expect(dangers(page), `${field}: ${payload}`).toEqual([]);
      const facts = { origin: 'https://a.example', url: 'https://a.example/x', language: 'es', author: payload };
      const days = { createdTime: of.createdTime, modifiedTime: of.modifiedTime };
      const things = [
        article({ ...facts, ...days, name: of.title, description: of.description }),
        faqPage([{ question: payload, answer: payload }]),
      ];
      const scripts = renderToStaticMarkup(<StructuredData items={things} />);
      expect(scripts.match(/<(?!\/?script)/g), `${field}: ${payload}`).toBeNull();
      expect(scripts.match(/<script/g)).toHaveLength(2);
    }
  expect(shown).toBeGreaterThan(300);
});

test('headings of any text give ids that meet no other, and contents that lead to them', () => {
  for (const payload of PAYLOADS) {
    const source = `## ${payload}\n\na\n\n## ${payload}\n\nb\n\n## constructor\n\nc`;
    if (wrongIn(source)) continue;
    const headings = headingsOf(parse(source));
    expect(
      headings.every(({ id }) => id.startsWith('s-')),
      payload,
    ).toBe(true);
    expect(new Set(headings.map(({ id }) => id)).size, payload).toBe(headings.length);
    expect(dangers(renderToStaticMarkup(<Contents title="x" headings={headings} content="es" />)), payload).toEqual([]);
  }
});

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...PAYLOADS),
  fc.constantFrom(':::', ':::warning a', ':::table', ':::faq', ':::steps', ':::note', '| a | b |', '|---|---|', '```'),
  fc.constantFrom('- a', '1. b', '  - c', '## d', '### e', '? f', '---', '', '![a](scene:mail)', '**a** *b* `c`'),
  fc.constantFrom('[a](screen:usa)', '[a](article:x)^', '{us-mrv}', '{nothing}', '\\', '**', '*', '[', '](', '`'),
);

test('any input gives blocks or an error that names file and line; never script, never another failure', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const source = lines.join('\n');
      let blocks: Block[];
      try {
        blocks = parse(source);
      } catch (error) {
        expect(error).toBeInstanceOf(MarkupError);
        expect((error as MarkupError).line).toBeGreaterThan(0);
        expect((error as MarkupError).line).toBeLessThanOrEqual(source.split('\n').length);
        return;
      }
      expect(dangers(html(blocks))).toEqual([]);
      expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
    }),
    { numRuns: 1500 },
  );
});

test('words are never lost on the way: what a paragraph says is what its blocks say', () => {
  const words = fc.stringMatching(/^[a-záñ]{1,12}( [a-záñ]{1,12}){0,6}$/);
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (paragraphs) => {
      expect(linesOf(parse(paragraphs.map((one) => `a **${one}** b`).join('\n\n')))).toEqual(
        paragraphs.map((one) => `a ${one} b`),
      );
    }),
    { numRuns: 200 },
  );
});

/** Hostile texts of the greatest size are read or refused at once: staff type into the same parser that the build runs (T30). */
import { expect, test } from 'vitest';
import { HEAD, parse } from '#tests/markup-known.ts';
import { compileArticle } from './article.ts';
import { known } from './known.ts';
import { MarkupError, MOST_CHARACTERS, MOST_LINE } from './markup-error.ts';

/** Of this thread alone: a busy machine makes no text dearer. */
const cpuMs = () => process.threadCpuUsage().user / 1000;
const compile = (text: string) => compileArticle('x.md', 'es', 'x', text, known);
const head = `---\n${HEAD.join('\n')}\n---\n\n`;
const room = MOST_CHARACTERS - head.length;
/** As one line, and cut into lines of one paragraph. */
const filled = (piece: string) => piece.repeat(Math.floor(MOST_LINE / piece.length));
const folded = (piece: string) => `${filled(piece)}\n`.repeat(Math.floor(room / (filled(piece).length + 1))).trimEnd();

const PIECES = [
  ...[
    '[',
    '[[',
    '[a',
    '[a](',
    '[a](b',
    '[a](lang:en',
    '[*',
    '[**',
    '[*a ',
    '[**a *b ',
    '](',
    '[`',
    '[a](x ',
    '![',
    '![a](scene:mail ',
  ],
  ...[
    '*',
    '**',
    '*a ',
    '**a ',
    '**a *b ',
    '***',
    '*a **b',
    '`',
    '``',
    '\\',
    '\\[',
    '{',
    '{{',
    '{a',
    '{us-mrv} ',
    '(',
    '((',
    ')',
  ],
  ...['|', '| a ', ':', ':::', '- ', '1. ', '? ', '# ', '## ', '&', '<', '<a href="', '\u0301', '😀', 'a '],
];

test('no text takes more than a second, whatever stands in it', () => {
  for (const piece of PIECES)
    for (const text of [
      folded(piece),
      `## ${filled(piece).slice(0, MOST_LINE - 10)}\n`.repeat(15),
      `:::note\n${folded(piece).slice(0, -20)}\n:::`,
    ]) {
      const started = cpuMs();
      try {
        compile(head + text);
      } catch (error) {
        expect(error, piece).toBeInstanceOf(MarkupError);
      }
      expect(cpuMs() - started, JSON.stringify(piece)).toBeLessThan(1000);
    }
});

test('many lines are as cheap as long ones', () => {
  for (const line of [
    'a\n\n',
    '## a\n',
    '```\n```\n',
    '- a\n',
    '- a\n  - b\n',
    ':::note\na\n:::\n',
    ':::article x\n',
    '---\n',
    '| a |\n',
    '? a\n',
    '\n',
  ]) {
    const started = cpuMs();
    try {
      compile(head + line.repeat(Math.floor(room / line.length)));
    } catch (error) {
      expect(error, line).toBeInstanceOf(MarkupError);
    }
    expect(cpuMs() - started, JSON.stringify(line)).toBeLessThan(1500);
  }
});

test('brackets in stars in brackets are not tried again and again', () => {
  const started = cpuMs();
  expect(parse(`${'[*a '.repeat(40)}](x`)).toHaveLength(1);
  expect(() => parse(`${'[*a [**b '.repeat(40)}](x`)).toThrow(MarkupError);
  expect(cpuMs() - started).toBeLessThan(200);
});

test('what is too long is refused by its line', () => {
  expect(() => compile('x'.repeat(MOST_CHARACTERS + 1))).toThrow(/:1: an article has at most 100000 characters/);
  expect(() => compile(`${head}a\n\n${'b'.repeat(MOST_LINE + 1)}`)).toThrow(/:15: a line has at most 12000 characters/);
  expect(compile(`${head}${'b'.repeat(MOST_LINE)}`).words).toBe(1);
});

test('bold and italic stand eight deep in one another and no deeper', () => {
  const nested = (depth: number) => Array.from({ length: depth }, (_, at) => (at % 2 ? '**b ' : '*a ')).join('');
  const closed = (depth: number) =>
    nested(depth) + Array.from({ length: depth }, (_, at) => ((depth - 1 - at) % 2 ? 'x**' : 'x*')).join('');
  expect(() => parse(closed(9))).toThrow(/too deep/);
  expect(parse(closed(8))).toHaveLength(1);
});

test('a bracket that leads nowhere is a sign, up to fifty of them that look like links', () => {
  expect(parse('[a] [b] [ ] [c](screen:usa)')[0]).toMatchObject({ text: ['[a] [b] [ ] ', { link: 'screen:usa' }] });
  expect(parse('[ ] '.repeat(500))).toHaveLength(1);
  expect(() => parse(`${'[a'.repeat(60)}](x`)).toThrow(/too many \[/);
  expect(parse(`[${'a'.repeat(1990)}](screen:usa)`)[0]).toMatchObject({ text: [{ link: 'screen:usa' }] });
});

test('the same heading many times has as many names', () => {
  const ids = parse('## a\n'.repeat(500)).flatMap((block) => (block.type === 'header' ? [block.id] : []));
  expect(new Set(ids).size).toBe(500);
  expect(ids.slice(0, 3)).toEqual(['s-a', 's-a-2', 's-a-3']);
  const crossed = parse('## a\n\n## a 2\n\n## a\n\n## a-2\n').flatMap((block) =>
    block.type === 'header' ? [block.id] : [],
  );
  expect(new Set(crossed).size).toBe(4);
});

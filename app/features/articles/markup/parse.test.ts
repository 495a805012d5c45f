/** Every block and directive, and what is said of a file that is wrong: file, line and words (spec 3, spec 8). */
import { expect, test } from 'vitest';
import { parse, wrongIn } from '#tests/markup-known.ts';

const one = (source: string) => {
  const [block, ...others] = parse(source);
  expect(others).toEqual([]);
  return block;
};
const textOf = (source: string) => {
  const block = one(source);
  return block?.type === 'paragraph' ? block.text : block;
};

test('words of another language carry it: inside a line, as a block, and as code', () => {
  expect(parse('Dice [Did anyone assist you](lang:en).')).toEqual([
    { type: 'paragraph', text: ['Dice ', { lang: 'en', words: ['Did anyone assist you'] }, '.'] },
  ]);
  expect(parse(':::note lang=en A letter\nDear officer\n:::')).toMatchObject([
    { type: 'note', lang: 'en', title: ['A letter'] },
  ]);
  expect(() => parse(':::quote lang=xx\nHola\n:::')).toThrow('xx is no language');
  expect(() => parse('[hola](lang:xx)')).toThrow('lang:xx is no language');
});

test('paragraphs end at an empty line, and lines of one are joined', () => {
  expect(parse('uno\ndos\n\ntres')).toEqual([
    { type: 'paragraph', text: ['uno dos'] },
    { type: 'paragraph', text: ['tres'] },
  ]);
});

test('bold, italic, code and links, one inside another; a caret opens another tab', () => {
  expect(textOf('a **b *c* d** e')).toEqual(['a ', { bold: ['b ', { italic: ['c'] }, ' d'] }, ' e']);
  expect(textOf('***x***')).toEqual([{ bold: [{ italic: ['x'] }] }]);
  expect(textOf('`a*b*`')).toEqual([{ code: 'a*b*' }]);
  expect(textOf('[a **b**](screen:usa) y [c](https://a.gov/x_(y))^.')).toEqual([
    { link: 'screen:usa', words: ['a ', { bold: ['b'] }] },
    ' y ',
    { link: 'https://a.gov/x_(y)', words: ['c'], newTab: true },
    '.',
  ]);
  expect(textOf('**[a](article:visa-photo)**')).toEqual([{ bold: [{ link: 'article:visa-photo', words: ['a'] }] }]);
});

test('signs that mean nothing here are signs', () => {
  expect(textOf('5 * 3 [sic] y 2^3, \\*no\\* [a\\]')).toEqual(['5 * 3 [sic] y 2^3, *no* [a]']);
  expect(textOf('#hashtag')).toEqual(['#hashtag']);
  expect(textOf('<b>nada</b>')).toEqual(['<b>nada</b>']);
});

test('figures stay by reference, and only such as exist', () => {
  expect(textOf('son {us-mrv} y {price:FirstTime}')).toEqual(['son {us-mrv} y {price:FirstTime}']);
  expect(wrongIn('a\n\nson {us-none}')).toBe(
    'MarkupError: content/articles/es/x.md:3: there is no fact or price {us-none}',
  );
  for (const inCode of ['`{us-mrv}`', '```\n{us-mrv}\n```']) expect(wrongIn(inCode)).toMatch(/code holds no figure/);
});

test('headings of two to four signs have ids of their own, prefixed', () => {
  expect(parse('## Qué es\n### Qué es\n#### **Más**\n## قبل البدء')).toEqual([
    { type: 'header', level: 2, id: 's-qué-es', text: ['Qué es'] },
    { type: 'header', level: 3, id: 's-qué-es-2', text: ['Qué es'] },
    { type: 'header', level: 4, id: 's-más', text: [{ bold: ['Más'] }] },
    { type: 'header', level: 2, id: 's-قبل-البدء', text: ['قبل البدء'] },
  ]);
  expect(one('## omit')).toMatchObject({ id: 'omit' });
  for (const wrong of ['# Uno', '##### Cinco', '##']) expect(wrongIn(wrong)).toMatch(/:1: /);
});

test('lists: bullets, numbers, one inside another, lines that go on, empty lines between', () => {
  expect(one('- a\n  sigue\n- b\n  1. c\n  2. d')).toEqual({
    type: 'list',
    isNumbered: false,
    items: [{ text: ['a sigue'] }, { text: ['b'], items: [{ text: ['c'] }, { text: ['d'] }], isNumbered: true }],
  });
  expect(one('1. a\n\n2. b')).toMatchObject({ isNumbered: true, items: [{ text: ['a'] }, { text: ['b'] }] });
  expect(parse('- a\n\nb').map(({ type }) => type)).toEqual(['list', 'paragraph']);
  expect(parse('- a\n1. b').map(({ type }) => type)).toEqual(['list', 'list']);
});

test('boxes, quotes and questions hold text of their own', () => {
  expect(one(':::warning Cuidado con *esto*\nUno.\n\n- dos\n:::')).toEqual({
    type: 'warning',
    title: ['Cuidado con ', { italic: ['esto'] }],
    blocks: [
      { type: 'paragraph', text: ['Uno.'] },
      { type: 'list', isNumbered: false, items: [{ text: ['dos'] }] },
    ],
  });
  expect(one(':::note\nUno.\n:::')).toEqual({ type: 'note', blocks: [{ type: 'paragraph', text: ['Uno.'] }] });
  expect(one(':::quote Ana\nUno.\n:::')).toMatchObject({ type: 'quote', by: ['Ana'] });
  expect(one(':::faq\n? ¿Sí?\nSí.\n\nSiempre.\n? ¿No?\nNo.\n:::')).toEqual({
    type: 'faq',
    questions: [
      {
        question: ['¿Sí?'],
        answer: [
          { type: 'paragraph', text: ['Sí.'] },
          { type: 'paragraph', text: ['Siempre.'] },
        ],
      },
      { question: ['¿No?'], answer: [{ type: 'paragraph', text: ['No.'] }] },
    ],
  });
});

test('a table has a head and rows of as many cells', () => {
  expect(one(':::table Costos\n| a | b |\n|---|:--|\n| 1 \\| 2 | **c** |\n:::')).toEqual({
    type: 'table',
    caption: ['Costos'],
    head: [['a'], ['b']],
    rows: [[['1 | 2'], [{ bold: ['c'] }]]],
  });
  expect(wrongIn(':::table\n| a | b |\n|---|---|\n| 1 |\n:::')).toMatch(/:4: this row has 1 cells, the head has 2/);
  for (const wrong of ['| a |', ':::table\n| a |\n:::', ':::table\n| a |\n| b |\n| c |\n:::', ':::table\nx\n:::'])
    expect(wrongIn(wrong), wrong).toBeDefined();
});

test('checklists and steps are one list each; a step has a title in bold', () => {
  expect(one(':::checklist Antes\n- a\n- b\n:::')).toMatchObject({ title: ['Antes'], items: [{}, {}] });
  expect(one(':::steps\n1. **Reúne.** Todo.\n2. Envía.\n:::')).toEqual({
    type: 'steps',
    steps: [{ title: ['Reúne.'], text: ['Todo.'] }, { text: ['Envía.'] }],
  });
  for (const wrong of [':::checklist\n1. a\n:::', ':::steps\n- a\n:::', ':::steps\n1. a\n\ntexto\n:::'])
    expect(wrongIn(wrong), wrong).toMatch(/exactly one/);
});

test('pictures are scenes of ours, with words; with a caption they are framed', () => {
  expect(one('![Un sobre](scene:mail "El *sobre*")')).toEqual({
    type: 'image',
    scene: 'mail',
    alt: 'Un sobre',
    caption: ['El ', { italic: ['sobre'] }],
  });
  expect(one('![Un sobre](scene:mail)')).toEqual({ type: 'simpleImage', scene: 'mail', alt: 'Un sobre' });
  for (const wrong of ['![](scene:mail)', '![a](scene:none)', '![a](https://a.example/x.png)', '![a](scene:mail) b'])
    expect(wrongIn(wrong), wrong).toBeDefined();
});

test('films of YouTube and Vimeo by their host, and nothing that only looks like them', () => {
  const id = 'abcdefghijk';
  for (const address of [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/shorts/${id}`,
    `https://m.youtube.com/watch?v=${id}&t=3`,
    `https://youtu.be/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])
    expect(one(`:::embed ${address}`), address).toEqual({ type: 'embed', host: 'youtube', id });
  for (const address of ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'])
    expect(one(`:::embed ${address}`), address).toEqual({ type: 'embed', host: 'vimeo', id: '123456789' });
  for (const address of [
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:444/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}"onload`,
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/abc',
    'https://dailymotion.com/video/x7tgad0',
    '',
  ])
    expect(wrongIn(`:::embed ${address}`), address).toMatch(/only films of YouTube and Vimeo/);
});

test('code keeps its lines, a delimiter is a line of dashes, another article is named by its postId', () => {
  expect(one('```json\n{ "a": 1 }\n\nb\n```')).toEqual({ type: 'code', language: 'json', code: '{ "a": 1 }\n\nb' });
  expect(parse('a\n\n---\n\nb').map(({ type }) => type)).toEqual(['paragraph', 'delimiter', 'paragraph']);
  expect(one(':::article visa-photo')).toEqual({ type: 'article', postId: 'visa-photo' });
});

test('what is wrong is said with file, line and words', () => {
  const wrong: [source: string, line: number, words: string][] = [
    ['a\n\n:::carousel\n:::', 3, 'there is no block carousel: it is one of warning'],
    [':::warning\nsin cerrar', 1, ':::warning is not closed by :::'],
    [':::warning\n:::note\na\n:::\n:::', 1, ':::warning is not closed by :::'],
    [':::', 1, '::: closes nothing here'],
    [':::note\n:::', 1, 'nothing stands in this block'],
    [':::note\n## a\n:::', 2, 'a heading stands in no ::: block'],
    ['```\nabierto', 1, 'the code that begins here does not end'],
    ['a **b', 1, '** is not closed'],
    ['a *b', 1, '* is not closed'],
    ['a `b', 1, 'code is not closed'],
    ['a\n[x](javascript:alert)', 1, 'a link may not lead to javascript:'],
    ['[x](/usa)', 1, '/usa is no address'],
    ['[x](screen:nowhere)', 1, 'there is no screen nowhere'],
    ['[x](screen:portal)', 1, 'there is no screen portal'],
    ['[](https://a.gov)', 1, 'a link has no words'],
    [':::faq\nsin pregunta\n:::', 2, 'a question begins with ?'],
    [':::faq\n? ¿Sí?\n:::', 2, 'this question has no answer'],
    ['uno \u202Edos', 1, 'an invisible character'],
    ['![a {nothing}](scene:mail)', 1, 'there is no fact or price {nothing}'],
    ['![a\u202E](scene:mail "b")', 1, 'an invisible character'],
    ['  moved in', 1, 'a line that is moved in belongs to a list'],
  ];
  for (const [source, line, words] of wrong)
    expect(wrongIn(source), source).toContain(`content/articles/es/x.md:${line}: ${words}`);
});

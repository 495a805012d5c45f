import { expect, test } from 'vitest';
import { CAPTION_WIDTH, captionLines as captionParagraphs, pictureOf, type SocialPost } from './rules.ts';

const captionLines = (caption: string | null) => captionParagraphs(caption).flat();

const words = (count: number) => Array.from({ length: count }, (_, index) => `palabra${index}`).join(' ');
const count = (line: string) => [...new Intl.Segmenter().segment(line)].length;

test('a caption is wrapped at 40 characters between words', () => {
  expect(captionLines('Tu nombre debe decir lo mismo en el formulario y en el pasaporte.')).toEqual([
    'Tu nombre debe decir lo mismo en el',
    'formulario y en el pasaporte.',
  ]);
  expect(captionLines('x'.repeat(40))).toEqual(['x'.repeat(40)]);
  expect(captionLines(`${'x'.repeat(20)} ${'y'.repeat(19)}`)).toHaveLength(1);
  expect(captionLines(`${'x'.repeat(20)} ${'y'.repeat(20)}`)).toHaveLength(2);
});

test('four lines are shown; what is left out is an ellipsis', () => {
  const lines = captionLines(words(40));
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/\w…$/);
  for (const line of lines) expect(count(line)).toBeLessThanOrEqual(CAPTION_WIDTH);
  expect(captionLines('x'.repeat(200))[3]).toBe(`${'x'.repeat(39)}…`);
  expect(captionLines('uno\ndos\ntres\ncuatro')).toEqual(['uno', 'dos', 'tres', 'cuatro']);
  expect(captionLines('uno\ndos\ntres\ncuatro\ncinco')).toEqual(['uno', 'dos', 'tres', 'cuatro…']);
});

test('breaks of the author stay, empty lines and doubled spaces do not', () => {
  expect(captionLines('Uno\n\n \n  dos   tres \n')).toEqual(['Uno', 'dos tres']);
  for (const nothing of [null, '', ' \n ']) expect(captionLines(nothing)).toEqual([]);
});

test('lines know their paragraph, so that a narrow card breaks where the author did', () => {
  expect(captionParagraphs('Uno\n\ndos')).toEqual([['Uno'], ['dos']]);
  const long = captionParagraphs(`Uno\n${words(30)}\nfin`);
  expect(long.map((lines) => lines.length)).toEqual([1, 3]);
  expect(long[1]?.[2]).toMatch(/…$/);
});

test('a word longer than a line is broken where it ends, never inside a character', () => {
  expect(captionLines(`#${'visa'.repeat(20)}`)).toEqual([`#${'visa'.repeat(9)}vis`, `a${'visa'.repeat(9)}vis`, 'a']);
  const family = '👨‍👩‍👧‍👦';
  const flags = '🇨🇴'.repeat(19);
  expect(captionLines(`${flags} ${flags}`), 'a flag is one character').toHaveLength(1);
  expect(captionLines(family.repeat(41))).toEqual([family.repeat(40), family]);
  expect(captionLines('مرحبًا بكم في ميرادور حيث نساعدكم على إعداد طلب التأشيرة')).toHaveLength(2);
});

test('the picture of a video is its still', () => {
  const post = { media_type: 'IMAGE', media_url: '/a', thumbnail_url: null } as SocialPost;
  expect(pictureOf(post)).toBe('/a');
  expect(pictureOf({ ...post, media_type: 'VIDEO', thumbnail_url: '/b' })).toBe('/b');
});

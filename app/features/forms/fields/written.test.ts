import { expect, test } from 'vitest';
import { checkValue } from '#app/features/forms/engine/check.ts';
import type { Field } from '#content/forms/definition.ts';
import { clean, toldOf } from './written.ts';

const field = (regexPattern: 'C_HANDLE' | 'C_NAME' | 'C_DIGITS' | 'C_ZIP_US' | 'C_ADDR' | 'C_EXPL'): Field => ({
  name: 'x',
  type: 'text',
  validation: { regexPattern },
});

test('Spanish letters come through, composed', () => {
  expect(clean(field('C_NAME'), 'Mun\u0303oz')).toEqual({ text: 'Muñoz', refused: [] });
});

test('what is outside of the class is left out and told', () => {
  expect(clean(field('C_NAME'), 'Ana7')).toEqual({ text: 'Ana', refused: [{ letter: '7', instead: '' }] });
  expect(clean(field('C_ZIP_US'), '12345a')).toEqual({ text: '12345', refused: [{ letter: 'a', instead: '' }] });
});

test('a letter with a near one is replaced by it, and that is told, too', () => {
  expect(clean(field('C_NAME'), 'Łucja')).toEqual({ text: 'Lucja', refused: [{ letter: 'Ł', instead: 'L' }] });
  expect(clean(field('C_NAME'), 'O’Hara').text).toBe("O'Hara");
  expect(clean(field('C_NAME'), 'Čapek').text).toBe('Capek');
});

test('Arabic digits are digits; Arabic letters are refused where Latin ones are asked', () => {
  expect(clean(field('C_DIGITS'), '٢٠٢٦')).toEqual({ text: '2026', refused: [] });
  expect(clean(field('C_ADDR'), 'شارع 7').text.trim()).toBe('7');
});

test('a tab of a table, or a space of a web page, is a space, and nobody is told of it', () => {
  expect(clean(field('C_NAME'), 'Ana\tLucía\u202fPaz\u00a0Gil')).toEqual({ text: 'Ana Lucía Paz Gil', refused: [] });
  expect(clean(field('C_DIGITS'), '10\t20')).toEqual({ text: '1020', refused: [{ letter: ' ', instead: '' }] });
});

test('a stroke between numbers becomes a hyphen, and never nothing', () => {
  expect(clean(field('C_ADDR'), 'Calle 1/2')).toEqual({
    text: 'Calle 1-2',
    refused: [{ letter: '/', instead: '-' }],
  });
  expect(clean(field('C_EXPL'), '03/2019').text).toBe('03-2019');
  expect(clean(field('C_NAME'), 'Ana/').refused).toEqual([{ letter: '/', instead: '' }]);
});

test('the raised letters of ordinals come down', () => {
  expect(clean(field('C_ADDR'), 'Nº 5, 2ª').text).toBe('No 5, 2a');
  expect(clean(field('C_DIGITS'), '5º').text).toBe('5');
});

test('every sign that did not come through is told, each once', () => {
  const { refused } = clean(field('C_ADDR'), 'Apto. 1/2 "B" + 3/4 =');
  expect(toldOf(refused)).toEqual({ gone: ['"', '+', '='], replaced: [{ letter: '/', instead: '-' }] });
  expect(toldOf([])).toEqual({ gone: [], replaced: [] });
});

test('the address of a profile becomes the user name, and it is told; what has no user name stays and is refused as a whole', () => {
  const told: readonly (readonly [string, string])[] = [
    ['https://www.instagram.com/ana_munoz?igsh=MXg=', 'ana_munoz'],
    ['instagram.com/ana.munoz/', 'ana.munoz'],
    ['https://www.linkedin.com/in/ana-munoz-123/?originalSubdomain=co', 'ana-munoz-123'],
    ['https://www.facebook.com/profile.php?id=100012345678', '100012345678'],
    ['https://www.tiktok.com/@ana.m', '@ana.m'],
    ['https://x.com/anam/status/1', 'anam'],
    ['https://www.reddit.com/user/ana_m/', 'ana_m'],
  ];
  for (const [address, handle] of told)
    expect(clean(field('C_HANDLE'), address)).toEqual({
      text: handle,
      refused: [{ letter: address, instead: handle }],
    });
  for (const kept of ['ana_munoz', 'Ana Munoz', '@ana@mastodon.example', 'in/ana', 'x?y=z', 'https://instagram.com'])
    expect(clean(field('C_HANDLE'), kept), kept).toEqual({ text: kept, refused: [] });
  const handles = { field: { ...field('C_HANDLE'), name: 'x' }, options: [] };
  const faultOf = (text: string) => checkValue(handles, text, { regexPattern: 'C_HANDLE' }, () => null, '2026-01-01');
  expect([faultOf('https://instagram.com'), faultOf('www.ana.co'), faultOf('Ana Munoz')]).toEqual([
    { rule: 'pattern' },
    { rule: 'pattern' },
    null,
  ]);
});

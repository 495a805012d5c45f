import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalEmail } from './email.ts';
import { emailAddress, line, lines, normalPhone } from './input.ts';

test('every spelling of one phone number is the same number', () => {
  const spellings = [
    '+573001234567',
    '+57 300 123 4567',
    '+57-300-123-4567',
    '+57 (300) 1234567',
    '  +57.300.123.4567 ',
    '+٥٧ ٣٠٠ ١٢٣ ٤٥٦٧',
    '＋573001234567',
  ];
  for (const spelt of spellings) expect(normalPhone(spelt), spelt).toBe('+573001234567');
});

test('what is no phone number is refused', () => {
  for (const bad of ['', '12345', '+57 300', 'call me', '+573001234567 ext 4', '+999123456789', '5'.repeat(50)])
    expect(normalPhone(bad), bad).toBeNull();
});

test('an e-mail address has one spelling and no room for tricks', () => {
  expect(normalEmail(' Eva@Correo.Example ')).toBe('eva@correo.example');
  for (const bad of [
    'eva',
    'eva@',
    '@correo.example',
    'eva@correo',
    'e va@correo.example',
    'a@b.example\nBcc: c@d.example',
    'a,b@c.example',
    'eva@-correo.example',
    `${'x'.repeat(65)}@correo.example`,
    `eva@${'correo.'.repeat(40)}example`,
  ])
    expect(emailAddress.safeParse(bad).success, bad).toBe(false);
});

test('a line of text never holds a control or direction character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const read = line(60).safeParse(text);
      if (read.success) expect(read.data).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});

test('several lines keep their breaks, however they were typed, and nothing else that cannot be seen', () => {
  expect(lines(50).parse(' uno\r\ndos\rtres\n\ncuatro\u0000\u202e ')).toBe('uno\ndos\ntres\n\ncuatro');
  expect(lines(50).parse('')).toBe('');
  expect(lines(3).safeParse('four').success).toBe(false);
});

test('a text of nothing that can be seen is empty; joiners inside a word stay', () => {
  for (const unseen of [
    '\u200b\u200b',
    '\u200d\u200c',
    '\ufeff \u2060',
    '\u00ad',
    '\u3164\u115f',
    '\u2800\u2800',
    '\u034f',
    '\u{e0041}\u{e0042}',
    '\u0301\u0301',
    '\ud800',
  ]) {
    expect(line(60).safeParse(unseen).success, JSON.stringify(unseen)).toBe(false);
    expect(lines(60).parse(` ${unseen}\n${unseen}`), JSON.stringify(unseen)).toBe('');
  }
  for (const word of ['علی\u200cرضا', 'هیئت\u200dها', 'محمد', '李', '👩\u200d🎓', 'e\u0301', '0', '.'])
    expect([line(60).parse(word), lines(60).parse(word)], word).toEqual([word, word]);
});

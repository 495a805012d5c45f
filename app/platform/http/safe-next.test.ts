import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/portal\\..\\..\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'HTTPS://evil.example/portal',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'mailto:a@evil.example',
  'evil.example',
  'portal',
  './portal',
  '../portal',
  '?next=/portal',
  '#portal',
  '@evil.example',
  '/@evil.example',
  'https://127.0.0.1@evil.example/',
  '/user:pass@evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/portal/..//evil.example',
  '/portal/%2e%2e//evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%',
  '/\u3000/evil.example',
  '/ /evil.example',
  `/${'a'.repeat(3000)}`,
  '',
  null,
  undefined,
];

test('what could lead off our origin is no way on', () => {
  expect(hostile.length).toBeGreaterThan(40);
  for (const text of hostile) expect(safeNext(text), String(text)).toBeNull();
});

test('a path of our own stays as it is, with its query and fragment', () => {
  const own = [
    '/',
    '/portal',
    '/ar/portal/applicants?just_paid=true',
    '/portal/applicants/3f2c/forms?page=2#question-4',
    '/blog/%D8%AA%D8%A3%D8%B4%D9%8A%D8%B1%D8%A9',
    '/portal?back=https%3A%2F%2Fevil.example',
  ];
  for (const path of own) expect(safeNext(path)).toBe(path);
});

test('whatever is written, what is left over is read as our own by a browser', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    ' ',
    'evil.example',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const next = safeNext(`/${pieces.join('')}`);
      if (next === null) return;
      expect(next).toMatch(/^\/(?![/\\])/);
      expect(new URL(next, 'https://mirador.example').origin).toBe('https://mirador.example');
      expect(safeNext(next)).toBe(next);
    }),
    { numRuns: 2000 },
  );
  expect(safeNext('/portal/../auth/log-in')).toBe('/auth/log-in');
});

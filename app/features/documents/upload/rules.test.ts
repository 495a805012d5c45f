/** What may be handed in, and what follows when a step fails. */
import { expect, test } from 'vitest';
import { words } from '#app/features/documents/files/input.server.ts';
import { FILE_BYTES } from '#app/features/documents/files/rules.ts';
import { REFUSALS } from '#app/integrations/inspection/inspection.ts';
import { readSource } from '#tests/sources.ts';
import { kindOf, LARGEST, nameFor, nextAfter, refusalBefore, seenIn, TRIES, WHYS } from './rules.ts';

const MB = 1024 * 1024;

test('.jpg, .jpeg, .png and .pdf are taken, HEIC is tried, and nothing else', () => {
  const file = (name: string, type = '') => kindOf({ name, type });
  expect(['a.jpg', 'a.JPEG', 'a.png', 'a.pdf', 'a.heic'].map((name) => file(name))).toEqual([
    ...['picture', 'picture', 'picture', 'pdf', 'heic'],
  ]);
  expect(file('', 'image/png'), 'pasted').toBe('picture');
  expect(file('a.pdf', 'application/octet-stream')).toBe('pdf');
  for (const [name, type] of [
    ['a.svg', 'image/svg+xml'],
    ['a.jpg', 'text/html'],
    ['a.docx', ''],
    ['jpg', ''],
  ])
    expect(file(name ?? '', type), name).toBeNull();
});

test('what cannot be taken is said before a byte leaves; a large photo is shrunk first', () => {
  expect(LARGEST, 'as the server has it').toBe(FILE_BYTES);
  expect(refusalBefore({ size: 1 }, null, false)).toBe('wrong_type');
  expect(refusalBefore({ size: 0 }, 'pdf', false)).toBe('empty');
  expect(refusalBefore({ size: 10 * MB + 1 }, 'pdf', false)).toBe('too_large');
  expect(refusalBefore({ size: 10 * MB }, 'pdf', false)).toBeNull();
  expect(refusalBefore({ size: 30 * MB }, 'picture', false)).toBeNull();
  expect(refusalBefore({ size: 30 * MB }, 'picture', true)).toBe('too_large');
});

test('a name has the ending of its bytes and no sign that nobody sees', () => {
  expect(nameFor('IMG_1.HEIC', 'jpg')).toBe('IMG_1.jpg');
  expect(nameFor('a\u202Egpj.exe', 'jpg')).toBe('a gpj.jpg');
  expect(nameFor('', 'pdf')).toBe('documento.pdf');
  expect(nameFor(`${'x'.repeat(500)}.pdf`, 'pdf').length).toBe(124);
});

test('names as phones write them and notes as people type them are taken by the server', () => {
  const texts = [
    '\u200EWhatsApp Image 2026-11-18.jpeg',
    '\u200Fصورة الجواز\uFEFF.jpg',
    'pasa\u00ADporte\u200B.pdf',
    'flag 🏴\u{E0067}\u{E0062}\u{E007F}.png',
    'a\u2028b\u000Bc\td.png',
    `${'x'.repeat(119)}𠮷𠮷.png`,
    `${'𠮷'.repeat(200)}.png`,
  ];
  for (const text of texts) {
    const name = nameFor(text, 'jpg');
    expect(words(200).safeParse(name).success, JSON.stringify(name)).toBe(true);
    expect(name, 'no sign for half a letter').not.toContain('\uFFFD');
    expect(words(600).safeParse(seenIn(text)).success, JSON.stringify(text)).toBe(true);
  }
  expect(seenIn('una\ndos'), 'lines stay').toBe('una\ndos');
});

test('without an answer it is tried again with growing pauses, then it stops and says so', () => {
  const pauses = Array.from({ length: TRIES }, (_, tried) => nextAfter({ step: 'put' }, tried));
  expect(pauses.map((next) => (next.next === 'again' ? next.seconds : next.next))).toEqual([2, 4, 8, 16, 30, 30]);
  expect(nextAfter({ step: 'put' }, TRIES)).toEqual({ next: 'failed', why: 'network' });
  expect(nextAfter({ step: 'ask', status: 503, retryAfter: 7 }, 0)).toEqual({ next: 'again', seconds: 7 });
  expect(nextAfter({ step: 'ask', status: 503 }, TRIES)).toEqual({ next: 'failed', why: 'server' });
});

test('an address that has ended is asked for anew under its number; a taken number under another', () => {
  for (const status of [403, 404, 410])
    expect(nextAfter({ step: 'put', status }, 1)).toEqual({ next: 'fresh', keepsNumber: true });
  const taken = { step: 'ask', status: 409, field: 'file_number', message: 'That number is taken' } as const;
  expect(nextAfter(taken, 0)).toEqual({ next: 'fresh', keepsNumber: false });
});

test('every refusal of the server has its word', () => {
  for (const refused_for of REFUSALS)
    expect(nextAfter({ step: 'verify', status: 422, refused_for }, 0)).toEqual({ next: 'refused', why: refused_for });
  const after = (trouble: object) => nextAfter({ step: 'ask', ...trouble }, 0);
  expect(after({ status: 409, field: 'file_number', message: 'Too many files' })).toEqual({
    ...{ next: 'refused', why: 'too_many' },
  });
  expect(after({ status: 409, message: 'No room left' })).toEqual({ next: 'refused', why: 'quota' });
  expect(after({ status: 423 })).toEqual({ next: 'refused', why: 'locked' });
  expect(after({ status: 404 })).toEqual({ next: 'failed', why: 'gone' });
  expect(after({ status: 422 })).toEqual({ next: 'failed', why: 'server' });
  expect(nextAfter({ step: 'put', status: 413 }, 0)).toEqual({ next: 'refused', why: 'too_large' });
  expect(nextAfter({ step: 'put', status: 400 }, 0)).toEqual({ next: 'failed', why: 'server' });
});

test('and every word its sentence, in each language', () => {
  for (const locale of ['es', 'en', 'ar']) {
    const { upload } = JSON.parse(readSource(`content/text/${locale}/documents-screen.json`));
    expect(Object.keys(upload.why).toSorted(), locale).toEqual([...WHYS].toSorted());
  }
});

import { expect, test } from 'vitest';
import { unzip } from '#tests/unzip.ts';
import { type PackedFile, zipOf } from './archive.server.ts';
import { nameInArchive, plainName } from './rules.ts';

test('names are in order and in words, without signs that some system cannot write', () => {
  const named = { place: 1, title: 'Pasaporte, página de datos', file_number: 2, ending: 'jpg' };
  expect(nameInArchive(named)).toBe('01-pasaporte-pagina-de-datos-2.jpg');
  expect(nameInArchive({ ...named, place: 12, title: 'جواز السفر' })).toBe('12-جواز-السفر-2.jpg');
  expect(plainName('../../etc/passwd')).toBe('etc-passwd');
  expect(plainName('a\u202Egpj\0.exe: "x"')).toBe('a-gpj-exe-x');
  expect(plainName(`${'ñ'.repeat(80)}`)).toBe('n'.repeat(60));
  expect(plainName(`documentos ${'𠮷'.repeat(40)}`), 'no half of a letter').toBe(`documentos-${'𠮷'.repeat(24)}`);
});

async function zipped(files: PackedFile[]) {
  const pieces: Uint8Array[] = [];
  async function* each() {
    yield* files;
  }
  for await (const piece of zipOf(each())) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('what is packed comes out as it went in, with its name', async () => {
  const modified = new Date('2026-11-18T10:20:30Z');
  const files = [
    { name: '01-uno-1.jpg', bytes: Buffer.from('first'), modified },
    { name: '02-جواز-1.pdf', bytes: Buffer.alloc(70_000, 7), modified },
    { name: '03-vacio-1.png', bytes: new Uint8Array(), modified: new Date(0) },
  ];
  const out = unzip(await zipped(files));
  expect([...out.keys()]).toEqual(files.map(({ name }) => name));
  for (const { name, bytes } of files) expect(out.get(name)?.equals(Buffer.from(bytes)), name).toBe(true);
  expect(unzip(await zipped([])).size).toBe(0);
});

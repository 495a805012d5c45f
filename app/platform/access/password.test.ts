/** One password, however a keyboard writes its letters; and nothing fits where there is none. */
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.server.ts';

test('composed, decomposed and full-width letters are the same password', async () => {
  const spellings = ['contraseña de Ángel 1', 'contrasen\u0303a de A\u0301ngel 1', 'ｃｏｎｔｒａｓｅñａ de Ángel １'];
  for (const chosen of spellings) {
    const known = await hashPassword(chosen);
    for (const typed of spellings) expect(await isPassword(typed, known), `${chosen} / ${typed}`).toBe(true);
  }
});

test('case, spaces and accents count', async () => {
  const known = await hashPassword('Tres perros ñ');
  for (const typed of ['tres perros ñ', 'Tres perros n', 'Tres perros ñ ', 'Tresperros ñ', ''])
    expect(await isPassword(typed, known), typed).toBe(false);
});

test('where there is no password nothing fits, and each hash is its own', async () => {
  for (const known of [null, undefined]) expect(await isPassword('', known)).toBe(false);
  expect(await hashPassword('tres perros')).not.toBe(await hashPassword('tres perros'));
  expect(await hashPassword('tres perros')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

import { expect, test } from 'vitest';
import { authorOf } from './author.ts';

test('oneself, somebody of the family by name, and only staff as our team', () => {
  const known = {
    viewer: 'luz',
    family: { luz: 'Luz', ana: 'Ana' },
    stored: { saved_by: null, author: 'you' as const },
  };
  expect(authorOf('luz', known)).toBe('you');
  expect(authorOf('ana', known), 'she had not saved it before').toEqual({ name: 'Ana' });
  expect(authorOf('csr', known)).toBe('team');
  const opened = { ...known, stored: { saved_by: 'eva', author: { name: 'Eva' } } };
  expect(authorOf('eva', opened), 'as the server has named them').toEqual({ name: 'Eva' });
});

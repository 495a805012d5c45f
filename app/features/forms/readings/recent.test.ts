import { expect, test } from 'vitest';
import { answersIn, recentOf } from './recent.server.ts';

test('the same text is the same answers, another one is read, and nobody can write into either', () => {
  const recent = recentOf('ana', 'ds160');
  const first = answersIn(recent, 1, '{"surnames": "Muñoz", "visits": [{"arrived": "2019"}]}');
  expect(answersIn(recentOf('ana', 'ds160'), 1, '{"surnames": "Muñoz", "visits": [{"arrived": "2019"}]}')).toBe(first);
  expect(answersIn(recent, 1, '{"surnames": "Rojas"}')).toEqual({ surnames: 'Rojas' });
  expect(first.surnames, 'who has read it before still has it').toBe('Muñoz');
  expect(() => Object.assign(first, { surnames: 'Rojas' })).toThrow();
  expect(() => (first.visits as object[]).push({})).toThrow();
});

test('each has their own, page by page and form by form', () => {
  const text = '{"surnames": "Muñoz"}';
  const mine = answersIn(recentOf('ana', 'ds160'), 2, text);
  for (const [user_id, form_name, page] of [
    ['luz', 'ds160', 2],
    ['ana', 'renewal', 2],
    ['ana', 'ds160', 3],
  ] as const)
    expect(answersIn(recentOf(user_id, form_name), page, text)).not.toBe(mine);
});

test('of many who write those who wrote last are known', () => {
  const first = recentOf('first', 'ds160');
  const stays = recentOf('stays', 'ds160');
  for (let n = 0; n < 200; n++) {
    recentOf(`person ${n}`, 'ds160');
    expect(recentOf('stays', 'ds160')).toBe(stays);
  }
  expect(recentOf('first', 'ds160')).not.toBe(first);
});

/** Seats of a family in what was bought (D44, D51). */
import { expect, test } from 'vitest';
import { seatsOf, takeSeats } from './rules.ts';

test('seats: named people keep theirs, free ones go round in order, a seat that was paid back is gone (D51)', () => {
  const seat = (user_id: string, refunded_at: Date | null = null) => ({ user_id, refunded_at });
  expect([...takeSeats(['a', 'b', 'c'], 2, [])]).toEqual(['a', 'b']);
  expect([...takeSeats(['a', 'b', 'c'], 2, [seat('a'), seat('c')])]).toEqual(['a', 'c']);
  expect([...takeSeats(['a', 'b', 'c'], 3, [seat('a'), seat('c')])]).toEqual(['a', 'c', 'b']);
  expect([...takeSeats(['a', 'b', 'c'], 2, [seat('a', new Date(0)), seat('b')])]).toEqual(['b']);
});

test('everybody who travels: the head, the named, and of the others the minors that were told of first (D44)', () => {
  const flags = (seats: { is_minor: boolean }[]) => seats.map(({ is_minor }) => is_minor);
  expect(flags(seatsOf([{ is_minor: true }], { people: 4, told: 2 }))).toEqual([false, true, true, false]);
  expect(flags(seatsOf([], { people: 1, told: 3 }))).toEqual([false]);
});

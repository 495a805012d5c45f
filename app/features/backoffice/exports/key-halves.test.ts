import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { halvesOf, placeOf } from './key-halves.server.ts';

const SECRET = 'a secret of the house';
const PLACE = { at: '2026-11-18T12:00:00.000Z', id: randomUUID() };

test('the halves lead back to their place, in their own list only', () => {
  const halves = halvesOf(SECRET, 'profiles', PLACE);
  expect(placeOf(SECRET, 'profiles', halves)).toEqual(PLACE);
  expect(() => placeOf(SECRET, 'referrals', halves)).toThrow();
  expect(placeOf(SECRET, 'profiles', {})).toBeUndefined();
});

test('nobody makes one: changed, swapped, halved, of another secret', () => {
  const { start_key_pk, start_key_sk } = halvesOf(SECRET, 'profiles', PLACE);
  const wrong = [
    { start_key_pk },
    { start_key_sk },
    { start_key_pk: start_key_sk, start_key_sk: start_key_pk },
    { start_key_pk: `x${start_key_pk.slice(1)}`, start_key_sk },
    halvesOf('another', 'profiles', PLACE),
    { start_key_pk: JSON.stringify(PLACE), start_key_sk: '' },
  ];
  for (const given of wrong) expect(() => placeOf(SECRET, 'profiles', given)).toThrow();
});

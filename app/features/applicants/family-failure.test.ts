import { expect, test } from 'vitest';
import { HttpError } from '#app/platform/http/http.ts';
import { familyFailure } from './family-failure.ts';

const answer = (status: number, body: unknown) => new HttpError('', { status, statusText: '', body });

test('a blank name is named at its field, in the words of the specification', () => {
  const error = answer(422, { message: 'Please enter a valid name', field: 'last_name' });
  expect(familyFailure(error)).toEqual({ text: 'invalidName', field: 'last_name' });
});

test('the tenth companion, somebody who is gone, and a lost line each have their text', () => {
  expect(familyFailure(answer(409, { message: 'Too many applicants' }))).toEqual({ text: 'tooMany' });
  expect(familyFailure(answer(404, { message: 'Not Found' }))).toEqual({ text: 'gone' });
  expect(familyFailure(new TypeError('Failed to fetch'))).toEqual({ text: 'offline' });
});

test('anything else went wrong, and may be tried again', () => {
  expect(familyFailure(answer(500, 'not json'))).toEqual({ text: 'failed' });
  expect(familyFailure(answer(422, { message: 'Validation Error', field: 'relationship' }))).toEqual({
    text: 'failed',
  });
});

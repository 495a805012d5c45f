import { expect, test } from 'vitest';
import { localeOf } from './locales.ts';

test('the language of a path is its first part, in any case', () => {
  for (const path of ['/en', '/EN', '/En/privacy', '/en/wait-times']) expect(localeOf(path), path).toBe('en');
  for (const path of ['/ar', '/AR/citas']) expect(localeOf(path), path).toBe('ar');
});

test('whatever is no other language is Spanish, and only the whole first part counts', () => {
  for (const path of ['/', '', '/es', '/ES/x', '/english', '/citas/en', '/enx', '/fr', '//en'])
    expect(localeOf(path), path).toBe('es');
});

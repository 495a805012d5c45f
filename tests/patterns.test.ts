/** No pattern that meets input can be made to run for long (Q42). */
import { expect, test } from 'vitest';
import { isStorageKey } from '#app/integrations/storage/storage.ts';
import { callerOf } from '#app/platform/access/session.server.ts';
import { idempotencyHeader } from '#app/platform/calls/idempotency.server.ts';
import { normalEmail } from '#app/platform/email.ts';
import { clientAddress, isLoopback, limitKey, parseTrustedProxies } from '#app/platform/http/address.ts';
import { line, lines, normalPhone } from '#app/platform/input.ts';
import { maskPersonal } from '#app/platform/record/log.server.ts';

test('patterns that meet input end at once on their worst 40 kB', () => {
  const seeds = [
    'a',
    '1',
    '1 ',
    '1.',
    '%20',
    '(',
    ' ',
    '@',
    'a@',
    'a.',
    'a-',
    '-',
    '/',
    'a/',
    ';',
    '; ',
    '=',
    ':',
    ',',
    '\u0660',
    'token=',
    '::',
    '\r\n',
  ];
  const tails = ['', '!', '@', '\n', '1', '\0'];
  const trusted = parseTrustedProxies('loopback');
  const readers: Record<string, (text: string) => unknown> = {
    normalEmail,
    'normalEmail after @': (text) => normalEmail(`a@${text}`),
    normalPhone,
    isStorageKey,
    isLoopback,
    limitKey,
    maskPersonal,
    line: (text) => line(80).safeParse(text),
    lines: (text) => lines(2000).safeParse(text),
    idempotency: (text) => idempotencyHeader.safeParse({ 'idempotency-key': text }),
    forwarded: (text) => trusted && clientAddress('127.0.0.1', text, trusted),
    cookie: (text) => callerOf(undefined, text),
    bearer: (text) => callerOf(`Bearer ${text}`, undefined),
  };
  for (const [name, read] of Object.entries(readers))
    for (const seed of seeds)
      for (const tail of tails) {
        const text = seed.repeat(Math.ceil(40_000 / seed.length)) + tail;
        const started = performance.now();
        read(text);
        expect(
          performance.now() - started,
          `${name} on ${JSON.stringify(seed)} ... ${JSON.stringify(tail)}`,
        ).toBeLessThan(1000);
      }
});

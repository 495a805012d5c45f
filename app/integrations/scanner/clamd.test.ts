/** A scanner that does not say OK has found nothing clean (Q35). */
import { expect, onTestFinished, test } from 'vitest';
import { EICAR, startClamd } from '#tests/emulators/clamd.ts';
import { clamd } from './clamd.server.ts';
import { chooseScanner } from './index.server.ts';

const bytes = new TextEncoder().encode('a passport');

test('what is clean is clean, what is found is infected, also in the middle of a large file', async () => {
  const emulator = await startClamd();
  onTestFinished(async () => void (await emulator.stop()));
  const scanner = clamd(emulator.url);
  expect(await scanner.scan(bytes)).toBe('clean');
  const large = Buffer.alloc(1_000_000, 65);
  expect(await scanner.scan(large)).toBe('clean');
  large.write(EICAR, 65_536 * 3 - 20);
  expect(await scanner.scan(large)).toBe('infected');
});

test('an error, an end without a word, nonsense or nobody there is never clean', async () => {
  const emulator = await startClamd();
  for (const mode of ['error', 'silent end', 'nonsense', 'wrong size'] as const) {
    emulator.set(mode);
    expect(await clamd(emulator.url).scan(bytes), mode).toBe('not_scanned');
  }
  await emulator.stop();
  expect(await clamd(emulator.url).scan(bytes), 'nobody there').toBe('not_scanned');
  expect(await chooseScanner({ CLAMD_URL: undefined }).scan(bytes)).toBe('not_scanned');
});

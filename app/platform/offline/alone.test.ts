/** One writer among tabs: Node has the same locks as a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { aloneWith } from './drafts.ts';

const alone = <T>(name: string, work: () => Promise<T>) => aloneWith('ana', name, work);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Work that notes when it begins and ends, and waits until it is let go. */
function work(notes: string[], name: string) {
  const gate = Promise.withResolvers<void>();
  const run = async () => {
    notes.push(`${name} begins`);
    await gate.promise;
    notes.push(`${name} ends`);
    return name;
  };
  return { run, letGo: gate.resolve };
}

test('of two tabs that save the same page the second waits for the first; another page does not wait', async () => {
  const notes: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => work(notes, name));
  if (!first || !second || !other) throw new Error('three');
  const saves = [alone('form-page:1', first.run), alone('form-page:1', second.run)];
  const elsewhere = alone('form-page:2', other.run);
  other.letGo();
  second.letGo();
  expect(await elsewhere).toBe('other');
  expect(notes).not.toContain('second begins');
  first.letGo();
  expect(await Promise.all(saves)).toEqual(['first', 'second']);
  expect(notes.indexOf('second begins')).toBeGreaterThan(notes.indexOf('first ends'));
});

test('a save that fails gives the page free, and a browser without locks saves all the same', async () => {
  const fails = async () => {
    throw new Error('refused');
  };
  await expect(alone('form-page:3', fails)).rejects.toThrow('refused');
  expect(await alone('form-page:3', async () => 'saved')).toBe('saved');
  vi.stubGlobal('navigator', {});
  expect(await alone('form-page:3', async () => 'saved')).toBe('saved');
});

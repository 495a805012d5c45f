import { expect, test } from 'vitest';
import { isCrossSite } from './same-origin.ts';

const own = { origins: ['https://mirador.example'] };
const isForeign = (method: string, headers: Record<string, string>) => isCrossSite(method, new Headers(headers), own);

test('the browser’s own word decides: only our origin and what a person typed are ours', () => {
  const verdicts = ['same-origin', 'none', 'same-site', 'cross-site', 'anything'].map((site) =>
    isForeign('POST', { 'sec-fetch-site': site }),
  );
  expect(verdicts).toEqual([false, false, true, true, true]);
  expect(isForeign('POST', { 'sec-fetch-site': 'cross-site', origin: 'https://mirador.example' })).toBe(true);
});

test('without it the origin decides, and a program that sends none is no browser', () => {
  expect(isForeign('POST', {})).toBe(false);
  expect(isForeign('POST', { origin: 'https://mirador.example' })).toBe(false);
  for (const origin of [
    'null',
    '',
    'https://evil.example',
    'http://mirador.example',
    'https://mirador.example.evil.example',
    'https://sub.mirador.example',
    'https://mirador.example:8443',
  ])
    expect(isForeign('POST', { origin }), origin).toBe(true);
});

test('whoever reads changes nothing; whoever writes may', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isForeign(method, foreign), method).toBe(false);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isForeign(method, foreign), method).toBe(true);
});

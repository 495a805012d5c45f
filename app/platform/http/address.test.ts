import { expect, test } from 'vitest';
import { clientAddress, limitKey, parseTrustedProxies, plainAddress } from './address.ts';

const trusted = (setting: string) => {
  const list = parseTrustedProxies(setting);
  if (!list) throw new Error('unreadable');
  return list;
};

test('without a trusted proxy a forwarded address does not exist', () => {
  expect(clientAddress('203.0.113.5', '198.51.100.1', trusted(''))).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', '198.51.100.1', trusted('10.0.0.0/8'))).toBe('127.0.0.1');
});

test('the right-most untrusted forwarded address counts, whatever the client wrote before it', () => {
  expect(clientAddress('127.0.0.1', '1.1.1.1, 198.51.100.7', trusted('loopback'))).toBe('198.51.100.7');
  expect(clientAddress('::ffff:127.0.0.1', '198.51.100.7, 10.1.2.3', trusted('loopback,10.0.0.0/8'))).toBe(
    '198.51.100.7',
  );
  expect(clientAddress('::1', '2001:db8::7', trusted('loopback'))).toBe('2001:db8::7');
  expect(clientAddress('127.0.0.1', 'not an address', trusted('loopback'))).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', undefined, trusted('loopback'))).toBe('127.0.0.1');
});

test('a list that cannot be read is no list', () => {
  for (const setting of ['all', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '1.2.3'])
    expect(parseTrustedProxies(setting)).toBeNull();
});

test('one IPv6 subscriber has one key, however the address ends or is written', () => {
  expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:0db8:0001:0002:bbbb:cccc:dddd:eeee'));
  expect(limitKey('2001:db8:1:3::1')).not.toBe(limitKey('2001:db8:1:2::1'));
  expect(limitKey('198.51.100.7')).toBe('198.51.100.7');
  expect(plainAddress('::FFFF:198.51.100.7')).toBe('198.51.100.7');
});

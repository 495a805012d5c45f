/** Network addresses: loopback, trusted proxies, and the client's address (T38). */
import { BlockList, isIP } from 'node:net';

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Node prints IPv4 peers of a dual-stack socket as ::ffff:1.2.3.4; this strips the prefix. */
export function plainAddress(address: string): string {
  return address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
}

/** TRUST_PROXY: the word `loopback`, or a comma list of addresses and CIDRs. Null when it cannot be read. */
export function parseTrustedProxies(setting: string): BlockList | null {
  const list = new BlockList();
  for (const entry of setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    if (!version || rest.length) return null;
    if (bits === undefined) {
      list.addAddress(address, family(address));
      continue;
    }
    const length = Number(bits);
    if (!/^\d+$/.test(bits) || length > (version === 6 ? 128 : 32)) return null;
    list.addSubnet(address, length, family(address));
  }
  return list;
}

export const isTrusted = (address: string, trusted: BlockList) =>
  isIP(address) > 0 && trusted.check(address, family(address));

/** The right-most address of X-Forwarded-For that is no trusted proxy; the header counts only from a trusted peer. */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let current = plainAddress(peer);
  const hops = (forwardedFor ?? '').split(',').map(plainAddress).filter(Boolean);
  while (isTrusted(current, trusted)) {
    const hop = hops.pop();
    if (!hop || !isIP(hop)) break;
    current = hop;
  }
  return current;
}

/** The key of limits by address: an IPv6 subscriber holds a /64. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const full = address.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left;
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

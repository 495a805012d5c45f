/** Addresses of which nothing is told to anybody (EXCLUDED_IPS): those of the own offices. */
import type { BlockList } from 'node:net';
import { isTrusted, parseTrustedProxies, plainAddress } from './address.ts';

const lists = new Map<string, BlockList | null>();

/** The setting was read at the start: what cannot be read stops it there. */
export function isExcluded(list: string, address: string | null | undefined): boolean {
  if (!list || !address) return false;
  const excluded = lists.get(list) ?? parseTrustedProxies(list);
  lists.set(list, excluded);
  return excluded !== null && isTrusted(plainAddress(address), excluded);
}

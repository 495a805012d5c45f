/** Who may see a page: the same kind of entry as a call's, enforced by the same function (D17). */
import { screenAt } from './path-match.ts';
import { screens } from './paths.ts';
import { ANYONE } from './platform/access/actor.ts';
import type { Policy } from './platform/access/policy.ts';
import type { Row } from './site-map/row.ts';

/** Without the ownership of a page that names a person, which only the server can decide. */
export const pagePolicy = (row: Row): Policy & { owner?: never; subjectOf?: never } => ({
  roles: row.roles ?? ANYONE,
  cache: row.layout === 'app' || row.kind === 'demo' || row.isSearch ? 'no-store' : 'public',
  ...(row.kind === 'demo' && { mode: 'demo' }),
  ...(row.isSandbox && { mode: 'test-payments' }),
  beforeSecondFactor: !row.roles || Boolean(row.isDoor),
});

export function isForAnyone(pathname: string) {
  const place = screenAt(pathname);
  return place !== undefined && !(screens[place.screen] as Row).roles;
}

/** Where the tag manager may be loaded at all: never on forms, at the doors, or in the back office (T36, record 054). */
export function mayHoldTags(row: Row | undefined, query = new URLSearchParams()): boolean {
  if (!row || row.tags === 'never' || row.kind || row.isSearch) return false;
  return row.layout === 'document' || (row.tags !== undefined && query.get(row.tags) === 'true');
}

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

/** What every screen of staff says of itself. Texts are in Spanish and English; in Arabic the English ones stand in (D7). */
import { STAFF } from '#app/platform/access/actor.ts';
import type { TextGroup } from '../i18n/messages.server.ts';
import { app } from './app-screens.ts';
import type { OfficePart } from './office.ts';

const FRAME = ['office.frame', 'accounts.settings', 'accounts.picker', 'portal.frame'] as const;

/** A screen inside the frame of the back office: staff only, for everybody else it is the missing page. */
export const inOffice = <Path extends `/${string}`>(
  file: string,
  path: Path,
  part: OfficePart,
  texts: readonly TextGroup[],
) => {
  const { ar: _shownInEnglish, ...row } = app(file, path, [...FRAME, ...texts]);
  return { ...row, frame: 'office', roles: STAFF, part } as const;
};

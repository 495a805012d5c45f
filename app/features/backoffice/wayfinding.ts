/** Where the bars of the back office lead: each part and each tab to the first screen of the site map that belongs to it. */
import { type Screen, screenRows } from '#app/paths.ts';
import type { Role } from '#app/platform/access/actor.ts';
import { CASE_TABS, type CaseTab, OFFICE_PARTS, type OfficePart } from '#app/site-map/office.ts';
import type { Row } from '#app/site-map/row.ts';

const firstScreen = (role: Role, parameters: string, isWanted: (row: Row) => boolean): Screen | undefined =>
  screenRows().find(
    (row) =>
      isWanted(row) &&
      row.roles?.includes(role) &&
      [...row.es.matchAll(/:(\w+)/g)].map(([, name]) => name).join() === parameters,
  )?.name;

/** Parts without a screen for this role are left out. */
export const partsFor = (role: Role): { part: OfficePart; screen: 'admin' }[] =>
  OFFICE_PARTS.flatMap((part) => {
    const screen = firstScreen(role, '', (row) => row.part === part && !row.tab);
    return screen ? [{ part, screen: screen as 'admin' }] : [];
  });

/** The tabs of a case, likewise; each takes the person and nothing else. */
export const tabsFor = (role: Role): { tab: CaseTab; screen: 'admin-person' }[] =>
  CASE_TABS.flatMap((tab) => {
    const screen = firstScreen(role, 'user_id', (row) => row.tab === tab);
    return screen ? [{ tab, screen: screen as 'admin-person' }] : [];
  });

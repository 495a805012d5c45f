/** What waits in this tab: gone when it closes, and taken away by a no. */
type TabItem =
  /** Until a choice: paths and sources (D34). */
  | 'pagesVisited'
  | 'attribution'
  /** When the visit began, until it is told. */
  | 'visitBegan'
  /** Events that were told once and must not be told again. */
  | 'told'
  /** Events of pages without the tag manager, for the next page that has it. */
  | 'untold';

const ITEMS: readonly TabItem[] = ['pagesVisited', 'attribution', 'visitBegan', 'told', 'untold'];

/** A browser that refuses storage keeps nothing, and the page goes on. */
const attempt = <T>(work: () => T) => {
  try {
    return work();
  } catch {
    return null;
  }
};

export const inTab = {
  get: (name: TabItem) => attempt(() => sessionStorage.getItem(name)),
  set: (name: TabItem, value: string) => attempt(() => sessionStorage.setItem(name, value)),
  drop(...names: TabItem[]) {
    for (const name of names) attempt(() => sessionStorage.removeItem(name));
  },
  empty: () => inTab.drop(...ITEMS),
};

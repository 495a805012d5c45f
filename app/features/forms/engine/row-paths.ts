/** What hangs on a row of a group goes with it: marks are kept by path, and a path names the place of its row. */
type Kept<T> = Map<string, T> | Set<string>;

function put<T>(kept: Kept<T>, path: string, value: T) {
  if (kept instanceof Map) kept.set(path, value);
  else kept.add(path);
}

/** -1 for what is in no row of this group. */
function rowIn(group: string, path: string): number {
  const [name, row] = path.split('.');
  return name === group && row !== undefined ? Number(row) : -1;
}

/** A row goes out of what is kept, and those after it move up; gives back how it comes in again, with all that hung on it. */
export function takeRow<T>(kept: Kept<T>, group: string, row: number): () => void {
  const shift = (from: number, by: number) => {
    const entries = [...kept.entries()] as [string, T][];
    kept.clear();
    for (const [path, value] of entries) {
      const at = rowIn(group, path);
      const member = path.slice(`${group}.${at}`.length);
      put(kept, at < from ? path : `${group}.${at + by}${member}`, value);
    }
  };
  const own = ([...kept.entries()] as [string, T][]).filter(([path]) => rowIn(group, path) === row);
  for (const [path] of own) kept.delete(path);
  shift(row + 1, -1);
  return () => {
    shift(row, 1);
    for (const [path, value] of own) put(kept, path, value);
  };
}

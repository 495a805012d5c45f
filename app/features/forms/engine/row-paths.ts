/** What hangs on a row of a group goes with it: marks are kept by path, and a path names the place of its row. */
type PathMarks<T> = Map<string, T> | Set<string>;

function put<T>(marks: PathMarks<T>, path: string, value: T) {
  if (marks instanceof Map) marks.set(path, value);
  else marks.add(path);
}

/** -1 for what is in no row of this group. */
function rowIn(group: string, path: string): number {
  const [name, row] = path.split('.');
  return name === group && row !== undefined ? Number(row) : -1;
}

/** A row goes out of what is kept, and those after it move up; gives back how it comes in again, with all that hung on it. */
export function takeRow<T>(marks: PathMarks<T>, group: string, row: number): () => void {
  const shift = (from: number, by: number) => {
    const entries = [...marks.entries()] as [string, T][];
    marks.clear();
    for (const [path, value] of entries) {
      const at = rowIn(group, path);
      const member = path.slice(`${group}.${at}`.length);
      put(marks, at < from ? path : `${group}.${at + by}${member}`, value);
    }
  };
  const own = ([...marks.entries()] as [string, T][]).filter(([path]) => rowIn(group, path) === row);
  for (const [path] of own) marks.delete(path);
  shift(row + 1, -1);
  return () => {
    shift(row, 1);
    for (const [path, value] of own) put(marks, path, value);
  };
}

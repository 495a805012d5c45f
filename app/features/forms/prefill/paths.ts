/** Answers by their paths (`field`, `group.2.member`), as marks are kept, and back. */
import { type Answers, isEmpty, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';

/** What counts as an answer: an empty field, and a box that is not ticked, say nothing. */
export const isAnswer = (value: unknown) => !isEmpty(value) && value !== false;

export function byPath(answers: Answers): Map<string, Value> {
  const paths = new Map<string, Value>();
  for (const [name, value] of Object.entries(answers)) {
    if (!isRows(value)) {
      if (isAnswer(value)) paths.set(name, value);
      continue;
    }
    for (const [row, content] of value.entries())
      for (const [member, inner] of Object.entries(content))
        if (isAnswer(inner)) paths.set(`${name}.${row}.${member}`, inner);
  }
  return paths;
}

/** Rows move up when one before them has nothing left. */
export function fromPaths(paths: ReadonlyMap<string, Value>): Answers {
  const answers: Answers = {};
  const groups = new Map<string, Map<string, Row>>();
  for (const [path, value] of paths) {
    const [name = '', row, member] = path.split('.');
    if (row === undefined || member === undefined) {
      answers[name] = value;
      continue;
    }
    const rows = groups.get(name) ?? new Map<string, Row>();
    groups.set(name, rows.set(row, { ...rows.get(row), [member]: value }));
  }
  for (const [name, rows] of groups) answers[name] = [...rows.values()];
  return answers;
}

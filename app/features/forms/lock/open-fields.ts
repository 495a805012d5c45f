/** What can still be written while a case is with an adviser (D49): what was sent back, and what hangs on it. */
import { compiledForm } from '#app/features/forms/engine/form.ts';
import type { Form } from '#content/forms/definition.ts';
import { type Lock, readPlace, wholeForm } from './rules.ts';

/** `group.2.member` stands in the definition as `group.member`. */
const idOf = (path: string) => path.replace(/\.\d+(?=\.|$)/, '');

/** Names of the fields that can be written; an answer that is corrected may open, close or bind others, also of other pages. */
function namesToWrite(form: Form, returned: readonly string[]): ReadonlySet<string> {
  const { nodes, readers } = compiledForm(form);
  const due = returned.flatMap((place) => {
    const { form_name, path } = readPlace(place);
    return form_name === form.name ? [idOf(path)] : [];
  });
  const found = new Set<string>();
  for (let id = due.pop(); id !== undefined; id = due.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    // With a field goes the box that frees it.
    due.push(...(readers.get(id) ?? []), ...(nodes.get(id)?.boxes ?? []));
  }
  return new Set([...found].map((id) => id.split('.')[0] ?? id));
}

/** The fields of one page that can be written; null where all of them can. */
export function openFields(form: Form, page_number: number, lock: Lock | null): string[] | null {
  if (!lock) return null;
  if (lock.state !== 'returned') return [];
  if (lock.returned.includes(wholeForm(form.name))) return null;
  const names = namesToWrite(form, lock.returned);
  const page = form.pages.find(({ number }) => number === page_number);
  return (page?.fields ?? []).flatMap(({ name }) => (names.has(name) ? [name] : []));
}

/** Which answers can change the list of documents: most of what somebody types cannot, and nothing is worked out for it. */

import { placesRead } from '#content/document-rules.ts';
import type { Form } from '#content/forms/definition.ts';
import { compiledForm } from './engine/form.ts';

const decisive = new WeakMap<Form, ReadonlySet<string>>();

/** What the rules read, and whatever decides over its value, however far back. */
function decisiveIn(form: Form): ReadonlySet<string> {
  const { nodes, order, readers } = compiledForm(form);
  const isRead = (id: string) => id === 'date_of_birth' || placesRead.has(`${form.name}.${id}`);
  const found = new Set([...nodes.keys()].filter(isRead));
  // Whatever decides comes before what it decides over, so one way back is enough.
  for (const id of order.toReversed()) if (readers.get(id)?.some((reader) => found.has(reader))) found.add(id);
  return new Set([...found].map((id) => nodes.get(id)?.group ?? id));
}

export function decidesOverDocuments(form: Form, changed: readonly string[]): boolean {
  const known = decisive.get(form) ?? decisiveIn(form);
  decisive.set(form, known);
  return changed.some((name) => known.has(name));
}

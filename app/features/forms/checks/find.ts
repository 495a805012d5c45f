/** Finds the contradictions of one person: every check of the form once, over what is shown and filled in. */
import type { Form } from '#content/forms/definition.ts';
import type { Compared, Contradiction } from './rules.ts';

export function findContradictions(_form: Form, _compared: Compared): Contradiction[] {
  return [];
}

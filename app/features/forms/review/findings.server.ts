/**
 * Contradictions between the answers of a person, their profile, what they told at the beginning and the forms of their
 * family (record 034). A finding is a warning: a note explains it away until one of the values changes.
 */
import type { Ctx } from '#app/ctx.server.ts';
import type { Opened } from '#app/features/forms/opened.server.ts';
import type { Form } from '#content/forms/definition.ts';
import type { Finding } from './finding-rules.ts';

/** What does not fit together in one form of a person, in the words of the reader; only of people whom the reader may read (D48). */
export async function findingsOf(_ctx: Ctx, _opened: Opened, _form: Form): Promise<Finding[]> {
  return [];
}

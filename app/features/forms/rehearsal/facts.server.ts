/** The lines of a rehearsal sheet: what was answered, in words; nothing for what is not asked of this person; a blank for what is missing. */
import type { FormState } from '#app/features/forms/engine/state.ts';
import type { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import type { Fact, FactName, Sheet } from '#content/forms/rehearsal.ts';

type Words = ReturnType<typeof answerWords>;
/** Lines of parts, each in its own direction; no line is left blank, to be written by hand. */
export type SheetFact = { fact: FactName; lines: string[][]; more: number };

/** Which fields a form has, and whether their page is for this person. */
function fieldsOf({ pages }: Form, applicable: readonly number[]) {
  const shown = pages.filter(({ number }) => applicable.includes(number)).flatMap(({ fields }) => fields);
  return new Map(shown.map((field) => [field.name, field]));
}

export function factsOf(
  form: Form,
  sheet: Sheet,
  { state, applicable }: { state: FormState; applicable: readonly number[] },
  words: Words,
) {
  const fields = fieldsOf(form, applicable);
  const isAsked = (path: string) => state.stateOf(path).isShown && !state.stateOf(path).isFreed;

  /** Null where nothing of it is asked. */
  function lineOf(read: readonly string[], fieldAt: (name: string) => { path: string; field: Field | undefined }) {
    const parts = read.map((one) => one.split('+').map(fieldAt));
    const asked = parts.map((part) => part.filter(({ path, field }) => field && isAsked(path)));
    if (asked.every((part) => part.length === 0)) return null;
    const wordsOf = (part: (typeof asked)[number]) =>
      part.flatMap(({ path, field }) => (field && words(field, state.valueOf(path))) || []);
    return asked.flatMap((part) => wordsOf(part).join(' ') || []);
  }

  function linesOf({ fact, fields: read, instead = [], rows, most = 1, inline }: Fact): SheetFact | null {
    if (read.length === 0) return { fact, lines: [], more: 0 };
    const group = rows ? fields.get(rows) : undefined;
    if (rows && (!group || !isAsked(rows))) return null;
    if (!group) {
      const fieldAt = (name: string) => ({ path: name, field: fields.get(name) });
      const line = lineOf(read, fieldAt) ?? lineOf(instead, fieldAt);
      return line && { fact, lines: line.length > 0 ? [line] : [], more: 0 };
    }
    const lines = state.placesOf(group.name).flatMap((place) => {
      const memberAt = (name: string) => ({
        path: `${group.name}.${place}.${name}`,
        field: group.fields?.find((one) => one.name === name),
      });
      const line = lineOf(read, memberAt) ?? [];
      return line.length > 0 ? [line] : [];
    });
    const shown = lines.slice(0, most);
    return { fact, lines: inline && shown.length > 0 ? [shown.flat()] : shown, more: lines.length - shown.length };
  }

  return sheet.map(({ section, facts }) => ({ section, facts: facts.flatMap((one) => linesOf(one) ?? []) }));
}

/** The answers of a form as one reads them: by page, with label and words instead of codes; what is missing and what has passed. */

import { rowId } from '#app/features/forms/check-link.ts';
import type { Fault } from '#app/features/forms/engine/check.ts';
import type { FormState } from '#app/features/forms/engine/state.ts';
import type { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import type { Field, FieldText, Page, PageText } from '#content/forms/definition.ts';

/** `passed`: a date that was still to come when the page was saved. */
export type Mark = 'missing' | 'wrong' | 'passed';

export type AnswerRow = {
  path: string;
  id: string;
  /** The id of its field on the page of the form. */
  fieldId: string;
  label: string;
  /** Null where there is no answer. */
  value: string | null;
  mark: Mark | null;
  /** What its words are made of. */
  wrong: { field: Field; text: FieldText; fault: Fault } | null;
  isLater: boolean;
  isOpen: boolean;
  /** Why an adviser has sent it back. */
  flag: string | null;
};
/** A section of the page, or a row of a repeat group. */
export type AnswerBlock = { title: string | null; rows: AnswerRow[] };

type FormAnswers = {
  /** As they were saved. */
  state: FormState;
  /** The same answers looked at today. */
  today: FormState;
  confirm_later: readonly string[];
  /** Fields that can be written; null where all can. */
  open: readonly string[] | null;
  /** What an adviser wrote, by path. */
  flags?: Readonly<Record<string, string>>;
};

const passesToday = (fault: Fault | null) =>
  fault !== null && (fault.rule === 'after' || fault.rule === 'before') && fault.than.startsWith('today');

function markOf(fault: Fault | null, now: Fault | null): Mark | null {
  if (fault) return fault.rule === 'required' ? 'missing' : 'wrong';
  return passesToday(now) ? 'passed' : null;
}

type Words = ReturnType<typeof answerWords>;

export function answersOn(page: Page, text: PageText, answered: FormAnswers, words: Words): AnswerBlock[] {
  const { state, today, confirm_later, open, flags = {} } = answered;
  const blocks: AnswerBlock[] = [];
  const begin = (title: string | null) => blocks.push({ title, rows: [] });
  const textOf = (name: string): FieldText => text.fields[name] ?? { label: name };

  /** The words of the box that frees it. */
  const freedBy = (path: string, { name }: Field, among: readonly Field[], group: string | null): string | null => {
    const at = (one: string) => path.replace(/[^.]+$/, one);
    const box = among.find((one) => one.appliesTo?.includes(name) && state.valueOf(at(one.name)) === true);
    return box ? textOf(group ? `${group}.${box.name}` : box.name).label : null;
  };

  function add(path: string, field: Field, among: readonly Field[], group: string | null) {
    const { isShown, isFreed, fault } = state.stateOf(path);
    // A box speaks through the fields that it frees.
    if (!isShown || field.type === 'imperative' || (field.type === 'doesNotApply' && field.appliesTo)) return;
    const freed = isFreed ? freedBy(path, field, among, group) : null;
    if (isFreed && freed === null) return;
    const found = textOf(group ? `${group}.${field.name}` : field.name);
    const mark = markOf(fault, today.stateOf(path).fault);
    const said = fault ?? (mark === 'passed' ? today.stateOf(path).fault : null);
    blocks.at(-1)?.rows.push({
      ...{ path, id: rowId(path), fieldId: fieldId(path), label: found.label },
      value: freed ?? words(field, state.valueOf(path)),
      mark,
      wrong: said && { field, text: found, fault: said },
      isLater: confirm_later.includes(path),
      isOpen: open === null || open.includes(group ?? field.name),
      flag: flags[path] ?? null,
    });
  }

  begin(null);
  for (const field of page.fields) {
    if (field.section && text.sections?.[field.section]) begin(text.sections[field.section] ?? null);
    if (field.type !== 'addRemove') {
      add(field.name, field, page.fields, null);
      continue;
    }
    if (!state.stateOf(field.name).isShown) continue;
    if (state.stateOf(field.name).fault || flags[field.name]) add(field.name, field, page.fields, null);
    const { row, label } = textOf(field.name);
    for (const place of state.placesOf(field.name)) {
      begin((row ?? label).replace('{n}', String(place + 1)));
      for (const member of field.fields ?? [])
        add(`${field.name}.${place}.${member.name}`, member, field.fields ?? [], field.name);
    }
    begin(null);
  }
  return blocks.filter(({ rows }) => rows.length > 0);
}

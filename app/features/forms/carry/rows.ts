/** All answers of a form on their way into the official one: page by page, in its order, each with what was done to it. */
import type { Field, Form } from '#content/forms/definition.ts';
import type { OfficialStyle } from '#content/forms/official-style.ts';
import { isProse } from '#content/forms/prose.ts';
import { isDate } from '../engine/dates.ts';
import type { readForm } from '../engine/form.ts';
import { pathsOn } from '../engine/page-answers.ts';
import type { FormState } from '../engine/state.ts';
import { isEmpty, type Value } from '../engine/values.ts';
import { type CarriedText, type Change, carryDate, carryPhone, carryText, type Doubt, doubtOf } from './carry.ts';

/** `needed`: written in sentences, and nobody has accepted an English text for it. */
export type English = 'not needed' | 'accepted' | 'needed';

export type CarriedRow = {
  readonly path: string;
  readonly page: number;
  readonly field: Field;
  readonly group: string | null;
  readonly place: number | null;
  /** As it is stored, letter by letter. */
  readonly original: Value;
  /** What is typed into the official form; null where something is chosen or ticked there, or where English is missing. */
  readonly typed: string | null;
  /** Codes of the options that are chosen there. */
  readonly chosen: readonly string[];
  /** The box that is ticked instead of an answer. */
  readonly box: Field | null;
  readonly changes: readonly Change[];
  readonly doubt: Doubt | null;
  readonly isProse: boolean;
  readonly english: English;
};

/** Path -> the English text that the person has accepted for what they wrote. */
export type AcceptedEnglish = ReadonlyMap<string, string>;

type Way = Pick<CarriedRow, 'typed' | 'chosen' | 'changes' | 'doubt' | 'english'>;
const AS_IT_IS: Way = { typed: null, chosen: [], changes: [], doubt: null, english: 'not needed' };

const carried = ({ text, changes, doubt }: CarriedText): Way => ({ ...AS_IT_IS, typed: text, changes, doubt });

/** What somebody wrote in sentences goes over in English or not at all. */
function prose(field: Field, original: string, accepted: string | undefined): Way {
  if (accepted === undefined) return { ...AS_IT_IS, english: 'needed' };
  const way = carried(carryText(field, accepted));
  return {
    ...way,
    changes: [...(accepted === original ? [] : ['english' as const]), ...way.changes],
    english: 'accepted',
  };
}

function formatted(change: 'date' | 'phone', original: string, text: string, doubt: Doubt | null): Way {
  return { ...AS_IT_IS, typed: text, changes: text === original ? [] : [change], doubt };
}

function wayOf(field: Field, original: Value, style: OfficialStyle, accepted: string | undefined): Way {
  if (Array.isArray(original)) return { ...AS_IT_IS, chosen: original };
  if (typeof original !== 'string') return AS_IT_IS;
  if (field.options) return { ...AS_IT_IS, chosen: [original] };
  if (isProse(field)) return prose(field, original, accepted);
  if (field.type === 'date' && isDate(original, 'year, rest free'))
    return formatted('date', original, carryDate(original, style), null);
  if (field.type === 'international_phone')
    return formatted('phone', original, carryPhone(original, style), doubtOf(field, original));
  return carried(carryText(field, original));
}

/** The box of the same row that is ticked instead of this answer. */
function boxOver(state: FormState, path: string, id: string): Field | null {
  const { nodes } = state.compiled;
  for (const box of nodes.get(id)?.boxes ?? []) {
    const field = nodes.get(box)?.field;
    if (field && state.valueOf(path.replace(/[^.]+$/, field.name)) === true) return field;
  }
  return null;
}

function rowAt(state: FormState, path: string, style: OfficialStyle, english: AcceptedEnglish): CarriedRow | null {
  const [name = '', place, member] = path.split('.');
  const id = member === undefined ? name : `${name}.${member}`;
  const node = state.compiled.nodes.get(id);
  const { isShown, isFreed } = state.stateOf(path);
  if (!node || !isShown) return null;
  const { field, page, group } = node;
  // A box speaks through what it frees, a group through its rows, unless it is freed as a whole.
  if (field.type === 'imperative' || field.type === 'doesNotApply') return null;
  if (field.type === 'addRemove' && !isFreed) return null;
  const at = { path, page, field, group, place: place === undefined ? null : Number(place), isProse: isProse(field) };
  if (isFreed) {
    const box = boxOver(state, path, id);
    return box && { ...at, ...AS_IT_IS, original: null, box };
  }
  const value = state.valueOf(path);
  if (isEmpty(value) || value === false) return null;
  const original = state.rawOf(path) as Value;
  const way = wayOf(field, original, style, english.get(path));
  const doubt = way.doubt ?? (state.stateOf(path).fault ? { why: 'wrong' as const } : null);
  return { ...at, original, box: null, ...way, doubt };
}

type Reading = Pick<ReturnType<typeof readForm>, 'state' | 'applicable' | 'statuses'>;

/** A page that nobody has saved says nothing, whatever stands on it before. */
export const carriedRows = (
  form: Form,
  { state, applicable, statuses }: Reading,
  style: OfficialStyle,
  english: AcceptedEnglish,
): CarriedRow[] =>
  form.pages
    .filter(({ number }) => applicable.includes(number) && statuses.get(number) !== 'Not Started')
    .flatMap(({ number }) => pathsOn(state, number).flatMap((path) => rowAt(state, path, style, english) ?? []));

/** Answers about which the person must decide: the official form would refuse them. */
export const inDoubt = (rows: readonly CarriedRow[]) => rows.filter(({ doubt }) => doubt !== null);

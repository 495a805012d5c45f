/**
 * The answers of a form, or of one page of it, and what follows from them. After a change only those fields are looked at
 * again that read what has changed. A path is `field`, `group` or `group.2.member`.
 */
import type { Field } from '#content/forms/definition.ts';
import { type Fault, offeredOptions } from './check.ts';
import type { CompiledForm, Node } from './compile.ts';
import { checksNow, holds, type Lookup } from './conditions.ts';
import { derive } from './derive.ts';
import { evaluate, type FieldState, HIDDEN, isSameState } from './evaluate.ts';
import { type Answers, isEmpty, isRows, type Row, type Value } from './values.ts';

type FormInput = {
  readonly answers: Answers;
  /** Values of other pages that are read here, and derived ones whose sources are there. */
  readonly outside?: Readonly<Record<string, Value | number>>;
  /** What the service has decided before anybody answers. */
  readonly presets?: Readonly<Record<string, string>>;
  /** The day on which a page was or is saved, in the applicant's own calendar. */
  readonly todayOf: (page: number) => string;
};

export type FormState = ReturnType<typeof openState>;

type HeldAnswers = {
  /** What was written, whether it counts or not: a field that comes back has its text. */
  readonly raw: ReadonlyMap<string, unknown>;
  readonly rows: ReadonlyMap<string, Row[]>;
  readonly states: ReadonlyMap<string, FieldState>;
  readonly values: ReadonlyMap<string, Value | number>;
};
/** Another state that this one begins as: only what these ids hold may be different here. It stays as it is. */
type Earlier = { readonly held: HeldAnswers; readonly ids: readonly string[] };
/** Which rows of a field are due; null is all of them. */
type Due = Map<string, number | null>;

const DEFAULT_LIMIT = 10;
export const limitOf = ({ limit = DEFAULT_LIMIT }: Field) => limit;

/** Most answers are texts: lists and rows alone are compared by what is in them. */
const isSameValue = (one: Value | number, other: Value | number) =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

const pathOf = ({ field, group }: Node, row: number | null) =>
  group === null ? field.name : `${group}.${row}.${field.name}`;

export function openState(
  compiled: CompiledForm,
  { answers, outside = {}, presets = {}, todayOf }: FormInput,
  earlier?: Earlier,
) {
  const { nodes, derived, order, places, readers } = compiled;
  const raw = new Map(earlier?.held.raw);
  const rows = new Map(earlier?.held.rows);
  const states = new Map(earlier?.held.states);
  const values = new Map(earlier?.held.values);

  // No function below may speak of `earlier`: each state would hold the one before it, and so all of them.
  for (const name of earlier?.ids ?? nodes.keys()) {
    const node = nodes.get(name);
    if (!node || node.group !== null) continue;
    const { id, field } = node;
    const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (field.type === 'addRemove') rows.set(id, isRows(given) ? given : []);
    else if (given !== undefined) raw.set(id, given);
    else raw.set(id, (Object.hasOwn(presets, id) ? presets[id] : field.default) ?? null);
  }

  function rawAt({ id, field, group }: Node, row: number | null): unknown {
    if (group === null) return raw.get(id);
    const given = rows.get(group)?.[row ?? 0];
    return given && Object.hasOwn(given, field.name) ? given[field.name] : (field.default ?? null);
  }

  function valueAt(id: string, row: number | null): Value | number {
    const node = nodes.get(id);
    if (node) return values.get(pathOf(node, row)) ?? null;
    return values.get(id) ?? (Object.hasOwn(outside, id) ? (outside[id] ?? null) : null);
  }
  const lookup =
    (node: Node, row: number | null): Lookup =>
    (name) =>
      valueAt(node.meant.get(name) ?? name, row);

  /** A group that is shown has the rows that were given, and as many empty ones as it must have. */
  function countOf(group: string): number {
    const { isShown, isFreed, isRequired } = states.get(group) ?? HIDDEN;
    if (!isShown || isFreed) return 0;
    return Math.max(rows.get(group)?.length ?? 0, isRequired ? (nodes.get(group)?.field.least ?? 1) : 0);
  }
  const placesOf = (group: string) => Array.from({ length: countOf(group) }, (_, row) => row);

  function groupFault(node: Node): Fault | null {
    const count = countOf(node.id);
    if (count > limitOf(node.field)) return { rule: 'limit', n: limitOf(node.field) };
    const { countIs } = checksNow(node.field.validation, lookup(node, null));
    const wanted = countIs && count > 0 ? valueAt(countIs, null) : null;
    return countIs && !isEmpty(wanted) && Number(wanted) !== count ? { rule: 'count', than: countIs } : null;
  }

  /** One field in one row anew; says whether what others read of it has changed. */
  function settle(node: Node, row: number | null, touched: Set<string>): boolean {
    const path = pathOf(node, row);
    const read = lookup(node, row);
    const isOnPage = !node.pageHide || holds(node.pageHide.unless, read);
    const { follows } = node.field;
    const { value, state } = evaluate(node, follows ? read(follows) : rawAt(node, row), {
      read,
      isInside: isOnPage && (node.group === null || states.get(node.group)?.isShown === true),
      isTicked: node.boxes.some((box) => valueAt(box, row) === true),
      today: todayOf(node.page),
    });
    const before = states.get(path);
    const hasNewValue = !isSameValue(values.get(path) ?? null, value);
    values.set(path, value);
    states.set(path, state);
    if (node.field.type === 'addRemove') states.set(path, { ...state, fault: groupFault(node) });
    const isOther = !isSameState(before, states.get(path) ?? HIDDEN);
    if (isOther || hasNewValue) touched.add(path);
    return hasNewValue || (isOther && node.field.type === 'addRemove') || before?.isShown !== state.isShown;
  }

  function settleDerived(name: string): boolean {
    const one = derived[name];
    const value = one ? derive(one, (source) => valueAt(source, null), todayOf(0)) : null;
    const isOther = values.get(name) !== value;
    values.set(name, value);
    return isOther;
  }

  /** Rows that are no longer there leave nothing behind. */
  function forgetRows(node: Node, from: number) {
    for (let row = from; states.has(pathOf(node, row)); row++) {
      values.delete(pathOf(node, row));
      states.delete(pathOf(node, row));
    }
  }

  function settleRows(node: Node, only: number | null, touched: Set<string>): boolean {
    if (node.group === null) return settle(node, null, touched);
    const count = countOf(node.group);
    forgetRows(node, count);
    if (only !== null) return settle(node, only, touched);
    let hasChanged = false;
    for (let row = 0; row < count; row++) hasChanged = settle(node, row, touched) || hasChanged;
    return hasChanged;
  }

  /** The due fields in their order (all without a list), and whoever reads what has changed. Answers the paths whose state is another one. */
  function settleAll(due?: Due): Set<string> {
    const touched = new Set<string>();
    // Checks may read what stands later in the order: those are looked at once more at the end.
    const late: Due = new Map();
    let place = -1;
    const ask = (into: Due, id: string, row: number | null) =>
      into.set(id, into.has(id) && into.get(id) !== row ? null : row);
    for (const id of order) {
      place++;
      if (due && !due.has(id)) continue;
      const only = due?.get(id) ?? null;
      const node = nodes.get(id);
      const hasChanged = node ? settleRows(node, only, touched) : settleDerived(id);
      if (!hasChanged) continue;
      for (const reader of readers.get(id) ?? []) {
        const into = (places.get(reader) ?? 0) <= place ? late : due;
        const isSameGroup = node?.group != null && nodes.get(reader)?.group === node.group;
        if (into) ask(into, reader, isSameGroup ? only : null);
      }
    }
    for (const [id, only] of late) {
      const node = nodes.get(id);
      if (node) settleRows(node, only, touched);
    }
    return touched;
  }

  function changeRows(group: string, next: Row[]): Set<string> {
    rows.set(group, next);
    const members = [...nodes.values()].filter((node) => node.group === group);
    return settleAll(new Map([group, ...members.map(({ id }) => id)].map((id) => [id, null])));
  }

  /** The given rows, and empty ones up to that many. */
  const rowsUpTo = (group: string, count: number): Row[] => {
    const given = rows.get(group) ?? [];
    return [...given, ...Array.from({ length: Math.max(0, count - given.length) }, () => ({}))];
  };

  const nodeAt = (path: string): { node: Node | undefined; row: number | null } => {
    const [first = '', row, member] = path.split('.');
    return member === undefined
      ? { node: nodes.get(first), row: null }
      : { node: nodes.get(`${first}.${member}`), row: Number(row) };
  };

  const opened = settleAll(earlier && new Map(earlier.ids.map((id) => [id, null])));

  return {
    compiled,
    /** For another state that begins as this one, before anything is written into it. */
    held: { raw, rows, states, values } as HeldAnswers,
    /** The paths of which something else is known than where it began. */
    opened: opened as ReadonlySet<string>,
    countOf,
    placesOf,
    stateOf: (path: string): FieldState => states.get(path) ?? HIDDEN,
    valueOf: (path: string): Value | number => values.get(path) ?? null,
    rawOf(path: string): unknown {
      const { node, row } = nodeAt(path);
      if (!node) return null;
      return node.field.follows ? (values.get(path) ?? null) : rawAt(node, row);
    },
    optionsOf(path: string) {
      const { node, row } = nodeAt(path);
      return node ? offeredOptions(node.field, node.options, lookup(node, row)) : [];
    },
    rowOf: (group: string, row: number): Row => rows.get(group)?.[row] ?? {},
    /** What was written of a page, whether it counts or not. */
    written(page: number): Answers {
      const on = [...nodes.values()].filter((node) => node.page === page && node.group === null);
      return Object.fromEntries(on.map(({ id }) => [id, rows.get(id) ?? (raw.get(id) as Value)]));
    },
    /** Writes one answer; the paths whose state has changed with it. */
    write(path: string, value: unknown): Set<string> {
      const { node, row } = nodeAt(path);
      if (!node) return new Set();
      if (node.group === null || row === null) {
        raw.set(node.id, value);
        return settleAll(new Map([[node.id, null]]));
      }
      const next = rowsUpTo(node.group, row + 1);
      next[row] = { ...next[row], [node.field.name]: value as Value };
      if (next.length !== rows.get(node.group)?.length) return changeRows(node.group, next);
      rows.set(node.group, next);
      return settleAll(new Map([[node.id, row]]));
    },
    addRow(group: string): Set<string> {
      const node = nodes.get(group);
      if (!node || countOf(group) >= limitOf(node.field)) return new Set();
      return changeRows(group, rowsUpTo(group, countOf(group) + 1));
    },
    removeRow: (group: string, row: number): Set<string> =>
      changeRows(group, rowsUpTo(group, countOf(group)).toSpliced(row, 1)),
    /** All rows anew, as somebody else has saved them. */
    setRows: changeRows,
    /** A row that was removed comes back to its place. */
    putRow: (group: string, row: number, content: Row): Set<string> =>
      changeRows(group, rowsUpTo(group, row).toSpliced(row, 0, content)),
  };
}

/**
 * The answers of a form, or of one page of it, and what follows from them: what is shown, freed, required and wrong.
 * After a change only those are looked at again that read what has changed.
 */
import type { Derived, Field } from '#content/forms/definition.ts';
import { checkValue, type Fault, offeredOptions } from './check.ts';
import type { Compiled, Node } from './compile.ts';
import { checksNow, holds, type Lookup } from './conditions.ts';
import { derive } from './derive.ts';
import { type Answers, isEmpty, isRows, type Row, tidy, type Value } from './values.ts';

export type FieldState = {
  readonly isShown: boolean;
  /** Freed by a box or a condition: nothing can be written. */
  readonly isFreed: boolean;
  readonly isRequired: boolean;
  readonly fault: Fault | null;
};

const HIDDEN: FieldState = { isShown: false, isFreed: false, isRequired: false, fault: null };

/** `field`, `group` or `group.2.member`. */
export const pathOf = ({ field, group }: Pick<Node, 'field' | 'group'>, row: number | null) =>
  group === null ? field.name : `${group}.${row}.${field.name}`;

export type Given = {
  readonly answers: Answers;
  /** Values of other pages that count here, and derived ones whose sources are there. */
  readonly outside?: Readonly<Record<string, Value | number>>;
  /** What the service has decided before anybody answers. */
  readonly presets?: Readonly<Record<string, string>>;
  /** The day on which a page was or is saved, in the applicant's own calendar. */
  readonly todayOf: (page: number) => string;
};

export type FormState = ReturnType<typeof openState>;

const DEFAULT_LIMIT = 10;
export const limitOf = ({ limit = DEFAULT_LIMIT }: Field) => limit;

export function openState(compiled: Compiled, { answers, outside = {}, presets = {}, todayOf }: Given) {
  const { nodes, derived, order, readers } = compiled;
  const raw: Record<string, unknown> = {};
  const rows: Record<string, Row[]> = {};
  const states = new Map<string, FieldState>();
  const values = new Map<string, Value | number>();

  for (const node of nodes.values()) {
    if (node.group !== null) continue;
    const given = Object.hasOwn(answers, node.field.name) ? answers[node.field.name] : undefined;
    if (node.field.type === 'addRemove') rows[node.id] = isRows(given) ? [...given] : [];
    else raw[node.id] = given ?? (Object.hasOwn(presets, node.id) ? presets[node.id] : node.field.default) ?? null;
  }

  /** What a name means in the eyes of a node, in its row. */
  const lookupFor =
    (node: Node, row: number | null): Lookup =>
    (name) =>
      valueAt(node.meant.get(name) ?? name, row);

  function valueAt(id: string, row: number | null): Value | number {
    const node = nodes.get(id);
    if (!node) return values.get(id) ?? (Object.hasOwn(outside, id) ? (outside[id] ?? null) : null);
    return values.get(node.group === null ? id : pathOf(node, row)) ?? null;
  }

  const rawAt = (node: Node, row: number | null): unknown => {
    if (node.group === null) return raw[node.id];
    const given = rows[node.group]?.[row ?? 0];
    const own = given && Object.hasOwn(given, node.field.name) ? given[node.field.name] : null;
    return own === null || own === undefined ? (node.field.default ?? null) : own;
  };

  function evaluate(node: Node, row: number | null) {
    const { field } = node;
    const read = lookupFor(node, row);
    const isInside = node.group === null || states.get(node.group)?.isShown === true;
    const isShown = isInside && (!field.hide || holds(field.hide.unless, read));
    if (!isShown) return { value: null, state: HIDDEN };
    const isFreed =
      node.boxes.some((box) => valueAt(box, row) === true) || (!!field.disabled && holds(field.disabled, read));
    const checks = isFreed ? {} : checksNow(field.validation, read);
    const isRequired = checks.required === true;
    if (field.type === 'addRemove') return { value: null, state: { isShown, isFreed, isRequired, fault: null } };
    const value = isFreed ? null : tidy(field, rawAt(node, row));
    const fault = isFreed ? null : checkValue(node, value, checks, read, todayOf(node.page));
    return { value, state: { isShown, isFreed, isRequired, fault } };
  }

  /** The rows of a group that is shown: as many as are given, and as many empty ones as it must have. */
  function countRows(node: Node): number {
    const state = states.get(node.id);
    if (!state?.isShown || state.isFreed) return 0;
    return Math.max(rows[node.id]?.length ?? 0, state.isRequired ? (node.field.least ?? 1) : 0);
  }

  function checkGroup(node: Node): Fault | null {
    const count = countRows(node);
    if (count > limitOf(node.field)) return { rule: 'limit', n: limitOf(node.field) };
    const checks = checksNow(node.field.validation, lookupFor(node, null));
    if (!checks.countIs || count === 0) return null;
    const wanted = valueAt(checks.countIs, null);
    return !isEmpty(wanted) && Number(wanted) !== count ? { rule: 'count', than: checks.countIs } : null;
  }

  const isSame = (one: FieldState | undefined, other: FieldState) =>
    one?.isShown === other.isShown &&
    one.isFreed === other.isFreed &&
    one.isRequired === other.isRequired &&
    JSON.stringify(one.fault) === JSON.stringify(other.fault);

  /** What decides how many rows a group has. */
  const countsDiffer = (one: FieldState, other: FieldState) =>
    one.isShown !== other.isShown || one.isFreed !== other.isFreed || one.isRequired !== other.isRequired;

  /** One field in one row anew; says whether what others read of it has changed. */
  function settle(node: Node, row: number | null, touched: Set<string>): boolean {
    const path = pathOf(node, row);
    const { value, state } = evaluate(node, row);
    const before = values.get(path) ?? null;
    const stateBefore = states.get(path);
    values.set(path, value);
    states.set(path, state);
    if (node.field.type === 'addRemove') {
      states.set(path, { ...state, fault: state.isShown && !state.isFreed ? checkGroup(node) : null });
      touched.add(path);
      return !stateBefore || countsDiffer(stateBefore, state);
    }
    if (!isSame(stateBefore, state)) touched.add(path);
    return JSON.stringify(before) !== JSON.stringify(value) || stateBefore?.isShown !== state.isShown;
  }

  function settleDerived(name: string, one: Derived): boolean {
    const before = values.get(name) ?? null;
    const value = derive(one, (source) => valueAt(source, null), todayOf(0));
    values.set(name, value);
    return before !== value;
  }

  const rowsOf = (node: Node): (number | null)[] => {
    const group = node.group === null ? null : nodes.get(node.group);
    return group ? Array.from({ length: countRows(group) }, (_, row) => row) : [null];
  };

  /** `due`: which ids, and in which row; null is every row. All ids when nothing is said. */
  function settleAll(due?: Map<string, number | null>): Set<string> {
    const touched = new Set<string>();
    const pending = due ?? new Map<string, number | null>(order.map((id) => [id, null]));
    const ask = (id: string, row: number | null) => {
      if (!pending.has(id)) pending.set(id, row);
      else if (pending.get(id) !== row) pending.set(id, null);
    };
    // Checks may read what stands later in the order: they are looked at once more when all values are known.
    const late = new Map<string, number | null>();
    const done = new Set<string>();
    for (const id of order) {
      if (!pending.has(id)) continue;
      const only = pending.get(id) ?? null;
      const node = nodes.get(id);
      let hasChanged = false;
      if (node) {
        if (node.group !== null && only === null) forgetRows(node);
        for (const row of node.group !== null && only !== null ? [only] : rowsOf(node))
          hasChanged = settle(node, row, touched) || hasChanged;
      } else {
        const one = derived[id];
        hasChanged = one ? settleDerived(id, one) : false;
      }
      done.add(id);
      if (!hasChanged) continue;
      for (const reader of readers.get(id) ?? []) {
        const inSameRow = node?.group != null && nodes.get(reader)?.group === node.group;
        const row = inSameRow ? only : null;
        if (done.has(reader)) late.set(reader, late.has(reader) && late.get(reader) !== row ? null : row);
        else ask(reader, row);
      }
    }
    for (const [id, only] of late) {
      const node = nodes.get(id);
      if (!node) continue;
      for (const row of node.group !== null && only !== null ? [only] : rowsOf(node)) settle(node, row, touched);
    }
    return touched;
  }

  /** Rows that are no longer there leave nothing behind. */
  function forgetRows(node: Node) {
    const prefix = `${node.group}.`;
    const count = rowsOf(node).length;
    for (let row = count; values.has(pathOf(node, row)) || states.has(pathOf(node, row)); row++) {
      values.delete(`${prefix}${row}.${node.field.name}`);
      states.delete(`${prefix}${row}.${node.field.name}`);
    }
  }

  function changeRows(group: string, next: Row[]): Set<string> {
    rows[group] = next;
    const due = new Map<string, number | null>([[group, null]]);
    for (const node of nodes.values()) if (node.group === group) due.set(node.id, null);
    return settleAll(due);
  }

  settleAll();

  return {
    /** What follows from the answers for one path. */
    stateOf: (path: string): FieldState => states.get(path) ?? HIDDEN,
    valueOf: (path: string): Value | number => values.get(path) ?? null,
    /** What was written, whether it counts or not: a field that comes back has its text. */
    rawOf(path: string): unknown {
      const [group = '', row, member] = path.split('.');
      if (member === undefined) return raw[group] ?? null;
      const node = nodes.get(`${group}.${member}`);
      return node ? rawAt(node, Number(row)) : null;
    },
    countOf: (group: string) => {
      const node = nodes.get(group);
      return node ? countRows(node) : 0;
    },
    optionsFor(path: string) {
      const [group = '', row, member] = path.split('.');
      const node = nodes.get(member === undefined ? group : `${group}.${member}`);
      return node
        ? offeredOptions(node.field, node.options, lookupFor(node, row === undefined ? null : Number(row)))
        : [];
    },
    /** Writes one answer; the paths whose state has changed with it. */
    write(path: string, value: unknown): Set<string> {
      const [group = '', place, member] = path.split('.');
      if (member === undefined) {
        raw[group] = value;
        return settleAll(new Map([[group, null]]));
      }
      const row = Number(place);
      const next = [...(rows[group] ?? [])];
      while (next.length <= row) next.push({});
      next[row] = { ...next[row], [member]: value as Value };
      const isNewRow = next.length !== (rows[group]?.length ?? 0);
      if (isNewRow) return changeRows(group, next);
      rows[group] = next;
      return settleAll(new Map([[`${group}.${member}`, row]]));
    },
    addRow(group: string): Set<string> {
      const node = nodes.get(group);
      const count = node ? countRows(node) : 0;
      if (!node || count >= limitOf(node.field)) return new Set();
      const next = [...(rows[group] ?? [])];
      while (next.length < count + 1) next.push({});
      return changeRows(group, next);
    },
    removeRow: (group: string, row: number): Set<string> =>
      changeRows(
        group,
        (rows[group] ?? []).filter((_, place) => place !== row),
      ),
    putRow(group: string, row: number, content: Row): Set<string> {
      const next = [...(rows[group] ?? [])];
      next.splice(row, 0, content);
      return changeRows(group, next);
    },
    rowOf: (group: string, row: number): Row => rows[group]?.[row] ?? {},
    /** Paths in the order of the pages, with what is wrong in each. */
    faults: (page?: number): { path: string; fault: Fault }[] =>
      [...nodes.values()]
        .filter((node) => page === undefined || node.page === page)
        .filter((node) => node.group === null)
        .flatMap((node) => [pathOf(node, null), ...(node.field.fields ? pathsInRows(node) : [])])
        .flatMap((path) => {
          const fault = states.get(path)?.fault;
          return fault ? [{ path, fault }] : [];
        }),
    /** The answers of a page as they are stored: what is hidden or freed is null (spec 5). */
    stored(page: number): Record<string, Value | Row[]> {
      const data: Record<string, Value | Row[]> = {};
      for (const node of nodes.values()) {
        if (node.page !== page || node.group !== null || node.field.type === 'imperative') continue;
        data[node.field.name] = node.field.fields ? storedRows(node) : (values.get(node.id) as Value);
      }
      return data;
    },
  };

  function pathsInRows(group: Node): string[] {
    const members = group.field.fields ?? [];
    return rowsPlaces(group).flatMap((row) => members.map(({ name }) => `${group.id}.${row}.${name}`));
  }

  function rowsPlaces(group: Node): number[] {
    return Array.from({ length: countRows(group) }, (_, row) => row);
  }

  function storedRows(group: Node): Row[] | null {
    const places = rowsPlaces(group);
    if (places.length === 0) return null;
    return places.map((row) =>
      Object.fromEntries(
        (group.field.fields ?? [])
          .filter(({ type }) => type !== 'imperative')
          .map(({ name }) => [name, (values.get(`${group.id}.${row}.${name}`) ?? null) as Value]),
      ),
    );
  }
}

/**
 * A page of the form while somebody fills it in: the engine's state, which faults are shown yet, what is to be confirmed
 * later. Fields listen to their own path: a keystroke wakes nobody else.
 */
import { localToday } from '#app/features/forms/client.ts';
import type { Fault } from '#app/features/forms/engine/check.ts';
import { compile } from '#app/features/forms/engine/compile.ts';
import { faultsOn, pathsOn } from '#app/features/forms/engine/page-answers.ts';
import { takeRow } from '#app/features/forms/engine/row-paths.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import { type Answers, isRows, isSameAnswer, type Row } from '#app/features/forms/engine/values.ts';
import { makeMarks, type TakenAnswers } from '#app/features/forms/prefill/marks.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';

export type Draft = {
  answers: Answers;
  confirm_later: string[];
  /** Marks that were confirmed one by one, and whose answers were taken over here. */
  confirmed?: string[];
  filled?: TakenAnswers[];
};
export type Sheet = ReturnType<typeof openSheet>;

type SheetInput = Pick<
  FormPageView,
  'page' | 'derived' | 'lists' | 'outside' | 'presets' | 'stored' | 'offered' | 'marks'
>;

/** The sheet that another one takes the place of. */
type Before = { draft(): Draft; epochOf(path: string): number; keysOf(group: string): number[] };

/** Their controls show what stands in the sheet; others keep a text of their own, and begin anew with another answer. */
const TAKES_ITS_TEXT: readonly string[] = ['text', 'textArea', 'date'];

/** `draft`: what was written here before and never arrived. */
export function openSheet(input: SheetInput, draft?: Draft | null) {
  const { page, derived, lists, outside, presets, stored, offered } = input;
  const compiled = compile({ pages: [page], derived, options: (name) => lists[name] ?? [] });
  const state = openState(compiled, {
    // A page that nobody has saved opens with what is known; what was saved is never touched.
    answers: draft?.answers ?? offered ?? stored.form_data,
    outside,
    presets,
    todayOf: () => localToday(),
  });
  const marks = makeMarks({ marks: input.marks, valueAt: state.valueOf, draft });
  const later = new Set(draft?.confirm_later ?? stored.confirm_later);
  /** Paths that somebody has left: their faults are shown. */
  const left = new Set<string>();
  /** What was written here, in order: it is written again where a draft is found late. */
  const acts = new Map<string, unknown>();
  let isAllShown = false;
  let edition = 0;
  const turns = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const watchers = new Set<() => void>();
  /** Rows keep their key when one before them goes. */
  const keys = new Map<string, number[]>();
  /** Grows when a field was written elsewhere: controls that keep their own text begin anew. */
  const epochs = new Map<string, number>();
  let nextKey = 0;

  function wake(paths: Iterable<string>) {
    for (const path of paths) {
      turns.set(path, (turns.get(path) ?? 0) + 1);
      for (const listener of listeners.get(path) ?? []) listener();
    }
  }
  function changed(paths: Iterable<string>) {
    edition++;
    wake(paths);
    for (const watcher of watchers) watcher();
  }

  const isPutOff = (path: string, fault: Fault | null) => fault?.rule === 'required' && later.has(path);

  function keysOf(group: string): number[] {
    const known = keys.get(group) ?? [];
    while (known.length < state.countOf(group)) known.push(nextKey++);
    keys.set(group, known);
    return known.slice(0, state.countOf(group));
  }

  return {
    page,
    stateOf: state.stateOf,
    rawOf: state.rawOf,
    valueOf: state.valueOf,
    optionsOf: state.optionsOf,
    countOf: state.countOf,
    keysOf,
    /** Grows with every change. */
    edition: () => edition,
    turnOf: (path: string) => turns.get(path) ?? 0,
    listen(path: string, listener: () => void) {
      const list = listeners.get(path) ?? new Set();
      listeners.set(path, list.add(listener));
      return () => list.delete(listener);
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    epochOf: (path: string) => epochs.get(path.split('.')[0] ?? path) ?? 0,
    /** Answers that were saved elsewhere take their places; nobody here has written them. */
    adopt(answers: Answers, stored: { confirm_later: readonly string[]; origins: Readonly<Record<string, string>> }) {
      const touched = new Set([...later, ...stored.confirm_later, ...pathsOn(state, page.number)]);
      for (const [name, value] of Object.entries(answers)) {
        epochs.set(name, (epochs.get(name) ?? 0) + 1);
        keys.delete(name);
        const isGroup = page.fields.some((field) => field.name === name && field.type === 'addRemove');
        const others = isGroup ? state.setRows(name, isRows(value) ? value : []) : state.write(name, value);
        for (const path of others.add(name)) touched.add(path);
      }
      later.clear();
      for (const path of stored.confirm_later) later.add(path);
      marks.confirmAllBut(stored.origins);
      wake(touched);
    },
    /** It takes the place of another sheet: where the answer is the same its control goes on, with the focus and the caret in it; `inHand` goes on in any case. */
    follow(before: Before, inHand: string | null) {
      const [was, is] = [before.draft().answers, state.written(page.number)];
      for (const { name, type } of page.fields) {
        const isSame = isSameAnswer(was[name] ?? null, is[name] ?? null);
        const goesOn = isSame || (name === inHand && TAKES_ITS_TEXT.includes(type));
        epochs.set(name, before.epochOf(name) + (goesOn ? 0 : 1));
        if (type !== 'addRemove') continue;
        const known = before.keysOf(name);
        nextKey = Math.max(nextKey, ...known.map((key) => key + 1));
        if (isSame) keys.set(name, known);
      }
    },
    acts: () => [...acts],
    write(path: string, value: unknown) {
      acts.set(path, value);
      const touched = state.write(path, value).add(path);
      marks.written(path);
      changed(touched);
    },
    addRow(group: string) {
      changed(state.addRow(group).add(group));
    },
    /** Gives back how to undo it. */
    removeRow(group: string, row: number) {
      const content: Row = state.rowOf(group, row);
      const known = keysOf(group);
      keys.set(group, known.toSpliced(row, 1));
      const putBack = [takeRow(later, group, row), takeRow(left, group, row), marks.takeRow(group, row)];
      changed(state.removeRow(group, row).add(group));
      return () => {
        keys.set(group, keysOf(group).toSpliced(row, 0, known[row] ?? nextKey++));
        for (const put of putBack) put();
        changed(state.putRow(group, row, content).add(group));
      };
    },
    leave(path: string) {
      if (left.has(path)) return;
      left.add(path);
      wake([path]);
    },
    showFaults() {
      isAllShown = true;
      wake(pathsOn(state, page.number));
    },
    /** What is wrong and may be said by now. What is to be confirmed later is missing on purpose: its mark says so. */
    faultOf(path: string): Fault | null {
      const { fault } = state.stateOf(path);
      return (isAllShown || left.has(path)) && !isPutOff(path, fault) ? fault : null;
    },
    faults: () => faultsOn(state, page.number).filter(({ path, fault }) => !isPutOff(path, fault)),
    /** Missing, and to be confirmed later: the page goes on, and is not finished. */
    putOff: () => faultsOn(state, page.number).flatMap(({ path, fault }) => (isPutOff(path, fault) ? [path] : [])),
    isLater: (path: string) => later.has(path),
    setLater(path: string, isLater: boolean) {
      if (isLater) later.add(path);
      else later.delete(path);
      changed([path]);
    },
    /** Where an answer came from, while nobody has confirmed or changed it. */
    markOf: marks.markOf,
    confirm(path: string) {
      marks.confirm(path);
      changed([path]);
    },
    /** What somebody sees of it: what waits for another answer is nobody's yet. */
    shown: (): Answers =>
      Object.fromEntries(Object.entries(state.written(page.number)).filter(([name]) => state.stateOf(name).isShown)),
    /** What is sent, and kept until it has arrived. */
    draft: (): Draft => ({ answers: state.written(page.number), confirm_later: [...later], ...marks.draft() }),
  };
}

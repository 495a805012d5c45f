/** Forms and answers by chance, the same ones for a seed: what the engine must agree with itself on. */
import { type CompiledForm, compile } from '#app/features/forms/engine/compile.ts';
import { pathsOn } from '#app/features/forms/engine/page-answers.ts';
import { type FormState, openState } from '#app/features/forms/engine/state.ts';
import type { Answers, Value } from '#app/features/forms/engine/values.ts';
import type { Condition, Field, FieldType, Form, Page, Validation } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import { chance } from './random-walk.ts';

export const TODAY = '2026-11-17';
const TYPES: readonly FieldType[] = ['text', 'textArea', 'select', 'multipleSelect', 'radio', 'radioButton', 'date'];
const WORDS = [
  'Ana',
  'Bogotá',
  '42',
  '2027-01-05',
  '1990-03',
  '1985',
  '2026-02-30',
  ' ',
  'S',
  'Y',
  'N',
  'M',
  'x'.repeat(30),
];

type Random = () => number;
/** Neighbouring seeds begin alike with `chance`: far from each other, 500 forms begin in 500 ways. */
export const randomOf = (seed: number): Random => chance(Math.imul(seed + 1, 0x9e3779b1));
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const often = (random: Random, share: number) => random() < share;

function randomTest(random: Random, names: readonly string[]): Condition {
  const when = pick(random, names);
  const kind = Math.floor(random() * 8);
  if (kind === 0) return { when, is: null };
  if (kind === 1) return { when, isNot: null };
  if (kind === 2) return { when, oneOf: ['Y', 'S', 'Ana'] };
  if (kind === 3) return { when, notOneOf: ['Y', 'M'] };
  if (kind === 4) return { when, greaterThan: 30 };
  if (kind === 5) return { when, isNot: 'N' };
  if (kind === 6) return { when, is: { field: pick(random, names) } };
  return { when, is: 'Y' };
}

function randomCondition(random: Random, names: readonly string[]): Condition {
  const condition = randomTest(random, names);
  return {
    ...condition,
    // biome-ignore lint/suspicious/noThenProperty: the specification's word
    ...(often(random, 0.3) && { then: randomTest(random, names) }),
    ...(often(random, 0.2) && { or: randomTest(random, names) }),
  };
}

/** `before`: names that may decide over the value; `all`: names that checks may speak of. */
function randomField(random: Random, name: string, before: readonly string[], all: readonly string[]): Field {
  const type = pick(random, TYPES);
  const isDate = type === 'date';
  const plain: Validation = {
    ...(often(random, 0.6) && { required: true }),
    ...(often(random, 0.3) && { maxLength: 5 }),
    ...(often(random, 0.2) && { minLength: 2 }),
    ...(isDate && often(random, 0.5) && { greaterThan: often(random, 0.5) ? 'today' : pick(random, all) }),
    ...(type === 'text' && often(random, 0.3) && { regexPattern: 'C_NAME' as const }),
    ...(type === 'text' && often(random, 0.3) && { differsFrom: pick(random, all) }),
  };
  const validation: Validation = often(random, 0.3)
    ? // biome-ignore lint/suspicious/noThenProperty: the specification's word
      { ...randomTest(random, all), then: plain, else: {} }
    : plain;
  return {
    name,
    type,
    ...(['select', 'multipleSelect', 'radio', 'radioButton'].includes(type) && {
      options: pick(random, ['YN', 'MARITAL_US', 'STAY_UNIT'] as const),
    }),
    ...(isDate && { precision: pick(random, ['day', 'month, day free', 'year, rest free'] as const) }),
    ...(often(random, 0.15) && { default: 'Y' }),
    ...(before.length > 0 && often(random, 0.4) && { hide: { unless: randomCondition(random, before) } }),
    ...(before.length > 0 && often(random, 0.2) && { disabled: randomCondition(random, before) }),
    validation,
  };
}

function randomGroup(random: Random, name: string, before: readonly string[]): Field {
  const members: Field[] = [];
  const names = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, n) => `m${n}`);
  for (const member of names)
    members.push(
      randomField(random, member, [...before, ...members.map((one) => one.name)], [...names, ...before, name]),
    );
  return {
    name,
    type: 'addRemove',
    limit: 3,
    ...(before.length > 0 && often(random, 0.4) && { hide: { unless: randomCondition(random, before) } }),
    validation: often(random, 0.6) ? { required: true } : {},
    fields: members,
  };
}

export function randomForm(seed: number): Form {
  const random = randomOf(seed);
  const pages: Page[] = [];
  const all = Array.from({ length: 12 }, (_, n) => `f${n}`);
  const before: string[] = [];
  let made = 0;
  for (let number = 1; number <= 3; number++) {
    const fields: Field[] = [];
    for (let n = 0; n < 4; n++) {
      const name = all[made++] as string;
      // The age follows from the first field, which therefore cannot read it.
      const known = made > 1 ? [...before, 'age'] : [];
      if (often(random, 0.2)) {
        fields.push(randomGroup(random, name, known));
        continue;
      }
      fields.push(randomField(random, name, known, all));
      if (often(random, 0.25)) fields.push({ name: `${name}_na`, type: 'doesNotApply', appliesTo: [name] });
      before.push(name);
    }
    pages.push({
      number,
      key: `p${number}`,
      ...(number > 1 && often(random, 0.3) && { hide: { unless: randomCondition(random, ['f0', 'age']) } }),
      fields,
    });
  }
  return { name: 'random', version: 1, pages, derived: { age: { kind: 'age', of: 'f0' } } };
}

export function randomValue(random: Random, { type, options }: Field): Value {
  if (often(random, 0.15)) return null;
  if (type === 'doesNotApply') return often(random, 0.5);
  const codes = options ? listOf(options).map(({ code }) => code) : WORDS;
  if (type === 'multipleSelect') return codes.filter(() => often(random, 0.3));
  return pick(random, codes);
}

/** One act of somebody who fills in the form: a path and a value, or a row more or less. */
export type Act = { path: string; value: Value } | { adds: string } | { removes: string; row: number };

export function randomAct(random: Random, state: FormState, form: Form): Act {
  const page = pick(random, form.pages);
  const field = pick(random, page.fields);
  if (field.type !== 'addRemove') return { path: field.name, value: randomValue(random, field) };
  const count = state.countOf(field.name);
  if (often(random, 0.3)) return { adds: field.name };
  if (count > 1 && often(random, 0.3)) return { removes: field.name, row: Math.floor(random() * count) };
  if (count === 0) return { adds: field.name };
  const member = pick(random, field.fields ?? []);
  return { path: `${field.name}.${Math.floor(random() * count)}.${member.name}`, value: randomValue(random, member) };
}

export function perform(state: FormState, act: Act): Set<string> {
  if ('path' in act) return state.write(act.path, act.value);
  return 'adds' in act ? state.addRow(act.adds) : state.removeRow(act.removes, act.row);
}

/** All that can be seen of a state. */
export const seen = (state: FormState, form: Form) =>
  Object.fromEntries(
    form.pages.flatMap(({ number }) =>
      pathsOn(state, number).map((path) => [path, { ...state.stateOf(path), value: state.valueOf(path) }]),
    ),
  );

/** What was written so far, whether it counts or not. */
export const written = (state: FormState, form: Form): Answers =>
  Object.assign({}, ...form.pages.map(({ number }) => state.written(number)));

/** One page as the browser has it: through JSON, with the values of the other pages that it reads. */
export function asInBrowser(form: Form, page: Page, whole: FormState, answers: Answers): FormState {
  const derived = form.derived ?? {};
  const isHere = (name: string) => page.fields.some((field) => field.name === name);
  const part = JSON.parse(JSON.stringify({ page, answers })) as { page: Page; answers: Answers };
  const compiled: CompiledForm = compile({
    pages: [part.page],
    derived: Object.fromEntries(Object.entries(derived).filter(([, one]) => 'of' in one && isHere(one.of))),
    options: listOf,
  });
  const outside = Object.fromEntries(compiled.outside.map((name) => [name, whole.valueOf(name)]));
  return openState(compiled, { answers: part.answers, outside, todayOf: () => TODAY });
}

/** What makes the definition of a form wrong, each by its name: for the content test. */
import { type CompiledForm, compile, type Node } from '#app/features/forms/engine/compile.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import type { Value } from '#app/features/forms/engine/values.ts';
import { charactersOf, checksIn } from '#app/features/forms/engine/values.ts';
import type { Condition, Field, Form, Test, Validation } from '#content/forms/definition.ts';
import { FIELD_TYPES } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import { usPosts } from '#content/us-posts.ts';
import { TODAY } from './random-form.ts';

const CHOSEN = ['select', 'multipleSelect', 'radio', 'radioButton'];
const WRITTEN = ['text', 'textArea', 'international_phone', 'ssn'];

const testsIn = (condition: Condition | undefined): Test[] =>
  condition ? [condition, ...testsIn(condition.then), ...testsIn(condition.or)] : [];
const testsOf = (validation: Validation | undefined): Test[] => {
  if (!validation || validation.when === undefined) return [];
  return [validation, ...testsIn(validation.or), ...testsOf(validation.then), ...testsOf(validation.else)];
};
const codesIn = (test: Test): readonly unknown[] => {
  if ('oneOf' in test) return test.oneOf;
  if ('notOneOf' in test) return test.notOneOf;
  const value = 'is' in test ? test.is : 'isNot' in test ? test.isNot : null;
  return value === null || typeof value === 'object' ? [] : [value];
};

function* faultsOfField({ nodes }: CompiledForm, { id, field, group, meant }: Node): Generator<string> {
  if (!FIELD_TYPES.includes(field.type)) yield `${id} has the unknown type ${field.type}`;
  if (CHOSEN.includes(field.type) !== Boolean(field.options)) yield `${id} (${field.type}) and options do not fit`;
  if (field.default !== undefined && field.options && !listOf(field.options).some(({ code }) => code === field.default))
    yield `${id} has a default that is no option: ${field.default}`;
  if ((field.type === 'addRemove') !== Boolean(field.fields?.length))
    yield `${id} (${field.type}) and fields do not fit`;
  if (field.type === 'addRemove' && group) yield `${id} is a group inside of a group`;
  if (field.type === 'doesNotApply' && !field.appliesTo?.length) yield `${id} frees nothing`;
  for (const checks of checksIn(field.validation)) {
    if (checks.regexPattern && !WRITTEN.includes(field.type)) yield `${id} (${field.type}) has a character class`;
    if ((checks.minLength ?? 0) > (checks.maxLength ?? Number.POSITIVE_INFINITY))
      yield `${id} is too short at its longest`;
    const none = field.options && listOf(field.options).some(({ code }) => code === 'none');
    if (field.type === 'multipleSelect' && none && !checks.alone?.includes('none'))
      yield `${id} takes none beside another choice`;
    for (const code of [...(checks.refuses ?? []), ...(checks.alone ?? [])])
      if (field.options && !listOf(field.options).some((option) => option.code === code))
        yield `${id} refuses ${String(code)}, which is no option`;
  }
  for (const test of [...testsIn(field.hide?.unless), ...testsIn(field.disabled), ...testsOf(field.validation)]) {
    const other = nodes.get(meant.get(test.when) ?? test.when)?.field;
    if (other?.type === 'doesNotApply' && codesIn(test).some((code) => typeof code !== 'boolean'))
      yield `${id} compares the box ${test.when} with a code`;
    if (!other?.options) continue;
    for (const code of codesIn(test))
      if (!listOf(other.options).some((option) => option.code === code))
        yield `${id} asks whether ${test.when} is ${String(code)}, which is no option of it`;
  }
}

type WantedValues = Map<string, Value>;

/** A value of a field that makes a test true. */
function valueFor(form: Form, compiled: CompiledForm, id: string, test: Test): [name: string, value: Value] | null {
  const field = compiled.nodes.get(id)?.field;
  const derived = form.derived?.[field?.follows ?? id];
  if (derived?.kind === 'age') {
    const years = 'greaterThan' in test ? test.greaterThan + 1 : 'lessThan' in test ? test.lessThan - 1 : 30;
    return [derived.of, `${Number(TODAY.slice(0, 4)) - years - 1}-06-01`];
  }
  if (derived?.kind === 'isUnder') return [derived.of, codesIn(test).includes('Y') ? '2020-01-01' : '1980-01-01'];
  if (derived?.kind === 'countryOfPost') return [derived.of, Object.keys(usPosts)[0] ?? ''];
  if (derived?.kind === 'months') return [derived.years, 'lessThan' in test ? '0' : '9'];
  if (!field) return null;
  if (field.type === 'doesNotApply') return [id, 'is' in test ? test.is === true : false];
  const codes = codesIn(test) as string[];
  const [first] = field.options ? offered(listOf(field.options), test, codes) : [];
  if (field.type === 'multipleSelect') return [id, first ? [first] : null];
  if (('is' in test && test.is !== null) || 'oneOf' in test) return [id, codes[0] ?? null];
  if ('is' in test) return [id, null];
  if ('greaterThan' in test) return [id, String(test.greaterThan + 1)];
  if ('lessThan' in test) return [id, String(test.lessThan - 1)];
  return [id, first ?? (field.type === 'date' ? '1990-01-01' : 'Ana')];
}

/** The options that make a test of codes true. */
const offered = (options: readonly { code: string }[], test: Test, codes: readonly string[]) => {
  const isAgainst = 'isNot' in test || 'notOneOf' in test;
  return options.map(({ code }) => code).filter((code) => codes.includes(code) !== isAgainst);
};

/** Every way to make a condition true, as values of fields. */
function* waysTo(
  form: Form,
  compiled: CompiledForm,
  node: Node | null,
  condition: Condition,
): Generator<[string, Value][]> {
  const id = node?.meant.get(condition.when) ?? condition.when;
  const own = valueFor(form, compiled, id, condition);
  // Another field that it is compared with has a value of its own.
  const compared = 'isNot' in condition && typeof condition.isNot === 'object' ? condition.isNot?.field : undefined;
  const all: [string, Value][] = own ? [own, ...(compared ? [[compared, 'FR'] as [string, Value]] : [])] : [];
  if (own) {
    if (!condition.then) yield all;
    else for (const rest of waysTo(form, compiled, node, condition.then)) yield [...all, ...rest];
  }
  if (condition.or) yield* waysTo(form, compiled, node, condition.or);
}

type Demand = { node: Node; condition: Condition };

const demandsOf = (node: Node): Demand[] =>
  [node.field.hide?.unless, node.pageHide?.unless].flatMap((condition) => (condition ? [{ node, condition }] : []));

/** Whether there are answers after which a field is shown. What is wanted first stays: the field's own wish, its group's, its page's, then what those need. */
function canBeShown(form: Form, compiled: CompiledForm, target: Node): boolean {
  const group = target.group === null ? undefined : compiled.nodes.get(target.group);
  const isShown = (wanted: WantedValues) => {
    const answers: Record<string, Value | Record<string, Value>[]> = {};
    for (const [id, value] of wanted) {
      const node = compiled.nodes.get(id);
      if (!node?.group) answers[id] = value;
      else
        answers[node.group] = [{ ...(answers[node.group] as Record<string, Value>[])?.[0], [node.field.name]: value }];
    }
    if (target.group) answers[target.group] ??= [{}];
    const state = openState(compiled, { answers, todayOf: () => TODAY });
    return state.stateOf(target.group ? `${target.group}.0.${target.field.name}` : target.id).isShown;
  };
  const meet = ([demand, ...rest]: Demand[], wanted: WantedValues, met: number): boolean => {
    if (!demand) return isShown(wanted);
    if (met > 30) return false;
    for (const way of waysTo(form, compiled, demand.node, demand.condition)) {
      const fresh = way.filter(([name]) => !wanted.has(name));
      const needed = fresh.flatMap(([name]) => {
        const node = compiled.nodes.get(name);
        return node ? demandsOf(node) : [];
      });
      if (meet([...rest, ...needed], new Map([...wanted, ...fresh]), met + 1)) return true;
    }
    return false;
  };
  const own = target.field.hide ? [{ node: target, condition: target.field.hide.unless }] : [];
  return meet([...own, ...(group ? demandsOf(group) : []), ...demandsOf(target)], new Map(), 0);
}

/** A repeated part inside of a repeated part, or two that can take the same text: the time grows with the square or worse. */
export function backtracks(pattern: string): boolean {
  if (/\([^()]*[*+][^()]*\)[*+{]/.test(pattern.replace(/\\[()]/g, ''))) {
    // A group that begins with a sign which its own repeated part cannot take has one way only.
    if (!/\((?:\\.|[^[\\(.])\[\^[^\]]*\][*+]\)[*+]/.test(pattern)) return true;
  }
  const worst = new RegExp(pattern, 'u');
  return ['a', '1', ' ', 'a ', '-', 'á', '.a', '@'].some((seed) => {
    const text = `${seed.repeat(Math.ceil(10_000 / seed.length))}\u0000`;
    const started = performance.now();
    worst.test(text);
    return performance.now() - started > 1000;
  });
}

export function formFaults(form: Form): string[] {
  const compiled = compile({ pages: form.pages, derived: form.derived ?? {}, options: listOf });
  const faults = [...compiled.faults, ...compiled.outside.map((name) => `${name} is read and stands nowhere`)];
  for (const node of compiled.nodes.values()) {
    faults.push(...faultsOfField(compiled, node));
    const { typing = '', whole = '' } = charactersOf(node.field as Field);
    for (const pattern of [typing, whole])
      if (pattern && backtracks(pattern)) faults.push(`${node.id}: ${pattern} backtracks`);
  }
  const numbers = form.pages.map(({ number }) => number);
  if (numbers.some((number, place) => place > 0 && number <= (numbers[place - 1] ?? 0)))
    faults.push('pages out of order');
  if (faults.length > 0) return faults;
  for (const node of compiled.nodes.values())
    if (!canBeShown(form, compiled, node)) faults.push(`${node.id} can never be shown`);
  for (const [service, presets] of Object.entries(form.presets ?? {}))
    for (const [name, code] of Object.entries(presets)) {
      const options = compiled.nodes.get(name)?.options ?? [];
      if (!options.some((option) => option.code === code)) faults.push(`${service} presets ${name} to ${code}`);
    }
  return faults;
}

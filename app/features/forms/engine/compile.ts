/** A definition made ready once: every field by its name, who reads whom, and an order in which values can be found. */
import type { DerivedValue, Field, Form, Page } from '#content/forms/definition.ts';
import type { Option } from '#content/forms/option.ts';
import type { OptionListName } from '#content/forms/options.ts';
import { namesInCondition, namesInValidation } from './conditions.ts';
import { sourcesOf } from './derive.ts';

export type Node = {
  /** `field`, or `group.member`. */
  readonly id: string;
  readonly field: Field;
  readonly page: number;
  readonly group: string | null;
  /** Its page is not for everybody. */
  readonly pageHide: Page['hide'];
  readonly options: readonly Option[];
  /** Boxes that free it while they are ticked, by their ids. */
  readonly boxes: readonly string[];
  /** A name that its conditions use -> the id it means. */
  readonly meant: ReadonlyMap<string, string>;
};

export type CompiledForm = {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly derived: Readonly<Record<string, DerivedValue>>;
  /** The fields of a page in the order in which they stand on it, without the members of its groups. */
  readonly onPage: ReadonlyMap<number, readonly Field[]>;
  /** Ids in an order in which whatever decides over a value comes before it; a group before its members. */
  readonly order: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** Who must be looked at again when this one's value changes. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
  /** Names that are read here and stand on no page of this part. */
  readonly outside: readonly string[];
  /** What is wrong with the definition itself. */
  readonly faults: readonly string[];
};

/** The part of a form that is at hand: all of it on the server, one page in the browser. */
export type Part = {
  readonly pages: Form['pages'];
  readonly derived: Readonly<Record<string, DerivedValue>>;
  readonly options: (name: OptionListName) => readonly Option[];
};

/** A tick box is there as long as the field that it frees. */
function withField(box: Field, among: readonly Field[]): Field {
  const freed = box.hide ? undefined : among.find(({ name }) => name === box.appliesTo?.[0]);
  return freed?.hide ? { ...box, hide: freed.hide } : box;
}

const flat = (pages: Form['pages']) =>
  pages.flatMap((page) =>
    page.fields.flatMap((field) => [
      { field: withField(field, page.fields), page, group: null as string | null },
      ...(field.fields ?? []).map((member, _, among) => ({
        field: withField(member, among),
        page,
        group: field.name,
      })),
    ]),
  );

const idOf = (name: string, group: string | null) => (group ? `${group}.${name}` : name);

/** Names that decide over the value, and those that only its checks speak of. A group's checks decide over its rows. */
const decides = ({ type, hide, disabled, validation, follows }: Field) => [
  ...(follows ? [follows] : []),
  ...namesInCondition(hide?.unless),
  ...namesInCondition(disabled),
  ...(type === 'addRemove' ? namesInValidation(validation) : []),
];
const checks = ({ validation, optionsOf }: Field) => [
  ...namesInValidation(validation),
  ...(optionsOf ? [optionsOf] : []),
];

export function compile({ pages, derived, options }: Part): CompiledForm {
  const all = flat(pages);
  const ids = new Set(all.map(({ field, group }) => idOf(field.name, group)));
  const faults: string[] = [];
  const outside = new Set<string>();
  const readers = new Map<string, Set<string>>();
  /** What must be known before the value of an id is. */
  const before = new Map<string, string[]>();
  const nodes = new Map<string, Node>();

  const meaning = (name: string, group: string | null) => {
    const near = idOf(name, group);
    if (ids.has(near)) return near;
    if (!ids.has(name) && !Object.hasOwn(derived, name)) outside.add(name);
    return name;
  };
  const note = (read: string, reader: string) =>
    readers.set(read, (readers.get(read) ?? new Set<string>()).add(reader));

  const boxes = new Map<string, string[]>();
  for (const { field, group } of all)
    for (const name of field.appliesTo ?? []) {
      const freed = idOf(name, group);
      if (!ids.has(freed)) faults.push(`${idOf(field.name, group)} applies to ${name}, which is not there`);
      boxes.set(freed, [...(boxes.get(freed) ?? []), idOf(field.name, group)]);
    }

  for (const { field, page, group } of all) {
    const id = idOf(field.name, group);
    if (nodes.has(id)) faults.push(`${id} is there twice`);
    const deciding = [...decides(field), ...namesInCondition(page.hide?.unless)].map(
      (name) => [name, meaning(name, group)] as const,
    );
    const checked = checks(field).map((name) => [name, meaning(name, group)] as const);
    const freeing = boxes.get(id) ?? [];
    const first = [...deciding.map(([, read]) => read), ...freeing, ...(group ? [group] : [])];
    before.set(id, first);
    for (const read of [...first, ...checked.map(([, one]) => one)]) note(read, id);
    const list = field.options ? options(field.options) : [];
    nodes.set(id, {
      id,
      field,
      page: page.number,
      group,
      pageHide: page.hide,
      options: list,
      boxes: freeing,
      meant: new Map([...deciding, ...checked]),
    });
  }
  for (const [name, one] of Object.entries(derived)) {
    const sources = sourcesOf(one).map((source) => meaning(source, null));
    before.set(name, sources);
    for (const source of sources) note(source, name);
  }

  for (const [read, by] of readers) {
    const group = nodes.get(read)?.group;
    for (const reader of by)
      if (group && nodes.get(reader)?.group !== group)
        faults.push(`${reader} reads ${read}, which has a value in each row`);
  }

  const order = sorted(before, faults);
  const lists = new Map([...readers].map(([read, by]) => [read, [...by]] as const));
  const places = new Map(order.map((id, place) => [id, place]));
  const onPage = new Map<number, Field[]>(pages.map(({ number }) => [number, []]));
  for (const { field, page, group } of nodes.values()) if (group === null) onPage.get(page)?.push(field);
  return { nodes, derived, onPage, order, places, readers: lists, outside: [...outside], faults };
}

/** Each id after those that it needs. A circle is a fault of the definition. */
function sorted(before: ReadonlyMap<string, readonly string[]>, faults: string[]): string[] {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string, way: readonly string[]) => {
    if (state.get(id) === 'done' || !before.has(id)) return;
    if (state.get(id) === 'open') {
      faults.push(`a circle: ${[...way.slice(way.indexOf(id)), id].join(' -> ')}`);
      return;
    }
    state.set(id, 'open');
    for (const need of before.get(id) ?? []) visit(need, [...way, id]);
    state.set(id, 'done');
    order.push(id);
  };
  for (const id of before.keys()) visit(id, []);
  return order;
}

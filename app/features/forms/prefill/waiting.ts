/**
 * What is known of a field that is hidden until a question of its own page is answered: the open page keeps it, and it
 * comes with the field (record 084). Of an employer the DS-160 tells all but whether somebody is employed.
 */
import { namesInCondition } from '#app/features/forms/engine/conditions.ts';
import type { FormState } from '#app/features/forms/engine/state.ts';
import { isEmpty, type Value } from '#app/features/forms/engine/values.ts';
import type { Field, Form, Page } from '#content/forms/definition.ts';
import type { Offer } from './offer.ts';

/** The field stands there, can be written, and has nothing against the value. */
export function takes(state: FormState, path: string): boolean {
  const [name = '', , member] = path.split('.');
  const node = state.compiled.nodes.get(member ? `${name}.${member}` : name);
  const { isShown, isFreed, fault } = state.stateOf(path);
  return node !== undefined && !node.field.follows && isShown && !isFreed && !fault && !isEmpty(state.valueOf(path));
}

/** Whether it is decided over on its own page alone. */
export function isDecidedHere({ hide }: Pick<Field, 'hide'>, { fields }: Page): boolean {
  const names = namesInCondition(hide?.unless);
  return names.length > 0 && names.every((name) => fields.some((field) => field.name === name));
}

function waits(state: FormState, page: Page, path: string): boolean {
  const field = page.fields.find(({ name }) => name === path);
  if (!field || state.stateOf(path).isShown || !isDecidedHere(field, page)) return false;
  return namesInCondition(field.hide?.unless).some((name) => isEmpty(state.valueOf(name)));
}

/** The form as if these fields were shown. */
const withShown = (form: Form, names: readonly string[]): Form => ({
  ...form,
  pages: form.pages.map((page) => ({
    ...page,
    fields: page.fields.map(({ hide, ...field }) => (hide && !names.includes(field.name) ? { ...field, hide } : field)),
  })),
});

type PageContext = {
  readonly form: Form;
  readonly page: Page;
  /** With what the page takes already. */
  readonly state: FormState;
  readonly opened: (form: Form, more: [string, Offer][]) => FormState;
};

export function waitingOffers(
  known: readonly [string, Offer][],
  { form, page, state, opened }: PageContext,
): [string, Offer][] {
  const hidden = known.filter(([path]) => waits(state, page, path));
  if (hidden.length === 0) return [];
  const shown = opened(
    withShown(
      form,
      hidden.map(([path]) => path),
    ),
    hidden,
  );
  return hidden.flatMap(([path, { origin }]): [string, Offer][] =>
    takes(shown, path) ? [[path, { value: shown.valueOf(path) as Value, origin, waits: true }]] : [],
  );
}

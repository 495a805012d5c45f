/** Where the values of a check stand: a place as it is written (content/forms/checks), found in a form once. */
import { compiledForm } from '#app/features/forms/engine/form.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Check, CheckTest, Comparison, Name, Place } from '#content/forms/checks/definition.ts';
import type { Form } from '#content/forms/definition.ts';
import { formNamed } from '#content/forms/forms.ts';
import { isFormName } from '#content/forms/person-maps.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import type { ProfileFacts } from './rules.ts';

/** What a check may ask of a profile. */
const PROFILE_FIELDS = [
  'user_type',
  'relationship',
  'first_name',
  'last_name',
  'shares_address',
  'is_minor',
] as const satisfies readonly (keyof ProfileFacts)[];

export type Spot = { readonly isTheirs: boolean } & (
  | {
      readonly source: 'form';
      /** The name of what is read, and of the field that it leads to: of a derived value the one that it follows from. */
      readonly name: string;
      readonly field: string;
      readonly page: number;
      readonly group: string | null;
      /** Of another form of the same person. */
      readonly form?: FormName;
    }
  | { readonly source: 'profile'; readonly name: (typeof PROFILE_FIELDS)[number] }
  | { readonly source: 'onboarding'; readonly name: string; readonly page: number }
  | { readonly source: 'today' }
);

function formSpot(form: Form, [first = '', ...rest]: readonly string[]): Spot | null {
  const { nodes, derived } = compiledForm(form);
  const name = rest.join('.');
  if (first === 'derived') {
    const one = Object.hasOwn(derived, name) ? derived[name] : undefined;
    const source = one && 'of' in one ? nodes.get(one.of) : undefined;
    return source ? { source: 'form', name, field: source.id, page: source.page, group: null, isTheirs: false } : null;
  }
  const page = form.pages.find(({ key }) => key === first);
  const node = nodes.get(name);
  if (!page || node?.page !== page.number || node.field.type === 'addRemove') return null;
  return { source: 'form', name, field: name, page: page.number, group: node.group, isTheirs: false };
}

function spotOfParts(form: Form, parts: readonly string[]): Spot | null {
  const [first, name = ''] = parts;
  if (first === 'theirs') {
    const spot = spotOfParts(form, parts.slice(1));
    const isSayable = spot?.source === 'profile' || (spot?.source === 'form' && !spot.form);
    return isSayable ? { ...spot, isTheirs: true } : null;
  }
  if (first === 'today') return parts.length === 1 ? { source: first, isTheirs: false } : null;
  if (first === 'profile') {
    const known = PROFILE_FIELDS.find((field) => field === name);
    return known ? { source: 'profile', name: known, isTheirs: false } : null;
  }
  if (first === 'onboarding') {
    const question = onboarding.questions.find(({ field }) => field === name);
    return question ? { source: 'onboarding', name, page: question.page, isTheirs: false } : null;
  }
  if (first && isFormName(first) && first !== form.name) {
    const spot = formSpot(formNamed(first), parts.slice(1));
    return spot?.source === 'form' ? { ...spot, form: first } : null;
  }
  return formSpot(form, parts);
}

const known = new WeakMap<Form, Map<Place, Spot | null>>();

/** Null of what is nowhere: the content test names it, and nobody's warnings fail because of it. */
export function spotOf(form: Form, place: Place): Spot | null {
  const spots = known.get(form) ?? new Map<Place, Spot | null>();
  known.set(form, spots);
  if (!spots.has(place)) spots.set(place, spotOfParts(form, place.split('.')));
  return spots.get(place) ?? null;
}

const placesInTest = (test: CheckTest): readonly Place[] => ('fits' in test ? test.fits.flat() : [test.at]);

/** What is read row by row, and what is read in all rows at once. */
export function comparedIn(compares: Comparison): { each: readonly Place[]; all: readonly Place[] } {
  switch (compares.kind) {
    case 'same':
    case 'different':
      return { each: compares.pairs.flat(), all: [] };
    case 'among':
      return { each: [compares.one], all: compares.of };
    case 'agree':
      return { each: [compares.one, compares.other], all: [] };
    case 'together':
      return { each: compares.tests.flatMap(placesInTest), all: [] };
    case 'after':
      return { each: [compares.earlier, compares.later], all: [] };
    case 'lasts':
      return { each: [compares.length, compares.from, compares.to], all: [] };
    case 'latestFirst':
      return { each: [], all: [compares.of] };
    case 'named':
      return { each: compares.name, all: compares.among.flatMap((name: Name) => name) };
    case 'role':
      return { each: compares.name, all: [...compares.among, compares.role] };
    case 'overlap':
    case 'gap':
      return { each: [], all: compares.periods.flatMap(({ from, to }) => [from, to]) };
  }
}

export function placesIn({ when = [], compares }: Check): { each: readonly Place[]; all: readonly Place[] } {
  const { each, all } = comparedIn(compares);
  return { each: [...when.flatMap(placesInTest), ...each], all };
}

/** The repeat groups whose rows a check looks at one by one; a right one has at most one. */
export const groupsOf = (form: Form, check: Check): string[] => {
  const groups = placesIn(check).each.flatMap((place) => {
    const spot = spotOf(form, place);
    return spot?.source === 'form' && spot.group && !spot.form ? [spot.group] : [];
  });
  return [...new Set(groups)];
};

const groups = new WeakMap<Check, string | null>();

/** The one of them, found once. */
export function groupOf(form: Form, check: Check): string | null {
  if (!groups.has(check)) groups.set(check, groupsOf(form, check)[0] ?? null);
  return groups.get(check) ?? null;
}

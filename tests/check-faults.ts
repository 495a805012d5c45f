/** What makes a consistency check wrong, each by its name: for the content test. */
import { comparedIn, groupsOf, placesIn, type Spot, spotOf } from '#app/features/forms/checks/spots.ts';
import { compiledForm } from '#app/features/forms/engine/form.ts';
import type { Check, CheckTest, CheckText, Comparison, Place } from '#content/forms/checks/definition.ts';
import { CHECK_KINDS, READINGS, RELATIONS } from '#content/forms/checks/definition.ts';
import type { Form } from '#content/forms/definition.ts';
import { listOf } from '#content/forms/options.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';

const isOneOf = (list: readonly string[], one: string) => list.includes(one);

const fieldAt = (form: Form, spot: Spot | null) =>
  spot?.source === 'form' && spot.name === spot.field ? compiledForm(form).nodes.get(spot.field)?.field : undefined;

/** The codes that can stand at a place; undefined where anything can. */
function codesAt(form: Form, place: Place): readonly string[] | undefined {
  const spot = spotOf(form, place);
  if (spot?.source === 'onboarding') {
    const { options } = onboarding.questions.find(({ field }) => field === spot.name) ?? {};
    const list = options ? onboarding.options[options] : undefined;
    return typeof list === 'object' ? list.map(({ code }) => code) : undefined;
  }
  const options = fieldAt(form, spot)?.options;
  return options && listOf(options).map(({ code }) => code);
}

const codesIn = (test: CheckTest): readonly string[] =>
  'is' in test ? test.is : 'isNot' in test ? test.isNot : 'lacks' in test ? test.lacks : [];

const testsIn = ({ when = [], compares }: Check): readonly CheckTest[] =>
  compares.kind === 'together' ? [...when, ...compares.tests] : when;

/** Places at which a date must stand. */
function datesIn(check: Check): readonly Place[] {
  const { compares } = check;
  const tested = testsIn(check).flatMap((test) => ('withinMonths' in test ? [test.at] : []));
  if (compares.kind === 'after') return [...tested, compares.earlier, compares.later];
  if (compares.kind === 'latestFirst') return [...tested, compares.of];
  if (compares.kind === 'lasts') return [...tested, compares.from, compares.to];
  if (compares.kind === 'overlap' || compares.kind === 'gap')
    return [...tested, ...compares.periods.flatMap(({ from, to }) => [from, to])];
  return tested;
}

function* faultsOfCodes(form: Form, check: Check): Generator<string> {
  const asked: (readonly [Place, readonly string[]])[] = testsIn(check).map((test) =>
    'fits' in test ? (['', []] as const) : ([test.at, codesIn(test)] as const),
  );
  const { compares } = check;
  if (compares.kind === 'agree') {
    asked.push([compares.one, Object.keys(compares.allows)]);
    asked.push([compares.other, Object.values(compares.allows).flat()]);
  }
  if (compares.kind === 'lasts') asked.push([compares.length, Object.keys(compares.months)]);
  if (compares.kind === 'role') asked.push([compares.role, Object.values(compares.allows).flat()]);
  for (const [place, codes] of asked)
    for (const code of codes) {
      const known = codesAt(form, place);
      if (known && !known.includes(code)) yield `asks whether ${place} is ${code}, which is no option of it`;
    }
}

function* faultsOfPlaces(form: Form, check: Check): Generator<string> {
  const { each, all } = placesIn(check);
  for (const place of new Set([...each, ...all])) {
    const spot = spotOf(form, place);
    const [page = ''] = place.replace('theirs.', '').split('.');
    const isPage = form.pages.some(({ key }) => key === page);
    if (!spot)
      yield isPage ? `speaks of ${place}, which is no field of the page` : `speaks of ${place}, which is nowhere`;
    if (spot?.isTheirs && !check.with) yield `speaks of ${place}, and has nobody to ask`;
  }
  for (const place of each) {
    const spot = spotOf(form, place);
    if (spot?.isTheirs && spot.source === 'form' && spot.group) yield `looks at each row of ${place}`;
  }
  if (groupsOf(form, check).length > 1) yield `looks at the rows of ${groupsOf(form, check).join(' and ')} at once`;
  for (const place of datesIn(check)) {
    const field = fieldAt(form, spotOf(form, place));
    if (field && field.type !== 'date') yield `takes ${place} for a date`;
  }
}

export function* checkFaults(form: Form, check: Check): Generator<string> {
  const { compares, with: relations = [], without = [] } = check;
  if (!isOneOf(CHECK_KINDS, compares.kind)) return yield `has the unknown kind ${compares.kind}`;
  if ('as' in compares && !isOneOf(READINGS, compares.as)) yield `has the unknown reading ${compares.as}`;
  for (const one of [...relations, ...without]) if (!isOneOf(RELATIONS, one)) yield `has the unknown relation ${one}`;
  if (compares.kind === 'role' && !check.with) yield 'has nobody to ask';
  yield* faultsOfPlaces(form, check);
  yield* faultsOfCodes(form, check);
}

/** How many of the compared values can be led to: not today, and of a role it alone. */
function namedBy(compares: Comparison): number {
  if (compares.kind === 'role') return 1;
  return compares.kind === 'after' && [compares.earlier, compares.later].includes('today') ? 1 : 2;
}

const saidBy = ({ name, says = name }: Check) => says;

export function* textFaults(checks: readonly Check[], text: CheckText): Generator<string> {
  for (const check of checks) {
    const sentence = text.checks[saidBy(check)];
    if (!sentence) {
      yield `${check.name} has no words`;
      continue;
    }
    const wanted = ['one', ...(namedBy(check.compares) > 1 ? ['other'] : []), ...(check.with ? ['person'] : [])];
    const said = [...new Set([...sentence.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))];
    for (const name of wanted) if (!said.includes(name)) yield `${check.name} does not name {${name}}`;
    for (const name of said) if (!wanted.includes(name)) yield `${check.name} takes {${name}}, which nothing gives`;
    if (!/[^.]\.$/.test(sentence) || /\.\s/.test(sentence)) yield `${check.name} is not one sentence`;
  }
  for (const name of Object.keys(text.checks))
    if (!checks.some((check) => saidBy(check) === name)) yield `${name} has words and is no check`;
  const outside = checks.flatMap(({ compares }) => Object.values(comparedIn(compares)).flat());
  const places = new Set(outside.filter((place) => /^(profile|onboarding)\./.test(place)));
  for (const place of places) if (!text.places[place]) yield `${place} has no label`;
  for (const place of Object.keys(text.places)) if (!places.has(place)) yield `${place} has a label that nothing uses`;
}

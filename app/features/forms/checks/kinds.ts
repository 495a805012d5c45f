/** The kinds of comparison, one function each: the values that contradict each other, the two that matter most first. */
import { daysOf, isDate } from '#app/features/forms/engine/dates.ts';
import type { CheckTest, Comparison, Name, Period, Place } from '#content/forms/checks/definition.ts';
import { isAlike, isEqual } from './alike.ts';
import type { FoundValue, Reader } from './reader.ts';
import { addMonths, gapsIn, isOutOfOrder, overlapsIn, type Span } from './spans.ts';

/** Several of one check are several warnings. */
type Hits = readonly (readonly FoundValue[])[];
type Of<K extends Comparison['kind']> = Extract<Comparison, { kind: K }>;

const textOf = ({ value }: FoundValue): string => (typeof value === 'string' ? value : value.join(' '));
const codesOf = ({ value }: FoundValue): readonly string[] => (typeof value === 'string' ? [value] : value);
const isThere = (one: FoundValue | null | undefined): one is FoundValue => one !== null && one !== undefined;

const dateOf = (one: FoundValue | null): string | null =>
  one && typeof one.value === 'string' && isDate(one.value, 'year, rest free') ? one.value : null;

type FoundName = { readonly surnames: FoundValue | null; readonly given: FoundValue | null };
const nameAt = ({ at }: Reader, [surnames, given]: Name): FoundName => ({ surnames: at(surnames), given: at(given) });
const isKnown = ({ surnames, given }: FoundName) => surnames !== null && given !== null;

/** What is known of both says the same: somebody of whom nothing is known may be the one. */
const fitsName = (one: FoundName, other: FoundName): boolean =>
  (['surnames', 'given'] as const).every((part) => {
    const [here, there] = [one[part], other[part]];
    return !here || !there || isAlike('name', textOf(here), textOf(there));
  });

export function passes(test: CheckTest, reader: Reader): boolean {
  if ('fits' in test) {
    const [one, other] = test.fits.map((name) => nameAt(reader, name));
    return one !== undefined && other !== undefined && isKnown(one) && isKnown(other) && fitsName(one, other);
  }
  const one = reader.at(test.at);
  if ('lacks' in test) return !one || !codesOf(one).some((code) => test.lacks.includes(code));
  if (!one) return false;
  if ('is' in test) return codesOf(one).some((code) => test.is.includes(code));
  if ('isNot' in test) return !codesOf(one).some((code) => test.isNot.includes(code));
  if ('below' in test) return Number(one.value) < test.below;
  if ('above' in test) return Number(one.value) > test.above;
  if ('withinMonths' in test) {
    const date = dateOf(one);
    return date !== null && daysOf(date)[0] >= addMonths(reader.today, -test.withinMonths);
  }
  return true;
}

const pairsAt = ({ at }: Reader, pairs: readonly (readonly [Place, Place])[]): [FoundValue, FoundValue][] =>
  pairs.flatMap(([one, other]): [FoundValue, FoundValue][] => {
    const [here, there] = [at(one), at(other)];
    return here && there ? [[here, there]] : [];
  });

function same({ as, pairs }: Of<'same'>, reader: Reader): Hits {
  const unlike = pairsAt(reader, pairs).filter(([one, other]) => !isAlike(as, textOf(one), textOf(other)));
  return unlike.length > 0 ? [unlike.flat()] : [];
}

function different({ as, pairs }: Of<'different'>, reader: Reader): Hits {
  const both = pairsAt(reader, pairs);
  const isRepeated =
    both.length === pairs.length && both.every(([one, other]) => isEqual(as, textOf(one), textOf(other)));
  return isRepeated ? [both.flat()] : [];
}

function among({ one, of }: Of<'among'>, { at, everywhere }: Reader): Hits {
  const here = at(one);
  const others = of.flatMap(everywhere).filter(isThere);
  if (!here || others.length === 0) return [];
  return others.some((other) => textOf(other) === textOf(here)) ? [] : [[here, ...others]];
}

function agree({ one, other, allows }: Of<'agree'>, { at }: Reader): Hits {
  const [here, there] = [at(one), at(other)];
  if (!here || !there) return [];
  const codes = Object.hasOwn(allows, textOf(here)) ? allows[textOf(here)] : undefined;
  return codes && !codes.includes(textOf(there)) ? [[here, there]] : [];
}

function together({ tests }: Of<'together'>, reader: Reader): Hits {
  if (!tests.every((test) => passes(test, reader))) return [];
  const places = tests.flatMap((test): readonly Place[] => ('fits' in test ? test.fits.flat() : [test.at]));
  return [places.map(reader.at).filter(isThere)];
}

function after({ earlier, later, ...bounds }: Of<'after'>, { at }: Reader): Hits {
  const [one, other] = [at(earlier), at(later)];
  const [first, second] = [dateOf(one), dateOf(other)];
  return one && other && first && second && isOutOfOrder(first, second, bounds) ? [[one, other]] : [];
}

function lasts({ from, to, length, months }: Of<'lasts'>, { at }: Reader): Hits {
  const [said, one, other] = [at(length), at(from), at(to)];
  const [first, last] = [dateOf(one), dateOf(other)];
  // That the end is not before the beginning, the form sees itself.
  if (!said || !one || !other || !first || !last || last < first) return [];
  const most = Object.hasOwn(months, textOf(said)) ? months[textOf(said)] : undefined;
  return most !== undefined && isOutOfOrder(first, last, { most }) ? [[said, other, one]] : [];
}

function latestFirst({ of }: Of<'latestFirst'>, { everywhere }: Reader): Hits {
  const dated = everywhere(of).filter(isThere);
  return dated.slice(1).flatMap((below, place) => {
    const above = dated[place];
    const [first, second] = [dateOf(above ?? null), dateOf(below)];
    return above && first && second && isOutOfOrder(second, first, {}) ? [[below, above]] : [];
  });
}

/** All rows of a group are one place. */
const asGroup = (of: readonly (FoundValue | null)[]): FoundValue | null => {
  const field = of.find(isThere)?.field;
  return field ? { field: { ...field, row: null }, value: of.map((one) => (one ? textOf(one) : '')) } : null;
};

const namesAt = ({ everywhere }: Reader, [surnames, given]: Name): FoundName[] => {
  const firsts = everywhere(given);
  return everywhere(surnames).map((one, row) => ({ surnames: one, given: firsts[row] ?? null }));
};

type Part = keyof FoundName;

/** The part that differs comes first: the sentence names it. */
const partsOf = (wanted: FoundName, other: FoundName | undefined): readonly Part[] =>
  other && fitsName({ ...wanted, given: null }, other) ? ['given', 'surnames'] : ['surnames', 'given'];

function partIn(list: readonly FoundName[], part: Part): FoundValue | null {
  const all = list.map((one) => one[part]);
  return all.some((one) => one?.field?.row != null) ? asGroup(all) : (all[0] ?? null);
}

function named({ name, among: candidates }: Of<'named'>, reader: Reader): Hits {
  const wanted = nameAt(reader, name);
  const lists = candidates.map((one) => namesAt(reader, one));
  const people = lists.flat();
  if (!isKnown(wanted) || people.length === 0 || people.some((one) => fitsName(wanted, one))) return [];
  const parts = partsOf(wanted, people[0]);
  return [parts.flatMap((part) => [wanted[part], ...lists.map((list) => partIn(list, part))]).filter(isThere)];
}

/** Father and son may have one name: it is enough that one of the rows says what this person is. */
function role({ name, among: candidates, role: place, allows }: Of<'role'>, reader: Reader): Hits {
  const codes = reader.relation && allows[reader.relation];
  const wanted = nameAt(reader, name);
  if (!codes || !isKnown(wanted)) return [];
  const roles = reader.everywhere(place);
  const fitting = namesAt(reader, candidates).flatMap((one, row) =>
    isKnown(one) && fitsName(wanted, one) ? [roles[row] ?? null] : [],
  );
  const said = fitting.filter(isThere);
  if (said.length < fitting.length || said.some((one) => codes.includes(textOf(one)))) return [];
  return said.length > 0 ? [said] : [];
}

type DatedSpan = Span & { readonly start: FoundValue; readonly end: FoundValue };

const spansAt = ({ everywhere, today }: Reader, periods: readonly Period[]): DatedSpan[] =>
  periods.flatMap(({ from, to, isOpen }) => {
    const [starts, ends] = [everywhere(from), everywhere(to)];
    return starts.flatMap((start, row): DatedSpan[] => {
      const end = ends[row] ?? (isOpen ? { field: null, value: today } : null);
      const [first, last] = [dateOf(start), dateOf(end)];
      return start && end && first && last && first <= last ? [{ from: first, to: last, start, end }] : [];
    });
  });

const fourOf = ([one, other]: readonly [DatedSpan, DatedSpan]) => [one.end, other.start, one.start, other.end];

const overlap = ({ periods, most }: Of<'overlap'>, reader: Reader): Hits =>
  overlapsIn(spansAt(reader, periods), most).map(fourOf);

const gap = ({ periods, most, back }: Of<'gap'>, reader: Reader): Hits =>
  gapsIn(spansAt(reader, periods), most, addMonths(reader.today, -back)).map(([before, next]) => [
    before.end,
    next.start,
  ]);

export function hitsOf(compares: Comparison, reader: Reader): Hits {
  switch (compares.kind) {
    case 'same':
      return same(compares, reader);
    case 'different':
      return different(compares, reader);
    case 'among':
      return among(compares, reader);
    case 'agree':
      return agree(compares, reader);
    case 'together':
      return together(compares, reader);
    case 'after':
      return after(compares, reader);
    case 'lasts':
      return lasts(compares, reader);
    case 'latestFirst':
      return latestFirst(compares, reader);
    case 'named':
      return named(compares, reader);
    case 'role':
      return role(compares, reader);
    case 'overlap':
      return overlap(compares, reader);
    case 'gap':
      return gap(compares, reader);
  }
}

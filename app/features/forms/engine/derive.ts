/** Values that follow from answers and are never asked (domain conventions, "Derived values"). */
import type { DerivedValue } from '#content/forms/definition.ts';
import { usPosts } from '#content/us-posts.ts';
import type { Lookup } from './conditions.ts';
import { ageOn, isDate } from './dates.ts';
import { isEmpty } from './values.ts';

export function sourcesOf(one: DerivedValue): readonly string[] {
  if (one.kind === 'months') return [one.years, one.months];
  return one.kind === 'wasAtLeast' ? [one.of, one.on] : [one.of];
}

/** The age of somebody on a day, while both are known. */
function ageOf(birth: unknown, day: unknown): number | null {
  return typeof birth === 'string' && typeof day === 'string' && isDate(day) ? ageOn(birth, day) : null;
}
const yesOrNo = (age: number | null, isYes: (age: number) => boolean) => (age === null ? null : isYes(age) ? 'Y' : 'N');

export function derive(one: DerivedValue, read: Lookup, today: string): string | number | null {
  if (one.kind === 'age') return ageOf(read(one.of), today);
  if (one.kind === 'isUnder') return yesOrNo(ageOf(read(one.of), today), (age) => age < one.years);
  if (one.kind === 'wasAtLeast') return yesOrNo(ageOf(read(one.of), read(one.on)), (age) => age >= one.years);
  if (one.kind === 'months') {
    const [years, months] = [read(one.years), read(one.months)];
    return isEmpty(years) && isEmpty(months) ? null : Number(years ?? 0) * 12 + Number(months ?? 0);
  }
  const post = read(one.of);
  return typeof post === 'string' && Object.hasOwn(usPosts, post)
    ? usPosts[post as keyof typeof usPosts].country
    : null;
}

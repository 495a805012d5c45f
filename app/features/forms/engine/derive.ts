/** Values that follow from answers and are never asked (domain conventions, "Derived values"). */
import type { Derived } from '#content/forms/definition.ts';
import { usPosts } from '#content/us-posts.ts';
import type { Lookup } from './conditions.ts';
import { ageOn } from './dates.ts';
import { isEmpty } from './values.ts';

export const sourcesOf = (one: Derived): readonly string[] =>
  one.kind === 'months' ? [one.years, one.months] : [one.of];

export function derive(one: Derived, read: Lookup, today: string): string | number | null {
  if (one.kind === 'age') {
    const birth = read(one.of);
    return typeof birth === 'string' ? ageOn(birth, today) : null;
  }
  if (one.kind === 'months') {
    const [years, months] = [read(one.years), read(one.months)];
    return isEmpty(years) && isEmpty(months) ? null : Number(years ?? 0) * 12 + Number(months ?? 0);
  }
  const post = read(one.of);
  return typeof post === 'string' && Object.hasOwn(usPosts, post)
    ? usPosts[post as keyof typeof usPosts].country
    : null;
}

/** Lists in pages (spec 2 "Resources index"): by category in the order of the specification, or by day. */
import { CATEGORIES, type Category } from '../markup/header.ts';

const PAGE_SIZE = 48;

export type Page<T> = { items: readonly T[]; number: number; total: number };

/** The page of a list; nothing for a page that is not there. The first is there also when it is empty. */
export function pageOf<T>(all: readonly T[], number = 1, size = PAGE_SIZE): Page<T> | undefined {
  const total = Math.max(1, Math.ceil(all.length / size));
  if (number < 1 || number > total) return undefined;
  return { items: all.slice((number - 1) * size, number * size), number, total };
}

type ListedArticle = { category: Category; createdTime: string; locale: string };

/** Newest first within each category, what is in the language of the list before the rest; in order on the same day. */
export const byCategory = <T extends ListedArticle>(all: readonly T[], locale: string): T[] => {
  const newest = all.toSorted((a, b) => b.createdTime.localeCompare(a.createdTime));
  const sorted = CATEGORIES.flatMap((category) => newest.filter((one) => one.category === category));
  return [...sorted.filter((one) => one.locale === locale), ...sorted.filter((one) => one.locale !== locale)];
};

/** Categories that have something, each with its own. */
export const grouped = <T extends ListedArticle>(all: readonly T[]): { category: Category; items: T[] }[] =>
  CATEGORIES.map((category) => ({ category, items: all.filter((one) => one.category === category) })).filter(
    ({ items }) => items.length > 0,
  );

/** What the languages of one article must have in common, as the tests of content say (D53). Pure. */
type About = { postId: string; category: string; createdTime: string };

const SHARED = ['postId', 'category', 'createdTime'] as const;

/** The first key of the head that is not the same in all of them. */
export const differIn = (all: readonly About[]): (typeof SHARED)[number] | null =>
  SHARED.find((key) => new Set(all.map((one) => one[key])).size > 1) ?? null;

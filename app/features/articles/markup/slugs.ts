/** Where articles stand in the site map. */
import type { CompiledArticle, Kind } from './article.ts';

/** Guides stand below the resources, posts and news below the blog: the screens of the site map. */
export const screenOf = (kind: Kind) => (kind === 'guide' ? 'resource' : 'post');

/** Slugs of the articles of one screen, by language, with those of before. */
export const slugsOf = (all: readonly Pick<CompiledArticle, 'head' | 'old'>[], screen: ReturnType<typeof screenOf>) =>
  [
    ...Map.groupBy(
      all.filter(({ head }) => screenOf(head.kind) === screen),
      ({ head }) => head.postId,
    ),
  ].map(([name, languages]) => ({
    name,
    slugs: Object.fromEntries(languages.map(({ head }) => [head.locale, head.slug])),
    old: languages.flatMap(({ old }) => old),
  }));

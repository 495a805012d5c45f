/** A service page in one language (spec 2 "Service pages"): a page with what we do and the way it goes. */
import type { PageText } from '../page-text.ts';

/** Who acts in a step of the process. */
export type Actor = 'you' | 'us' | 'authority';

export type ServiceText = PageText & {
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  readonly steps: readonly { readonly title: string; readonly text: string; readonly actor: Actor }[];
};

/** The interactive parts of document pages: name -> module, the same list on both sides. */
export const islands = {
  'contact-form': () => import('./contact-form.tsx'),
  'hero-form': () => import('./hero-form.tsx'),
  'wait-alert-form': () => import('./wait-alert-form.tsx'),
  'ui-kit': () => import('./ui-kit.tsx'),
} as const;

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[N]>>['default']>[0];

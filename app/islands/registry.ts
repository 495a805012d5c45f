/** The interactive parts of document pages, as the browser loads them: name -> module. */
export const islands = {
  'contact-form': () => import('#app/features/leads/contact-form.tsx'),
  'visa-form': () => import('#app/features/leads/landing/form.tsx'),
  'hero-form': () => import('#app/features/accounts/hero/form.tsx'),
  'eligibility-quiz': () => import('#app/features/quiz/public/island.tsx'),
  'wait-alert-form': () => import('#app/features/waits/alerts/form.tsx'),
  'comment-form': () => import('#app/features/articles/comments/form.tsx'),
  'ui-kit': () => import('#app/features/developer/ui-kit/island.tsx'),
} as const;

export type IslandName = keyof typeof islands;

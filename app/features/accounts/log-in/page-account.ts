import { useMatches } from 'react-router';
import type { PageAccount } from '#app/features/accounts/account.server.ts';

/** The person whose page is open: the `account` that its loaders returned. */
export function usePageAccount(): PageAccount | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as { account?: PageAccount | null } | undefined)?.account ?? undefined)
    .findLast(Boolean);
}

import { HttpError, send } from '#app/platform/http/http.ts';
import { ONBOARDING_PAGES } from './answers.ts';
import type { OnboardingPage } from './store.server.ts';

type StoredPages = { pages: OnboardingPage[] };

export const savePage = (
  user_id: string,
  { page_number, ...page }: Pick<OnboardingPage, 'page_number' | 'form_data' | 'version'>,
) => send<StoredPages>('PUT', `/form/${user_id}/eligibility/pages/${page_number}`, { body: page });

/** The pages as they stand, where somebody changed them meanwhile. */
export function changedElsewhere(error: unknown): OnboardingPage[] | null {
  const isConflict = error instanceof HttpError && error.status === 409;
  return (isConflict && (error.body as Partial<StoredPages> | null)?.pages) || null;
}

/** Both pages as they are stored by now. */
export const readPages = (user_id: string): Promise<OnboardingPage[]> =>
  Promise.all(
    ONBOARDING_PAGES.map(async (page_number) => {
      const path = `/form/${user_id}/eligibility/pages/${page_number}`;
      return (await send<{ page: OnboardingPage }>('GET', path)).page;
    }),
  );

/** The question that is still open, where that is why it was not submitted. */
export const openQuestion = (error: unknown): string | undefined =>
  error instanceof HttpError && error.serverMessage === 'please complete' ? error.field : undefined;

export const submitOnboarding = (user_id: string) => send('POST', `/form/${user_id}/eligibility/submit`);

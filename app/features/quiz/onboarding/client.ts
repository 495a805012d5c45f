import { HttpError, send } from '#app/platform/http/http.ts';
import type { OnboardingPage } from './store.server.ts';

type Stored = { pages: OnboardingPage[] };

export const savePage = (
  user_id: string,
  { page_number, ...page }: Pick<OnboardingPage, 'page_number' | 'form_data' | 'version'>,
) => send<Stored>('PUT', `/form/${user_id}/eligibility/pages/${page_number}`, { body: page });

/** The pages as they stand, where somebody changed them meanwhile. */
export function changedElsewhere(error: unknown): OnboardingPage[] | null {
  const isConflict = error instanceof HttpError && error.status === 409;
  return (isConflict && (error.body as Partial<Stored> | null)?.pages) || null;
}

export const submitOnboarding = (user_id: string) => send('POST', `/form/${user_id}/eligibility/submit`);

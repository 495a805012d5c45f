/** Which text a failed call about the family shows (spec 8 "Secondary applicant"): the server's word where it has a text, else the general one. */
import { HttpError } from '#app/platform/http/http.ts';
import { FAMILY_REFUSALS, NAME_MESSAGE } from './rules.ts';

type FamilyFailure = 'invalidName' | 'tooMany' | 'gone' | 'offline' | 'failed';

const said: Record<string, FamilyFailure> = { [NAME_MESSAGE]: 'invalidName', [FAMILY_REFUSALS.tooMany]: 'tooMany' };

export function familyFailure(error: unknown): { text: FamilyFailure; field?: 'first_name' | 'last_name' } {
  if (!(error instanceof HttpError)) return { text: 'offline' };
  if (error.status === 404) return { text: 'gone' };
  const text = said[error.serverMessage ?? ''] ?? 'failed';
  const { field } = error;
  return text === 'invalidName' && (field === 'first_name' || field === 'last_name') ? { text, field } : { text };
}

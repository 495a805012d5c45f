/** What of a profile form has changed, and the first thing wrong with it: an untouched field is neither sent nor judged. */
import type { ProfileUpdates } from '#app/features/accounts/profile-rules.ts';
import { checkEmail, checkName, cleanName, type FieldError } from '#app/features/accounts/rules.ts';

export type ProfileField = 'first_name' | 'last_name' | 'phone_number' | 'email' | 'current_password';
export type ProfileInput = {
  first_name: string;
  last_name: string;
  email: string;
  /** Undefined: as it was. */
  phone: { value: string; error: FieldError | null } | undefined;
  current_password: string;
};
type ProfileFields = { first_name: string; last_name: string; email: string | null };

export function changesOf(known: ProfileFields, typed: ProfileInput): ProfileUpdates {
  const changes: ProfileUpdates = {};
  for (const field of ['first_name', 'last_name'] as const)
    if (cleanName(typed[field]) !== known[field]) changes[field] = typed[field];
  if (typed.phone) changes.phone_number = typed.phone.value;
  if (typed.email.trim().toLowerCase() !== (known.email ?? '')) changes.email = typed.email.trim();
  return changes;
}

export function firstWrong(
  changes: ProfileUpdates,
  { phone, current_password }: ProfileInput,
): { field: ProfileField; error: FieldError } | null {
  for (const field of ['first_name', 'last_name'] as const) {
    const error = changes[field] === undefined ? null : checkName(changes[field]);
    if (error) return { field, error };
  }
  if (phone?.error) return { field: 'phone_number', error: phone.error };
  const email = changes.email === undefined ? null : checkEmail(changes.email);
  if (email) return { field: 'email', error: email };
  const isContact = changes.phone_number !== undefined || changes.email !== undefined;
  return isContact && !current_password ? { field: 'current_password', error: 'password.required' } : null;
}

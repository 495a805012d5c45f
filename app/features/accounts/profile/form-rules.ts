/** What of a profile form has changed, and what is wrong with it: an untouched field is neither sent nor judged. */
import type { ProfileUpdates } from '#app/features/accounts/profile-rules.ts';
import { checkEmail, checkName, cleanName, type FieldError } from '#app/features/accounts/rules.ts';

export type ProfileField = 'first_name' | 'last_name' | 'phone_number' | 'email' | 'current_password';
export type ProfileInput = {
  first_name: string;
  last_name: string;
  email: string;
  /** Undefined: as it was. */
  phone: { value: string; error: FieldError | null } | undefined;
  /** Undefined: not asked. */
  wants_reminders?: boolean | undefined;
  lets_primary?: boolean | undefined;
  current_password: string;
};
type ProfileFields = {
  first_name: string;
  last_name: string;
  email: string | null;
  wants_reminders?: boolean | undefined;
  lets_primary?: boolean | undefined;
};

const SWITCHES = ['wants_reminders', 'lets_primary'] as const;

export function changesOf(known: ProfileFields, typed: ProfileInput): ProfileUpdates {
  const changes: ProfileUpdates = {};
  for (const field of ['first_name', 'last_name'] as const)
    if (cleanName(typed[field]) !== known[field]) changes[field] = typed[field];
  if (typed.phone) changes.phone_number = typed.phone.value;
  if (typed.email.trim().toLowerCase() !== (known.email ?? '')) changes.email = typed.email.trim();
  for (const one of SWITCHES) if (typed[one] !== known[one]) changes[one] = typed[one];
  return changes;
}

type Wrong = { field: ProfileField; error: FieldError };

/** Everything wrong, in the order of the form. */
export function wrongsIn(changes: ProfileUpdates, { phone, current_password }: ProfileInput): Wrong[] {
  const isContact = changes.phone_number !== undefined || changes.email !== undefined;
  const checks: [ProfileField, FieldError | null][] = [
    ['first_name', changes.first_name === undefined ? null : checkName(changes.first_name)],
    ['last_name', changes.last_name === undefined ? null : checkName(changes.last_name)],
    ['phone_number', phone?.error ?? null],
    ['email', changes.email === undefined ? null : checkEmail(changes.email)],
    ['current_password', isContact && !current_password ? 'password.required' : null],
  ];
  return checks.flatMap(([field, error]) => (error ? [{ field, error }] : []));
}

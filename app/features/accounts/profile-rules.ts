/** Which field of a profile who may write, and until when (D17, D18, D21). */
import type { Locale } from '#app/i18n/locales.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Step } from './steps/rules.ts';

export type ProfileUpdates = {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  phone_number?: string | undefined;
  locale?: Locale | undefined;
  service_type?: ServiceType | undefined;
  number_in_party?: number | undefined;
  valid_passport?: boolean | undefined;
  denied_visa_before?: boolean | undefined;
  shares_address?: boolean | undefined;
  lets_primary?: boolean | undefined;
  wants_reminders?: boolean | undefined;
  current_step?: Step | undefined;
};

/** As the API document prints it. */
export const PROFILE_WRITABLE = {
  first_name: 'always',
  last_name: 'always',
  email: 'the owner with current_password; asked for by staff, it waits for the owner or an admin',
  phone_number: 'the owner with current_password; asked for by staff, it waits for the owner or an admin',
  locale: 'always',
  service_type: 'a primary applicant until paid',
  number_in_party: 'a primary applicant until paid',
  valid_passport: 'always',
  denied_visa_before: 'always',
  shares_address: 'a family member',
  lets_primary: 'a family member, and nobody for them',
  wants_reminders: 'a primary applicant',
  current_step:
    'forward only, by whom the table of steps names, or 409; an outcome corrected by an admin with a reason',
} as const satisfies Record<keyof ProfileUpdates, string>;

type State = { user_type: string };

const ofPrimary = new Set(['service_type', 'number_in_party']);

/** The first field that may not be written now. */
export function unwritable(
  updates: ProfileUpdates,
  { user_type }: State,
  { isPaid, isOwn }: { isPaid: boolean; isOwn: boolean },
): keyof ProfileUpdates | undefined {
  const isRefused = (field: keyof ProfileUpdates) => {
    if (ofPrimary.has(field)) return user_type !== 'primary' || isPaid;
    if (field === 'wants_reminders') return user_type !== 'primary';
    if (field === 'shares_address') return user_type !== 'secondary';
    if (field === 'lets_primary') return user_type !== 'secondary' || !isOwn;
    if (field === 'current_step') return user_type === 'staff';
    return false;
  };
  return (Object.keys(updates) as (keyof ProfileUpdates)[]).find(
    (field) => updates[field] !== undefined && isRefused(field),
  );
}

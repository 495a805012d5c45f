/** The fields of an account: one implementation for browser and server, in the order of spec 5; the first error only. */
import { normalEmail } from '#app/platform/email.ts';
import { UNFINISHED_ACCOUNT_HOURS } from '#content/limits.ts';

export const MIN_NAME = 3;
export const MAX_NAME = 80;

export type FieldError =
  | 'name.required'
  | 'name.too_short'
  | 'name.too_long'
  | 'name.pictures'
  | 'phone.required'
  | 'phone.invalid'
  | 'phone.mobile_required'
  | 'phone.type_not_allowed'
  | 'email.required'
  | 'email.invalid'
  | 'service_type.required'
  | 'terms.required'
  | 'data_consent.required'
  | 'password.required'
  | 'password.too_short'
  | 'password.too_long'
  | 'password.common'
  | 'confirmation.mismatch'
  | 'destination.required'
  | 'number_in_party.required'
  | 'passport_help.required';

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it is kept: nothing that cannot be seen, single spaces. */
export const cleanName = (text: string) => text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();

/** Something with an @, a slash, a colon, digits, or a dot between letters, as mail programs make links of. */
const LIKE_A_LINK = /[@/\\:＠／]|www|\p{Nd}|[\p{L}][.．。｡․]\p{L}/iu;
const FIRST_WORD = /^[\p{L}\p{M}'’-]{1,20}(?=$|[\s.])/u;

/**
 * A name for a message of ours: its first word, of letters alone. Names are whatever somebody typed, and the message may
 * go to a stranger: nothing in it may be a link, a number to call or a sentence (T48).
 */
export function nameForMail(name: string): string {
  const clean = cleanName(name);
  return LIKE_A_LINK.test(clean) ? '' : (FIRST_WORD.exec(clean)?.[0] ?? '');
}

/** No passport has one, and no official form takes it. */
const PICTURE = /\p{Extended_Pictographic}/u;

export function checkName(text: string): FieldError | null {
  const letters = [...cleanName(text)].length;
  if (letters === 0) return 'name.required';
  if (letters < MIN_NAME) return 'name.too_short';
  if (letters > MAX_NAME) return 'name.too_long';
  return PICTURE.test(text) ? 'name.pictures' : null;
}

/** A number as the phone library has read it; null when it could not, undefined when nobody here knows its plan. */
type ReadPhone = { isValid(): boolean; getType(): string | undefined; ext?: string | undefined };

const MOBILE = new Set([undefined, 'MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER']);

/** We write by WhatsApp: a landline cannot answer, and numbers that cost the caller are nobody's own. */
export function checkPhone(
  text: string,
  read: ReadPhone | null | undefined,
  mode: 'strict' | 'lenient' = 'strict',
): FieldError | null {
  if (!text.trim()) return 'phone.required';
  if (read === undefined) return null;
  if (!read?.isValid() || read.ext) return mode === 'lenient' ? null : 'phone.invalid';
  const type = read.getType();
  if (MOBILE.has(type)) return null;
  return type === 'FIXED_LINE' ? 'phone.mobile_required' : 'phone.type_not_allowed';
}

export function checkEmail(text: string): FieldError | null {
  if (!text.trim()) return 'email.required';
  return normalEmail(text) ? null : 'email.invalid';
}

type FirstError<Field extends string> = { field: Field; error: FieldError } | null;
export type Check<Field extends string> = [Field, () => FieldError | null];

export function first<Field extends string>(checks: readonly Check<Field>[]): FirstError<Field> {
  for (const [field, check] of checks) {
    const error = check();
    if (error) return { field, error };
  }
  return null;
}

/** What is wrong with one field of a form, whatever the others hold. */
export const errorIn = <Field extends string>(checks: readonly Check<Field>[], field: Field) =>
  checks.find(([name]) => name === field)?.[1]() ?? null;

const chosen = (value: unknown, error: FieldError) => (value ? null : error);

export type SignUpFields = {
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  service_type: string;
  terms: boolean;
  data_consent: boolean;
};

/** First name, last name, phone, e-mail, service, terms (spec 5), then the use of the data (Ley 1581). */
export const signUpChecks = (
  fields: SignUpFields,
  phone: ReadPhone | null | undefined,
): Check<keyof SignUpFields>[] => [
  ['first_name', () => checkName(fields.first_name)],
  ['last_name', () => checkName(fields.last_name)],
  ['phone_number', () => checkPhone(fields.phone_number, phone)],
  ['email', () => checkEmail(fields.email)],
  ['service_type', () => chosen(fields.service_type, 'service_type.required')],
  ['terms', () => chosen(fields.terms, 'terms.required')],
  ['data_consent', () => chosen(fields.data_consent, 'data_consent.required')],
];
export const checkSignUp = (...given: Parameters<typeof signUpChecks>) => first(signUpChecks(...given));

export type HeroFields = {
  first_name: string;
  phone_number: string;
  destination: string;
  number_in_party: string;
  passport_help: string;
  terms: boolean;
  data_consent: boolean;
};

/** First name, phone, destination, people count, passport help, terms (spec 5 "Hero form"), then the use of the data. */
export const heroChecks = (fields: HeroFields, phone: ReadPhone | null | undefined): Check<keyof HeroFields>[] => [
  ['first_name', () => checkName(fields.first_name)],
  ['phone_number', () => checkPhone(fields.phone_number, phone)],
  ['destination', () => chosen(fields.destination, 'destination.required')],
  ['number_in_party', () => chosen(fields.number_in_party, 'number_in_party.required')],
  ['passport_help', () => chosen(fields.passport_help, 'passport_help.required')],
  ['terms', () => chosen(fields.terms, 'terms.required')],
  ['data_consent', () => chosen(fields.data_consent, 'data_consent.required')],
];
export const checkHero = (...given: Parameters<typeof heroChecks>) => first(heroChecks(...given));

/** An empty password is only that at log-in: rules for new ones do not concern an old one. */
export const checkLogIn = (fields: { phone_number: string; password: string }, phone: ReadPhone | null | undefined) =>
  first<'phone_number' | 'password'>([
    [
      'phone_number',
      () => checkPhone(fields.phone_number, phone, 'lenient') ?? (phone === null ? 'phone.invalid' : null),
    ],
    ['password', () => chosen(fields.password, 'password.required')],
  ]);

/** Made by the server for a temporary sign-up (D12); `.invalid` can never be mailed. */
export const PLACEHOLDER_LAST_NAME = '-';
export const placeholderEmail = (user_id: string) => `${user_id}@placeholder.invalid`;
export const isPlaceholderEmail = (email: string | null) => Boolean(email?.endsWith('@placeholder.invalid'));

/** Enough to know one's own number again, too little for who looks over a shoulder. */
export const maskedPhone = (e164: string) => `${e164.slice(0, 3)}\u00a0•••\u00a0${e164.slice(-3)}`;

/** A temporary account waits a day for its password (D12). */
export const keptUntil = (created_at: Date) => new Date(created_at.getTime() + UNFINISHED_ACCOUNT_HOURS * 3_600_000);

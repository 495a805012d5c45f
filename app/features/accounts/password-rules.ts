/** What a new password must be, for browser and server. Apart from the other fields: log-in needs nothing of it. */
import { commonWords } from '#content/common-passwords.ts';
import { type Check, type FieldError, first } from './rules.ts';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

const SEQUENCES = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** A repeated piece, a run along the keyboard, or a well-known word with digits and signs around it. */
function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  if (SEQUENCES.some((sequence) => sequence.includes(text))) return true;
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const rest = text.replace(word, '');
  return commonWords.has(text) || (commonWords.has(word) && /^[\d!@#$%&*._?+-]*$/.test(rest) && rest.length <= 6);
}

export function checkPassword(text: string): FieldError | null {
  if (!text) return 'password.required';
  if ([...text].length < MIN_PASSWORD) return 'password.too_short';
  if (text.length > MAX_PASSWORD) return 'password.too_long';
  return isCommonPassword(text) ? 'password.common' : null;
}

export const checkConfirmation = (password: string, again: string): FieldError | null =>
  password === again ? null : 'confirmation.mismatch';

/** Password, then its confirmation. */
export const newPasswordChecks = (password: string, again: string): Check<'password' | 'confirm_password'>[] => [
  ['password', () => checkPassword(password)],
  ['confirm_password', () => checkConfirmation(password, again)],
];
export const checkNewPassword = (...given: Parameters<typeof newPasswordChecks>) => first(newPasswordChecks(...given));

type PasswordHint = 'start' | 'short' | 'enough' | 'strong';
export const STRONG_PASSWORD = 14;

/** Length is what counts, and the only thing that is asked for. */
export function passwordHint(text: string): { hint: PasswordHint; left: number } {
  const letters = [...text].length;
  const left = Math.max(0, MIN_PASSWORD - letters);
  if (letters === 0) return { hint: 'start', left };
  if (left > 0) return { hint: 'short', left };
  return { hint: letters < STRONG_PASSWORD || isCommonPassword(text) ? 'enough' : 'strong', left };
}

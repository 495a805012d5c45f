/** The calls of the panel. */
import { localToday } from '#app/features/forms/client.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { HttpError, send } from '#app/platform/http/http.ts';
import type { PassportFact } from '#content/passport-fields.ts';
import type { PassportAnswer } from './api.server.ts';

const pathOf = (user_id: string) => `/docs/${user_id}/documents/passport`;

/** Five may be before it, ten seconds each. */
const SECONDS = 75;

export const readPassport = (user_id: string, locale: Locale, signal: AbortSignal) =>
  send<PassportAnswer>('POST', `${pathOf(user_id)}/process?locale=${locale}`, { signal, seconds: SECONDS });

export const readLines = (user_id: string, body: { first: string; second: string; locale: Locale }) =>
  send<PassportAnswer>('POST', `${pathOf(user_id)}/lines`, { body });

export const takeAnswers = (user_id: string, body: { reading: string; facts: readonly PassportFact[] }) =>
  send('POST', `${pathOf(user_id)}/answers`, { body: { ...body, today: localToday() } });

/** What went wrong, as the panel says it. */
export type Failure = 'busy' | 'often' | 'gone' | 'password' | 'changed' | 'old' | 'locked' | 'failed';

const BY_STATUS: Readonly<Record<number, Failure>> = {
  ...{ 404: 'gone', 409: 'changed', 422: 'old', 423: 'locked', 429: 'often', 503: 'busy' },
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.status === 403 && error.field === 'password') return 'password';
  return BY_STATUS[error.status] ?? 'failed';
}

/** Where something else stands by now. */
export const factsIn = (error: unknown): readonly PassportFact[] =>
  error instanceof HttpError ? ((error.body as { facts?: PassportFact[] } | null)?.facts ?? []) : [];

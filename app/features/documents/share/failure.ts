/** Why a file could not be given to somebody, as a key of the texts and the person it is about. */
import { HttpError } from '#app/platform/http/http.ts';

type ShareFailure = {
  why: 'tooMany' | 'noRoom' | 'askedAgain' | 'locked' | 'gone' | 'failed';
  user_id: string | undefined;
};

const BY_MESSAGE: Readonly<Record<string, ShareFailure['why']>> = {
  'Too many files': 'tooMany',
  'No room left': 'noRoom',
  'Another one was asked for': 'askedAgain',
};

export function shareFailure(error: unknown): ShareFailure {
  if (!(error instanceof HttpError)) return { why: 'failed', user_id: undefined };
  const user_id = error.field?.replace(/^with\./, '');
  if (error.status === 423) return { why: 'locked', user_id };
  if (error.status === 404) return { why: 'gone', user_id };
  return { why: (error.status === 409 && BY_MESSAGE[error.serverMessage ?? '']) || 'failed', user_id };
}

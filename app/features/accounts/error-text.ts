/** What is wrong, in the page's language: a field's own error, or why a call failed (spec 5, spec 8). */
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import type { FieldError } from './rules.ts';

/** Where the server does not say how long: the shortest window of the account calls. */
const WAIT_SECONDS = 15 * 60;

export function useErrorText() {
  const t = useTranslations('accounts');
  return {
    ofField: (error: FieldError, field = 'first_name') => t(`errors.${error}`, { field }),
    /** `otherwise` is the word for an answer that nobody foresaw. */
    ofFailure(error: unknown, otherwise: string) {
      if (!(error instanceof HttpError)) return t('errors.offline');
      if (error.status === 502 || error.status === 503) return t('errors.unavailable');
      return error.status === 429
        ? t('errors.too_many', { minutes: Math.ceil((error.retryAfter ?? WAIT_SECONDS) / 60) })
        : otherwise;
    },
  };
}

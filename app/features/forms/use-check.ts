/** Whoever came from the list of answers goes back to the same row, and finds the field that is meant. */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import { FROM_LIST, FROM_ROW, OFFICIAL_LIST, readRow, rowId } from './check-link.ts';
import type { FormPageView } from './view.server.ts';

export function useCheck({ person: { user_id }, form_name }: Pick<FormPageView, 'person' | 'form_name'>) {
  const locale = useLocale() as Locale;
  const goTo = useGoTo();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const row = readRow(query.get(FROM_ROW));
  const list = query.get(FROM_LIST) === OFFICIAL_LIST ? 'portal-form-official' : 'portal-form-check';
  const href = pathTo(list, locale, { user_id, form_name });
  useEffect(() => {
    if (!row || !hash) return;
    // The heading takes the focus on every arrival; the field comes after it.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(hash.slice(1));
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [row, hash]);
  return {
    href,
    /** One came from a row of the list. */
    isBack: row !== null,
    goToCheck: () => goTo(row ? `${href}#${rowId(row)}` : href),
  };
}

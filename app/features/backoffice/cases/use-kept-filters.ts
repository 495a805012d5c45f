/** Whoever comes back to a list finds the filters of before; codes and days only, no name stands in them. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';

/** A browser that keeps nothing for us begins without filters. */
function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
function keep(name: string, query: string) {
  try {
    sessionStorage.setItem(name, query);
  } catch {
    // The address has them.
  }
}

/** `filters`: those of the address, as it writes them. */
export function useKeptFilters(name: 'office-cases' | 'office-leads', filters: Readonly<Record<string, string>>) {
  const { pathname, search } = useLocation();
  const goTo = useGoTo();
  const isArrival = useRef(true);
  const query = new URLSearchParams(filters).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with the filters alone
  useEffect(() => {
    const before = isArrival.current && !search ? kept(name) : null;
    isArrival.current = false;
    if (before) goTo(`${pathname}?${before}`, { replace: true });
    else keep(name, query);
  }, [query]);
}

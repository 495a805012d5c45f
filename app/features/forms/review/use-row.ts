/** Back from a change, or led to what is missing: the row of the answer is opened, in view and has the focus. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rowId } from '#app/features/forms/check-link.ts';

export function useRow() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here counts, also to the same row again
  useEffect(() => {
    if (!hash.startsWith(`#${rowId('')}`)) return;
    // The heading takes the focus on every arrival; the row comes after it.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(decodeURIComponent(hash.slice(1)));
      const page = row?.closest('details');
      if (page) page.open = true;
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

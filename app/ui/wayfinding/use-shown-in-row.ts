/** A row of links that scrolls on a phone: where one is must be seen. What is in sight stays where it is, under the finger. */
import { type RefObject, useEffect, useRef } from 'react';

export function useShownInRow(row: RefObject<HTMLElement | null>, here: unknown) {
  const isAwake = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another link that says it is the current one
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[aria-current]');
    if (!list || !link) return;
    // Whoever scrolled the row before the page was awake is looking for another part.
    const isTheirs = !isAwake.current && list.scrollLeft !== 0;
    isAwake.current = true;
    const [whole, part] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (isTheirs || (part.left >= whole.left && part.right <= whole.right)) return;
    list.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
  }, [row, here]);
}

/** One reads on at the heading of the page: after a move, and where the thing that had the focus is gone. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What the address names, where it can take the focus. */
export function focusTarget(hash: string): boolean {
  const target = hash.length > 1 && document.getElementById(hash.slice(1));
  if (!target) return false;
  target.focus();
  return document.activeElement === target;
}

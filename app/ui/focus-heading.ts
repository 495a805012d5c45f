/** One reads on at the heading of the page: after a move, and where the thing that had the focus is gone. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What the address names, once the page stands: a field may change into another as it wakes. */
export function focusTarget(hash: string): boolean {
  const id = hash.slice(1);
  if (!id || !document.getElementById(id)) return false;
  requestAnimationFrame(() => document.getElementById(id)?.focus());
  return true;
}

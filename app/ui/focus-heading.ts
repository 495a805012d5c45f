/** One reads on at the heading of the page: after a move, and where the thing that had the focus is gone. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

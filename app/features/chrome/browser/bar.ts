/** The bar leaves on the way down and returns on the way up (spec 9: 40 px), never from under the focus. */
const THRESHOLD = 40;

export function hideBarOnTheWayDown() {
  const bar = document.querySelector('[data-bar]');
  if (!bar) return;
  const position = () => Math.min(Math.max(scrollY, 0), document.documentElement.scrollHeight - innerHeight);
  let last = 0;
  let turn = 0;
  // Where a page stands is asked once it is shown: to ask at once would lay it out twice.
  requestAnimationFrame(() =>
    setTimeout(() => {
      last = position();
      turn = last;
    }),
  );
  const hide = (isHidden: boolean) => bar.toggleAttribute('data-hidden', isHidden);
  addEventListener(
    'scroll',
    () => {
      const now = position();
      if (now < last || bar.matches(':has(:focus, dialog[open], details[open])')) {
        turn = now;
        hide(false);
      } else if (now - turn > THRESHOLD && bar.getBoundingClientRect().top <= 0) hide(true);
      last = now;
    },
    { passive: true },
  );
  bar.addEventListener('focusin', () => hide(false));
}

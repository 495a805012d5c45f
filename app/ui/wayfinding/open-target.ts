/** A link to what is folded opens it, also where only the line that opens it has the name; what folds on phones only is open elsewhere. */
const WIDE = '(min-width: 46.5rem)';

function openTarget() {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  const folded: HTMLDetailsElement[] = [];
  for (let one = target.closest('details'); one; one = one.parentElement?.closest('details') ?? null)
    if (!one.open) folded.push(one);
  for (const one of folded) one.open = true;
  if (folded.length) target.scrollIntoView();
}

export function openTargets() {
  openTarget();
  addEventListener('hashchange', openTarget);
  // A second click on the same link is no change of the address.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === location.hash) openTarget();
  });
  const wide = matchMedia(WIDE);
  const unfold = () => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('details.fold-narrow')) {
      one.open = wide.matches;
      const line = one.querySelector('summary');
      if (line) line.tabIndex = wide.matches ? -1 : 0;
    }
  };
  if (wide.matches) unfold();
  wide.addEventListener('change', unfold);
}

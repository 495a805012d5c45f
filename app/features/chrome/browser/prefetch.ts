/** A page is asked for when a finger touches its link or a pointer rests on it; never on a saving or slow line. */
const HOVER_MS = 65;
type Line = { saveData?: boolean; effectiveType?: string };

export function prefetchOnTouch() {
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  const asked = new Set<string>();
  let timer = 0;

  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-no-prefetch])');
    const isPage = link && link.origin === location.origin && !link.target && !link.download;
    return isPage && link.pathname + link.search !== location.pathname + location.search ? link : null;
  };
  const ask = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    const url = link.href.replace(/#.*/, '');
    if (asked.has(url)) return;
    asked.add(url);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = url;
    document.head.append(hint);
  };

  addEventListener('pointerdown', (event) => ask(linkOf(event)), { passive: true });
  addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      const link = event.pointerType === 'mouse' ? linkOf(event) : null;
      if (link) timer = window.setTimeout(() => ask(link), HOVER_MS);
    },
    { passive: true },
  );
}

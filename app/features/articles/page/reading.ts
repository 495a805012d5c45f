/** What only articles load: the section that is read now, and films that play where they stand. */

/** The section that is read now: the last heading that has passed the top of the window. */
export function markSections(contents: HTMLDetailsElement) {
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const mark = () => {
    const top = innerHeight / 3;
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < top);
    for (const [id, link] of links)
      if (id === current?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  const watch = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const heading of headings) watch.observe(heading);
}

/** The player takes the place of the link to the film, inside a frame that can do no more than play (T30). */
export function playHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null;
  if (!link?.dataset.film || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = link.dataset.film;
  frame.title = link.dataset.filmTitle ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.className = 'aspect-video w-full rounded-card';
  link.parentElement?.replaceWith(frame);
  frame.focus();
}

/** What an article does in the browser: its contents, and films that play once they are asked for. */

const WIDE = '(min-width: 64rem)';

/** Beside the text the contents are open; somebody who closes them keeps them closed. */
function openContents(contents: HTMLDetailsElement) {
  if (matchMedia(WIDE).matches) contents.open = true;
}

export function serveArticle() {
  const contents = document.querySelector<HTMLDetailsElement>('details[data-contents]');
  const hasFilm = document.querySelector('a[data-film]') !== null;
  if (contents) openContents(contents);
  if (!contents && !hasFilm) return;
  import('./reading.ts').then(({ markSections, playHere }) => {
    if (contents) markSections(contents);
    if (hasFilm) addEventListener('click', playHere);
  });
}

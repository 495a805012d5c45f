/** A film is loaded when a tenth of it can be seen, and plays without sound; who wants less motion or data starts it (spec 9). */
const SEEN = 0.1;

const isSparing = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

export function showFilms(films: Iterable<HTMLVideoElement>) {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const film = target as HTMLVideoElement;
        if (intersectionRatio < SEEN) {
          film.pause();
          continue;
        }
        film.muted = true;
        film.preload = 'auto';
        // Stopped by hand or at its end, it stays so.
        if (!isSparing() && !film.dataset.stopped) film.play().catch(() => {});
      }
    },
    { threshold: SEEN },
  );
  for (const film of films) {
    film.addEventListener('pause', () => {
      if (isInView(film)) film.dataset.stopped = 'true';
    });
    film.addEventListener('play', () => delete film.dataset.stopped);
    watch.observe(film);
  }
}

/** Out of sight it pauses by itself, and goes on when it is seen again. */
function isInView(film: HTMLVideoElement) {
  const { top, bottom } = film.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

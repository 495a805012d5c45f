/** Wakes each island when its moment comes; until then a page runs nothing but this. */
import { type IslandName, islands } from './registry.ts';

async function wake(element: HTMLElement) {
  const name = element.dataset.island as IslandName;
  const [island, { mount }] = await Promise.all([islands[name](), import('./mount.ts')]);
  mount(element, island.default as never);
}

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

const moments: Record<string, (element: HTMLElement) => void> = {
  load: wake,
  // Who saves data gets an island when it is seen, not before.
  idle: (element) =>
    savesData() ? moments.visible?.(element) : (globalThis.requestIdleCallback ?? setTimeout)(() => wake(element)),
  visible(element) {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        wake(element);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
  },
};

export function wakeIslands() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    moments[element.dataset.when ?? 'load']?.(element);
}

if (import.meta.hot) import('./hot-reload.dev.ts');

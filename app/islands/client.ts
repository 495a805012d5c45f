/** Wakes each island when its moment comes; until then a page runs nothing but this. */
import { type IslandName, islands } from './registry.ts';

const waking = new WeakMap<HTMLElement, Promise<void>>();

function wake(element: HTMLElement): Promise<void> {
  const under = waking.get(element) ?? load(element);
  waking.set(element, under);
  // A connection that failed may be back at the next touch: nothing waits until then.
  under.catch(() => {
    waking.delete(element);
    delete element.dataset.sent;
  });
  return under;
}

async function load(element: HTMLElement) {
  const name = element.dataset.island as IslandName;
  const [island, { mount }] = await Promise.all([islands[name](), import('./mount.ts')]);
  await mount(element, island.default as never);
  if (element.dataset.sent) element.querySelector('form')?.requestSubmit();
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
  /** At the first sign of a hand: what stands in the way of the first sight is not loaded with it. */
  touch(element) {
    for (const sign of ['pointerenter', 'pointerdown', 'focusin'])
      element.addEventListener(sign, () => wake(element).catch(() => {}));
    if (element.dataset.draft && hasDraft(element.dataset.draft)) wake(element);
    // Somebody is in it already: typed or sent before this script came, or put back by the browser.
    if (element.dataset.sent || element.contains(document.activeElement)) wake(element);
    element.addEventListener('click', (event) => holdUntilAwake(element, event));
  },
};

function hasDraft(name: string) {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** A link that stands for a button until the island is awake: pressed early, the form is sent as soon as it can be. */
function holdUntilAwake(element: HTMLElement, event: Event) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-until-awake]');
  if (!link || element.dataset.awake) return;
  event.preventDefault();
  wake(element).then(
    () => element.querySelector('form')?.requestSubmit(),
    () => location.assign(link.href),
  );
}

export function wakeIslands() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    moments[element.dataset.when ?? 'load']?.(element);
}

if (import.meta.hot) import('./hot-reload.dev.ts');

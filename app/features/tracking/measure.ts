/** A page of the app measures nothing before a yes: until then the data layer is not even loaded. */
import { consent } from './capture.ts';

type Visit = { isPublic: boolean };
const pages = new WeakMap<object, { visit: Visit; hasBegun: boolean }>();

async function begin() {
  const page = pages.get(window);
  if (!page || page.hasBegun || consent() !== 'granted') return;
  page.hasBegun = true;
  const { measureVisit } = await import('./measure-visit.ts');
  measureVisit(page.visit);
}

/** Once a page, after capture: now, or when the yes was given meanwhile, here or in another tab. */
export function measureAfterYes(visit: Visit) {
  pages.set(window, { visit, hasBegun: false });
  void begin();
  addEventListener('visibilitychange', begin);
}

export const choiceHasChanged = () => void begin();

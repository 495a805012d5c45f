/** A page of the app measures nothing before a yes: until then the data layer is not even loaded. */
import { consent } from './capture.ts';

let visit: { isPublic: boolean } | undefined;
let hasBegun = false;

async function begin() {
  if (!visit || hasBegun || consent() !== 'granted') return;
  hasBegun = true;
  const { measureVisit } = await import('./layer.ts');
  measureVisit(visit);
}

/** Once a page, after capture: now, or when the yes was given meanwhile, here or in another tab. */
export function measureAfterYes(here: { isPublic: boolean }) {
  visit = here;
  void begin();
  addEventListener('visibilitychange', begin);
}

export const choiceHasChanged = () => void begin();

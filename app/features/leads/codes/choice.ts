/** A choice about measuring that comes after the code: a yes says where the visit came from, a no empties what a yes had brought (D54). */
const HELD = 'codeHeldUntil';

const attempt = <T>(work: () => T) => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Its cookie is the server's: this browser only knows that there is one. */
export const noteCode = (ends_at: string) => attempt(() => localStorage.setItem(HELD, ends_at));

const hasCode = () => Date.parse(attempt(() => localStorage.getItem(HELD)) ?? '') > Date.now();

/** The banner has taken the choice by the time a click arrives here. */
export function tellCodeOfChoices() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-choice]') && hasCode())
      import('./client.ts').then(({ askForCode }) => askForCode('GS')).catch(() => {});
  });
}

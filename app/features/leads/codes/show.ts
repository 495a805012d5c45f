/** A code on its way into a dialog: asked for, shown, copied; or what went wrong, and another try. */
import { HttpError } from '#app/platform/http/http.ts';
import { noteCode } from './choice.ts';
import { askForCode, type GivenCode } from './client.ts';
import type { Source } from './rules.ts';

type State = 'loading' | 'shown' | 'failed';

/** `box` has the parts of `CodeBox`; whoever opened it hears the code. */
export function showCode(box: HTMLElement, otherwise: Source, onCode: (given: GivenCode) => void = () => {}) {
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-code-${name}]`);
  const [value, status, copy, again] = ['value', 'status', 'copy', 'again'].map(part);
  if (!value || !status || !copy || !again) return;
  const say = (state: State, text = '') => {
    box.dataset.code = state;
    status.textContent = text;
  };

  async function ask() {
    say('loading', box.dataset.loading);
    try {
      const given = await askForCode(otherwise);
      if (value) value.textContent = given.discount_code;
      say('shown');
      noteCode(given.ends_at);
      onCode(given);
    } catch (error) {
      const isTooMany = error instanceof HttpError && error.status === 429;
      say('failed', isTooMany ? box.dataset.tooMany : box.dataset.failed);
    }
  }
  again.addEventListener('click', ask);
  copy.addEventListener('click', async () => {
    // Where it is not allowed the code can still be marked by hand.
    const isCopied = await navigator.clipboard?.writeText(value.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (isCopied) status.textContent = box.dataset.copied ?? '';
  });
  return ask();
}

/** Waits for the moment of the exit popup; what it shows is loaded only then (spec 9, Q61). */
import { getCookie, setCookie } from '#app/features/tracking/cookies.ts';
import { comesToTop, isBackAtTop, isPastHalf, POPUP_AFTER_MS, REST_MS } from './rules.ts';

const SHOWN = 'popup_shown';
const DAYS = 30;
const FIELDS = 'input, select, textarea';

export function watchForExit() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-exit-popup]');
  const isUnwanted = () => getCookie(SHOWN) !== undefined || document.documentElement.hasAttribute('data-session');
  if (!dialog || isUnwanted()) return;
  const over = new AbortController();
  const heard = { signal: over.signal, passive: true };
  let hasTyped = false;
  let before = scrollY;
  let deepest = before;
  let mouse = 0;
  let timer = 0;
  let rest = 0;

  /** Never over a form that is being filled in, nor over another dialog. */
  const isBusy = () =>
    hasTyped || Boolean(document.activeElement?.matches(FIELDS) || document.querySelector('dialog[open]'));
  function show() {
    if (over.signal.aborted) return;
    if (isUnwanted()) return end();
    if (isBusy()) return wait();
    end();
    setCookie(SHOWN, '1', DAYS);
    import('./open.ts').then(({ openPopup }) => dialog && openPopup(dialog)).catch(() => {});
  }
  function end() {
    over.abort();
    clearTimeout(timer);
    clearTimeout(rest);
  }
  /** Thirty seconds on the page, whatever is done there; they begin again where the popup would have come over a form. */
  function wait() {
    clearTimeout(timer);
    timer = window.setTimeout(show, POPUP_AFTER_MS);
  }

  addEventListener(
    'input',
    ({ target }) => {
      hasTyped ||= target instanceof Element && target.closest('form') !== null;
    },
    heard,
  );
  addEventListener(
    'scroll',
    () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      const place = { at: scrollY, before, deepest, room };
      before = scrollY;
      deepest = Math.max(deepest, before);
      clearTimeout(rest);
      if (isPastHalf(place) || isBackAtTop(place)) rest = window.setTimeout(show, REST_MS);
    },
    heard,
  );
  addEventListener(
    'pointermove',
    ({ clientY, pointerType }) => {
      // A finger that taps the bar is no mouse on its way out.
      if (pointerType !== 'mouse') return;
      const last = mouse;
      mouse = clientY;
      if (comesToTop(clientY, last)) show();
    },
    heard,
  );
  wait();
}

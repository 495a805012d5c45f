/** The countdown in the page: the server says how much is left, so a reload or another tab changes nothing (D32). */
import { COUNTDOWN_SECONDS, clockText } from '#app/features/leads/countdown-rules.ts';
import { send } from '#app/platform/http/http.ts';

type State = 'waiting' | 'running' | 'stopped' | 'over';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Who has stopped it, or asked for less motion, reads until when instead. */
export async function runCountdown(box: HTMLElement) {
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-countdown-${name}]`);
  const [clock, until, button, over] = ['clock', 'until', 'stop', 'over'].map(part);
  if (!clock || !until || !button || !over) return;
  const show = (state: State) => {
    box.dataset.countdown = state;
  };
  const { seconds_left } = await send<{ seconds_left: number }>('POST', '/leads/countdown');
  const end = performance.now() + Math.min(COUNTDOWN_SECONDS, seconds_left) * 1000;
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const lang = document.documentElement.lang;
  const time = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { hour: 'numeric', minute: '2-digit' });
  until.textContent = (until.dataset.countdownUntil ?? '').replace(
    '{time}',
    time.format(Date.now() + seconds_left * 1000),
  );

  let isStopped = isCalm();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tick() {
    clearTimeout(timer);
    if (left() === 0) {
      show('over');
      // Filled in now, so that it is read aloud at this moment.
      if (over) over.textContent = over.dataset.countdownOver ?? '';
      return;
    }
    if (clock) clock.textContent = clockText(left());
    show(isStopped ? 'stopped' : 'running');
    // At the next full second of what is left.
    timer = setTimeout(tick, ((end - performance.now()) % 1000) + 5);
  }
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    button.setAttribute('aria-pressed', String(isStopped));
    tick();
  });
  button.setAttribute('aria-pressed', String(isStopped));
  // A tab that slept, or comes back with Back, shows what is left now.
  addEventListener('pageshow', tick);
  addEventListener('visibilitychange', () => !document.hidden && tick());
  tick();
}

/** The page of the code: the slider moves, the pop-up comes, and its message carries the code (spec 2, 9). */
import { showCode } from '#app/features/leads/codes/show.ts';

const SLIDE_MS = 4000;
/** The page is seen first. */
const POPUP_MS = 1500;
const CODE = encodeURIComponent('{code}');

export function servePromo(page: HTMLElement) {
  const dialog = document.getElementById(page.dataset.promo ?? '');
  const slider = page.querySelector<HTMLElement>('[data-slider]');
  if (slider) moveSlides(slider);
  if (dialog instanceof HTMLDialogElement) offerCode(dialog);
}

function offerCode(dialog: HTMLDialogElement) {
  const box = dialog.querySelector<HTMLElement>('[data-code]');
  const chat = dialog.querySelector<HTMLAnchorElement>('[data-promo-chat]');
  if (!box || !chat) return;
  const written = chat.href;
  showCode(box, 'UN', ({ discount_code }) => {
    chat.href = written.replace(CODE, discount_code);
    chat.hidden = false;
  });
  setTimeout(() => {
    if (!dialog.open && !document.querySelector('dialog[open]')) dialog.showModal();
  }, POPUP_MS);
}

function moveSlides(slider: HTMLElement) {
  const list = slider.querySelector<HTMLElement>('[data-slides]');
  const pause = slider.querySelector<HTMLElement>('[data-slider-pause]');
  const place = slider.querySelector<HTMLElement>('[data-slide-place]');
  if (!list || !pause || !place) return;
  const count = list.children.length;
  let at = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = (isRunning: boolean) => {
    clearInterval(timer);
    timer = isRunning ? setInterval(() => go(at + 1), SLIDE_MS) : undefined;
    slider.dataset.slider = isRunning ? 'running' : 'stopped';
  };
  const tell = () => {
    place.textContent = (place.dataset.slidePlace ?? '').replace('{at}', String(at + 1));
  };
  function go(to: number) {
    if (!list) return;
    at = (to + count) % count;
    const side = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: side * at * list.clientWidth });
    tell();
  }
  list.addEventListener(
    'scroll',
    () => {
      at = Math.min(count - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
      tell();
    },
    { passive: true },
  );
  pause.addEventListener('click', () => run(timer === undefined));
  for (const button of slider.querySelectorAll<HTMLElement>('[data-slide]'))
    button.addEventListener('click', () => {
      run(false);
      go(at + Number(button.dataset.slide));
    });
  // Whoever holds, reads or reaches it with the keyboard is not carried on.
  for (const sign of ['pointerdown', 'focusin']) list.addEventListener(sign, () => run(false));
  tell();
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
}

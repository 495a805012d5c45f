/** The exit popup, open: its picture goes after two seconds, its code comes (spec 9 "Exit popup"). */
import { showCode } from '#app/features/leads/codes/show.ts';
import { IMAGE_MS } from './rules.ts';

export function openPopup(dialog: HTMLDialogElement) {
  const box = dialog.querySelector<HTMLElement>('[data-code]');
  if (!box || dialog.open) return;
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
  const timer = setTimeout(() => {
    dialog.dataset.exitPopup = 'small';
  }, IMAGE_MS);
  dialog.addEventListener('close', () => clearTimeout(timer), { once: true });
  showCode(box, 'GS');
}

/** The slide-out menu: the panel of the <details> moves into a modal <dialog>, which keeps and returns the focus. */
const DESKTOP = '(min-width: 64rem)';

export function openMenus() {
  const details = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const summary = details?.querySelector('summary');
  const panel = details?.querySelector('[data-menu-panel]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-menu-dialog]');
  if (!details || !summary || !panel || !dialog?.showModal) return;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.setAttribute('aria-haspopup', 'dialog');
  const wasFocused = summary === document.activeElement;
  const wasOpen = details.open;
  button.append(...summary.childNodes);
  dialog.append(panel);
  details.replaceWith(button);

  const close = () => dialog.close();
  button.addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('close', () => button.focus());
  // Beside the panel there is only the backdrop, and it belongs to the dialog.
  dialog.addEventListener('click', ({ target }) => target === dialog && close());
  panel.querySelector('[data-menu-close]')?.addEventListener('click', close);
  matchMedia(DESKTOP).addEventListener('change', close);
  addEventListener('pagehide', close);

  if (wasFocused) button.focus();
  if (wasOpen) dialog.showModal();
}

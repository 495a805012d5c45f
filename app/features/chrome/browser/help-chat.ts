/** The chat opens after 0.8 s (spec 9 "help chat"), so that the event of the click can leave before the page does. */
const WAIT_MS = 800;

export function openChatsLater() {
  let timer = 0;
  const settle = (link: HTMLAnchorElement, isOpening: boolean) => {
    const word = link.querySelector<HTMLElement>('[data-opening]');
    if (isOpening) link.setAttribute('aria-disabled', 'true');
    else link.removeAttribute('aria-disabled');
    if (word) word.textContent = isOpening ? (word.dataset.opening ?? '') : '';
  };
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-chat]');
  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (timer) return;
      settle(link, true);
      timer = window.setTimeout(() => location.assign(link.href), WAIT_MS);
    });
  const reset = () => {
    clearTimeout(timer);
    timer = 0;
    for (const link of links) settle(link, false);
  };
  addEventListener('pageshow', reset);
  // An app that takes over the link leaves this page where it is; it is seen again later.
  addEventListener('visibilitychange', () => !document.hidden && reset());
}

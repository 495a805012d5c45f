/** The share buttons of a page, where the device can share; the address goes without its query, which may be somebody's own. */
export function offerSharing() {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const { origin, pathname } = location;
      // Turned away or closed by the person: nothing to say.
      navigator.share({ title: button.dataset.share ?? '', url: origin + pathname }).catch(() => {});
    });
  }
}

/** Who is logged in and chooses a service on its page is asked first; then the profile changes and the portal opens. */
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];

export function askBeforeChange(dialog: HTMLDialogElement) {
  const text = dialog.querySelector<HTMLElement>('[data-text]');
  const alert = dialog.querySelector<HTMLElement>('[data-failed]');
  const confirm = dialog.querySelector<HTMLButtonElement>('[data-confirm]');
  if (!text || !alert || !confirm) return;
  const words = confirm.textContent;
  let chosen: HTMLAnchorElement | undefined;

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose-service]') : null;
    if (!link || document.documentElement.dataset.session === undefined) return;
    event.preventDefault();
    chosen = link;
    text.textContent = text.dataset.text?.replace('\u0001', link.dataset.serviceName ?? '') ?? '';
    alert.textContent = '';
    dialog.showModal();
  });

  confirm.addEventListener('click', async () => {
    confirm.disabled = true;
    confirm.textContent = confirm.dataset.busy ?? '';
    const updates = { service_type: chosen?.dataset.chooseService };
    const answer = await fetch(`/user/${cookie('user_id')}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ updates }),
    }).catch(() => null);
    if (answer?.ok) return location.assign(dialog.dataset.portal ?? '/portal');
    // The session ended meanwhile: sign-up and log-in know the way on.
    if (answer?.status === 401 && chosen) return location.assign(chosen.href);
    confirm.disabled = false;
    confirm.textContent = words;
    alert.textContent = alert.dataset.failed ?? '';
  });
}

/** Who is logged in and chooses a service on its page is asked first; then the profile changes and the portal opens. */
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];

/** As much patience as a click deserves before the question comes without knowing. */
const LOOK_MS = 2500;

async function serviceNow(): Promise<string | undefined> {
  const answer = await fetch(`/user/${cookie('user_id')}`, { signal: AbortSignal.timeout(LOOK_MS) });
  return answer.ok ? (await answer.json()).user_profile?.service_type : undefined;
}

/** A click that opens another tab is none of ours. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function askBeforeChange(dialog: HTMLDialogElement) {
  const service = dialog.querySelector<HTMLElement>('[data-service]');
  const alert = dialog.querySelector<HTMLElement>('[data-failed]');
  const confirm = dialog.querySelector<HTMLButtonElement>('[data-confirm]');
  if (!service || !alert || !confirm) return;
  const words = confirm.textContent;
  const openPortal = () => location.assign(dialog.dataset.portal ?? '/portal');
  let chosen: HTMLAnchorElement | undefined;
  let isLooking = false;

  document.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose-service]') : null;
    if (!link || !isPlain(event) || document.documentElement.dataset.session === undefined) return;
    event.preventDefault();
    if (isLooking) return;
    isLooking = true;
    const now = await serviceNow().catch(() => undefined);
    isLooking = false;
    if (now === link.dataset.chooseService) return openPortal();
    chosen = link;
    service.textContent = link.dataset.serviceName ?? '';
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
    if (answer?.ok) return openPortal();
    // The session ended meanwhile: sign-up and log-in know the way on.
    if (answer?.status === 401 && chosen) return location.assign(chosen.href);
    confirm.disabled = false;
    confirm.textContent = words;
    // Paid for, or a member of somebody's family: trying again would not help.
    const isRefused = answer?.status === 422 || answer?.status === 403;
    alert.textContent = (isRefused ? alert.dataset.refused : alert.dataset.failed) ?? '';
  });
}

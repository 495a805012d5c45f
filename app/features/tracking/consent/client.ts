/** The choice of this browser, told to the account of whoever has a session. */
import { consent, trackingInputs } from '#app/features/tracking/capture.ts';
import { getCookie } from '#app/features/tracking/cookies.ts';

const UNSENT = 'consentUnsent';

const attempt = <T>(work: () => T) => {
  try {
    return work();
  } catch {
    return null;
  }
};

const hasSession = () => getCookie('has_session') === '1';

/** To be told as soon as there is a session. A yes belongs to whoever said it, so without a session only a no waits. */
export function noteChoice() {
  if (hasSession() || consent() === 'denied') attempt(() => localStorage.setItem(UNSENT, '1'));
  else attempt(() => localStorage.removeItem(UNSENT));
}

/** Whether it has arrived; what has not waits for the next page. */
export async function putChoice(): Promise<boolean> {
  const { affiliate_code: _code, pages_visited: _pages, utm_params: _utm, ...body } = await trackingInputs();
  const answer = await fetch('/api-mv/tracking/consent', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => null);
  // Our own staff have no such choice.
  const isDone = answer?.ok || answer?.status === 404;
  if (isDone) attempt(() => localStorage.removeItem(UNSENT));
  return Boolean(isDone);
}

/** What is noted goes as soon as it can. */
export function sendChoice() {
  if (consent() && hasSession() && attempt(() => localStorage.getItem(UNSENT))) void putChoice();
}

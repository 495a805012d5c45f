/** Asks once, remembers, and can be asked again from the footer. */
import { choose, consent } from '#app/features/tracking/capture.ts';
import { noteChoice, sendChoice } from '#app/features/tracking/consent/client.ts';
import { loadTagManager, recordLongVisit, updateConsent } from '#app/features/tracking/layer.ts';
import type { Choice } from '#app/features/tracking/rules.ts';

/** Everything that follows from a choice: cookies, tags, the account of whoever has a session. */
function settle(choice: Choice) {
  choose(choice);
  updateConsent();
  loadTagManager();
  recordLongVisit();
  noteChoice();
  sendChoice();
}

export function askForConsent() {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const opener = document.querySelector<HTMLElement>('[data-consent-open]');
  if (!banner || !opener) return;
  const answers = banner.querySelectorAll<HTMLElement>('[data-choice]');
  let isAskedFor = false;

  /** The page keeps room at its end, and scrolls a focused element clear of the banner. */
  const room = new ResizeObserver(() => {
    // Not as a custom property: set on the page, it would be handed to every element anew.
    const height = `${banner.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
    // Of the whole page: a footer that stands at the foot of the screen would be pushed up by room of its own.
    document.body.style.paddingBottom = height;
  });
  const show = (isShown: boolean) => {
    for (const answer of answers) answer.setAttribute('aria-pressed', String(answer.dataset.choice === consent()));
    banner.hidden = !isShown;
  };

  for (const answer of answers)
    answer.addEventListener('click', () => {
      settle(answer.dataset.choice as Choice);
      show(false);
      if (isAskedFor) opener.focus();
    });
  opener.hidden = false;
  opener.addEventListener('click', () => {
    isAskedFor = true;
    show(true);
    banner.querySelector('h2')?.focus();
  });
  room.observe(banner);
  // Chosen in another tab, or before coming back with Back.
  addEventListener('pageshow', ({ persisted }) => persisted && show(!consent()));
  if (!consent()) show(true);
}

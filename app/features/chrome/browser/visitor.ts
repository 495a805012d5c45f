/** What differs per visitor, corrected in the browser: Start Here and Log out (the page itself is cached for all). */
import { visitorOf } from '#app/features/chrome/rules.ts';
import { leaveWord, takeWord } from '#app/platform/http/word-for-next-page.ts';
import { whoIsHere } from '#app/platform/offline/who-is-here.ts';

const WORD_MS = 6000;

/** Again after Back: the page may come out of the browser's memory, from before a log-in or log-out. */
function markVisitor() {
  const { hasSession, hasUser } = visitorOf(document.cookie);
  const page = document.documentElement;
  page.toggleAttribute('data-session', hasSession);
  page.toggleAttribute('data-user', hasUser);
}

/** What is only on this device goes first; what cannot go is asked about, because log-out takes it away (D23). */
async function isFreeToGo(question: string) {
  const owner = whoIsHere();
  if (!owner) return true;
  const { sendUnsent } = await import('#app/platform/offline/outbox.ts');
  return (await sendUnsent(owner)).length === 0 || confirm(question);
}

/** Goes home and reloads (spec 2); when the call fails the visitor is still logged in, and is told. */
async function logOut(button: HTMLButtonElement) {
  const { busy = '', failed = '', unsent = '', logOut: home = '/' } = button.dataset;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = busy;
  if (!(await isFreeToGo(unsent).catch(() => true))) {
    button.disabled = false;
    button.textContent = label;
    return button.focus();
  }
  const answer = await fetch('/auth/log-out', { method: 'POST' }).catch(() => null);
  // 401: the session had already ended.
  if (answer?.ok || answer?.status === 401) {
    leaveWord('logged-out');
    if (location.pathname === home) location.reload();
    else location.assign(home);
    return;
  }
  button.disabled = false;
  button.textContent = failed;
  button.focus();
}

/** A word left by the page before: said once, then it goes by itself. */
function sayWord() {
  const word = takeWord('logged-out');
  const note = document.querySelector<HTMLElement>('[data-word]');
  if (!word || !note) return;
  note.textContent = note.dataset.word ?? '';
  setTimeout(() => {
    note.textContent = '';
  }, WORD_MS);
}

export function serveVisitor() {
  markVisitor();
  sayWord();
  addEventListener('pageshow', ({ persisted }) => persisted && markVisitor());
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]'))
    button.addEventListener('click', () => logOut(button));
}

/** The one script of documents: what a page does before any island wakes. Plain lines, in the order that matters. */

import { serveArticle } from './features/articles/page/browser.ts';
import { hideBarOnTheWayDown } from './features/chrome/browser/bar.ts';
import { askForConsent } from './features/chrome/browser/consent-banner.ts';
import { openChatsLater } from './features/chrome/browser/help-chat.ts';
import { putTypedBack, rememberLanguage } from './features/chrome/browser/language-switch.ts';
import { openMenus } from './features/chrome/browser/menu.ts';
import { prefetchOnTouch } from './features/chrome/browser/prefetch.ts';
import { serveVisitor } from './features/chrome/browser/visitor.ts';
import { tellCodeOfChoices } from './features/leads/codes/choice.ts';
import { watchForExit } from './features/leads/popup/watch.ts';
import { capture } from './features/tracking/capture.ts';
import { sendChoice } from './features/tracking/consent/client.ts';
import { measureVisit } from './features/tracking/layer.ts';
import { wakeIslands } from './islands/client.ts';
import { answerCommands } from './ui/overlays/command.ts';
import { openTargets } from './ui/wayfinding/open-target.ts';

putTypedBack();
openTargets();
answerCommands();
wakeIslands();
openMenus();
serveVisitor();
capture();
askForConsent();
hideBarOnTheWayDown();
rememberLanguage();
measureVisit({ isPublic: true });
sendChoice();
tellCodeOfChoices();
openChatsLater();
serveArticle();
prefetchOnTouch();
watchForExit();

/** Few pages have them. */
const films = document.querySelectorAll<HTMLVideoElement>('video[data-film]');
const countdown = document.querySelector<HTMLElement>('[data-countdown]');
const promo = document.querySelector<HTMLElement>('[data-promo]');
if (films.length > 0) import('./features/leads/landing/films.ts').then(({ showFilms }) => showFilms(films));
if (countdown)
  import('./features/leads/landing/countdown.ts')
    .then(({ runCountdown }) => runCountdown(countdown))
    // Without an answer the words stand: fifteen minutes from the first visit.
    .catch(() => {});
if (promo) import('./features/leads/promo/browser.ts').then(({ servePromo }) => servePromo(promo));

if (document.querySelector('[data-share]'))
  import('./features/texts/share/browser.ts').then(({ offerSharing }) => offerSharing());

/** Few pages have it, and there only people with a session need it. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-change-service]');
if (dialog && document.documentElement.hasAttribute('data-session'))
  import('./features/site/change-service/browser.ts').then(({ askBeforeChange }) => askBeforeChange(dialog));

/** The one script of documents: what a page does before any island wakes. Plain lines, in the order that matters. */
import { hideBarOnTheWayDown } from './features/site/browser/bar.ts';
import { askForConsent } from './features/site/browser/consent-banner.ts';
import { openChatsLater } from './features/site/browser/help-chat.ts';
import { putTypedBack, rememberLanguage } from './features/site/browser/language-switch.ts';
import { openMenus } from './features/site/browser/menu.ts';
import { prefetchOnTouch } from './features/site/browser/prefetch.ts';
import { offerSharing } from './features/site/browser/share.ts';
import { serveVisitor } from './features/site/browser/visitor.ts';
import { capture, recordClicks } from './features/tracking/capture.ts';
import { wakeIslands } from './islands/client.ts';
import { answerCommands } from './ui/command.ts';

putTypedBack();
answerCommands();
wakeIslands();
openMenus();
serveVisitor();
capture();
askForConsent();
hideBarOnTheWayDown();
rememberLanguage();
recordClicks();
openChatsLater();
offerSharing();
prefetchOnTouch();

/** Few pages have it, and there only people with a session need it. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-change-service]');
if (dialog && document.documentElement.hasAttribute('data-session'))
  import('./features/site/browser/change-service.ts').then(({ askBeforeChange }) => askBeforeChange(dialog));

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { putTypedBack, rememberLanguage } from './features/chrome/browser/language-switch.ts';
import { capture, recordClicks } from './features/tracking/capture.ts';
import { isForAnyone } from './path-policy.ts';

// Before the page wakes: its fields take over what stands in them.
putTypedBack();
rememberLanguage();
recordClicks();
// What somebody with a session looks at is not kept.
if (isForAnyone(location.pathname)) capture();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

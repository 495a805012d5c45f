import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { putTypedBack, rememberLanguage } from './features/chrome/browser/language-switch.ts';
import { capture } from './features/tracking/capture.ts';
import { sendChoice } from './features/tracking/consent/client.ts';
import { measureAfterYes } from './features/tracking/measure.ts';
import { isForAnyone } from './path-policy.ts';
import { noteWrittenEarly } from './ui/fields/use-written-early.ts';

// Before the page wakes: its fields take over what stands in them.
putTypedBack();
noteWrittenEarly();
rememberLanguage();
sendChoice();
// What somebody with a session looks at is not kept.
const isPublic = isForAnyone(location.pathname);
if (isPublic) capture();
measureAfterYes({ isPublic });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

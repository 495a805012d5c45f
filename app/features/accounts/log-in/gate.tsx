/** A session that ends under an open page is asked for over it: nothing typed is lost, and the call goes out again (D13). */
import { type ComponentType, useEffect, useState } from 'react';
import { onSessionLost } from '#app/platform/http/http.ts';

type Answer = (isBack: boolean) => void;
type OpenDialog = { Dialog: ComponentType<{ onAnswer: Answer }>; answer: Answer };

export function SessionGate() {
  const [asked, setAsked] = useState<OpenDialog | null>(null);

  useEffect(
    () =>
      onSessionLost(async () => {
        // Fetched when it is needed, which is seldom; where it cannot be had the call is refused and the page stays.
        const loaded = await import('./dialog.tsx').catch(() => null);
        return loaded ? new Promise<boolean>((answer) => setAsked({ Dialog: loaded.SessionDialog, answer })) : false;
      }),
    [],
  );

  if (!asked) return null;
  return (
    <asked.Dialog
      onAnswer={(isBack) => {
        asked.answer(isBack);
        setAsked(null);
      }}
    />
  );
}

/**
 * A session that ends under an open page is asked for over it: nothing typed is lost, and the call goes out again (D13).
 * With a session, what an earlier visit could not send goes out.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { onSessionLost } from '#app/platform/http/http.ts';
import { closeWhatIsKept } from '#app/platform/offline/client.ts';
import { usePageAccount } from './page-account.ts';

type Answer = (isBack: boolean) => void;
type OpenDialog = { Dialog: ComponentType<{ onAnswer: Answer }>; answer: Answer };

function useOutbox() {
  const user_id = usePageAccount()?.user_id;
  useEffect(() => {
    if (!user_id) return;
    // Fetched after the page itself: there is seldom something to send.
    const send = () =>
      void import('#app/platform/offline/outbox.ts')
        .then(({ sendUnsent }) => sendUnsent(user_id, { except: location.pathname }))
        .catch(() => undefined);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [user_id]);
}

export function SessionGate() {
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  useOutbox();

  useEffect(
    () =>
      onSessionLost(async () => {
        void closeWhatIsKept();
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

/** A screen of the app that could not be shown: what happened, and the ways on. */
import { useSyncExternalStore } from 'react';
import { useAppData } from '#app/app-data.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { ScreenLink } from '#app/ui/screen-link.tsx';
import { ErrorState } from '#app/ui/state-page.tsx';

function watchLine(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
const isOnline = () => navigator.onLine;

export function AppNotice({ kind }: { kind: 'notFound' | 'failed' }) {
  const { frame } = useAppData();
  const hasLine = useSyncExternalStore(watchLine, isOnline, () => true);
  const { title, text } = frame[kind === 'failed' && !hasLine ? 'offline' : kind];
  return (
    <div className="mx-auto max-w-xl py-10">
      <ErrorState
        level={1}
        title={title}
        text={text}
        action={
          <>
            {kind === 'failed' ? (
              <Button kind="main" onClick={() => location.reload()}>
                {frame.retry}
              </Button>
            ) : (
              <ScreenLink to="home" look="main">
                {frame.backHome}
              </ScreenLink>
            )}
            <TextLink alone href={frame.chat.href}>
              {frame.askOnWhatsApp}
            </TextLink>
          </>
        }
      />
    </div>
  );
}

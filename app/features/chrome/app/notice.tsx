/** A screen of the app that could not be shown: what happened, and the ways on. */
import { useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/notices/state-page.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { useAppData } from './data.ts';

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

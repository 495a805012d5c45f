/** Shares the page by the phone's own means; without them it stays out of sight (browser.ts). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Button } from '#app/ui/button.tsx';

export function ShareButton({ locale, title }: { locale: Locale; title: string }) {
  return (
    <Button kind="quiet" hidden data-share={title}>
      {translator(locale, 'pages')('share')}
    </Button>
  );
}

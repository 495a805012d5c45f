/** The local half of the payment panel: a link to a page of the provider, or its widget (spec 4 "Local payment"). */

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProviderName } from '#app/integrations/payments/payments.ts';
import { Button } from '#app/ui/button.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { linkOf, type Outcome, widgetOutcome } from './outcome-rules.ts';

type LocalPanelProps = {
  provider: Exclude<ProviderName, 'stripe'>;
  /** Nothing while the link is being made, or where that failed. */
  order: { order_id: string; redirect_url: string | null } | null;
  isBusy: boolean;
  /** What is wrong, told by the page: then nobody can go on. */
  error: string | null;
  onOutcome(outcome: Outcome): void;
  /** From the press on the button to its outcome: nothing else may change meanwhile. */
  onPaying?(isPaying: boolean): void;
};

/** The specification waits this long before the page is left. */
const LEAVES_AFTER_MS = 500;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Who comes back by the back button finds the page as it was left: still busy. */
export function useReturns() {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => persisted && setTimes((before) => before + 1);
    addEventListener('pageshow', count);
    return () => removeEventListener('pageshow', count);
  }, []);
  return times;
}

export function LocalPanel(props: LocalPanelProps) {
  return <Continue key={useReturns()} {...props} />;
}

function Continue({ provider, order, isBusy, error, onOutcome, onPaying }: LocalPanelProps) {
  const t = useTranslations('payment-methods.local');
  const sending = useSending<never>('local');
  useEffect(() => onPaying?.(sending.isBusy), [sending.isBusy, onPaying]);
  // The server has no window: there the link is only known to be there.
  const link = linkOf(order?.redirect_url, typeof location === 'undefined' ? 'https://localhost' : location.origin);
  const isReady = order !== null && (provider === 'wompi' || link !== null);

  const failed = (text: string) => {
    sending.fail(text);
    onOutcome({ status: 'error', message: text });
  };
  async function follow() {
    if (!link) return;
    await pause(LEAVES_AFTER_MS);
    location.assign(link);
    await leaving();
  }
  async function openWidget(order_id: string) {
    try {
      const { openWompi } = await import('./wompi.ts');
      await openWompi(order_id, (told) => {
        const status = widgetOutcome(told);
        if (status === 'error') failed(t('declined'));
        else onOutcome({ status });
      });
    } catch (thrown) {
      // biome-ignore lint/suspicious/noConsole: spec 8 logs it; whoever wants to pay is told, too
      console.error(thrown);
      failed(t('failed'));
    }
  }
  const go = () => sending.run(() => (provider === 'wompi' && order ? openWidget(order.order_id) : follow()));
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{t(provider)}</p>
      {sending.notice}
      <Button
        kind="main"
        wide
        disabled={isBusy || !isReady || error !== null}
        busy={sending.isBusy ? t('going') : undefined}
        onClick={go}
      >
        {t('continue')}
      </Button>
      <p role="status" className="text-quiet text-sm empty:hidden">
        {isBusy && !error && t('preparing')}
      </p>
    </div>
  );
}

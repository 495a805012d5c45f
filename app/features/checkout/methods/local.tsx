/** Stand-in until the real one is merged. */
import { Button } from '#app/ui/button.tsx';
import type { CardOutcome } from './card.tsx';

type Props = {
  provider: 'wompi' | 'dlocalgo' | 'sandbox';
  order: { order_id: string; redirect_url: string | null } | null;
  isBusy: boolean;
  error: string | null;
  onPaying?(isPaying: boolean): void;
  onOutcome(outcome: CardOutcome): void;
};
export function LocalPanel({ order, isBusy, error }: Props) {
  return (
    <Button kind="main" wide disabled={!order || error !== null || isBusy}>
      {order?.order_id ?? ''}
    </Button>
  );
}

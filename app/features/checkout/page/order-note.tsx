/** How the last order stands: on its way, paid, not gone through, given back; with what comes next (D29). */
import { useTranslations } from 'use-intl';
import type { OrderState } from '#app/features/checkout/view-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Refusal } from './rules.ts';

/** `already`: it was paid elsewhere while this page stood open. `unsure`: begun at another time, and nobody has said how it ended. */
export type NoteState = Exclude<OrderState, 'created'> | 'already' | 'unsure';

type Props = {
  said: NoteState | null;
  isWatching: boolean;
  isLooking: boolean;
  /** Staff look at somebody else's: they have no application to go on with. */
  isStaff: boolean;
  onLook(): void;
};

const kinds = {
  pending: 'info',
  unsure: 'info',
  paid: 'good',
  already: 'good',
  failed: 'warning',
  expired: 'warning',
  refunded: 'info',
  disputed: 'warning',
} as const;

const texts = {
  pending: 'pendingText',
  unsure: 'unsureText',
  paid: 'paidText',
  already: 'alreadyText',
  failed: 'failedText',
  expired: 'failedText',
  refunded: 'overText',
  disputed: 'overText',
} as const;

export function OrderNote({ said, isWatching, isLooking, isStaff, onLook }: Props) {
  const t = useTranslations('payment');
  if (isWatching)
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-sky p-4 font-semibold">
        <Spinner />
        {t('order.watching')}
      </p>
    );
  if (!said) return null;
  const isGood = kinds[said] === 'good';
  return (
    <Banner kind={kinds[said]} title={t(`order.${said === 'expired' ? 'failed' : said}`)} live>
      <p>{t(`order.${texts[said]}`)}</p>
      <div className="flex flex-wrap gap-2.5 pt-1">
        {isGood && !isStaff && (
          <ScreenLink to="portal-applicants" look="main" wide>
            {t('ways.continue')}
          </ScreenLink>
        )}
        {(said === 'pending' || said === 'unsure') && (
          <Button kind="quiet" wide busy={isLooking ? t('order.looking') : undefined} onClick={onLook}>
            {t('order.look')}
          </Button>
        )}
      </div>
    </Banner>
  );
}

/** Why there is nothing to press, and the way out of it. */
export function Failed({ why, onRetry }: { why: Refusal; onRetry(): void }) {
  const t = useTranslations('payment.pay');
  return (
    <Banner kind="alert" live>
      <p>{t(why === 'offline' ? 'offline' : 'error')}</p>
      <div className="pt-1">
        <Button kind="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Banner>
  );
}

export const Preparing = () => {
  const t = useTranslations('payment.pay');
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-quiet">
      <Spinner />
      {t('preparing')}
    </p>
  );
};

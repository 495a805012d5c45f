/** The offer of the report, loaded with a result and not before; where it does not come, the result stands without it. */
import { lazy, Suspense } from 'react';
import type { OfferProps } from './offer.tsx';

const Offer = lazy(() => import('./offer.tsx').catch(() => ({ default: () => null })));

/** Its room is kept, so that nothing moves when it comes. */
export const ReportOffer = (props: OfferProps) => (
  <Suspense fallback={<div className="min-h-56" />}>
    <Offer {...props} />
  </Suspense>
);

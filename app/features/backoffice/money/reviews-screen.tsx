/** /admin/money/reviews: money that did not fit, settled with a note; and the daily comparison with the providers (D29). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/reviews-screen.ts';
import { settleReview } from './client.ts';
import { Further, MoneyNav } from './nav.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type ReviewLine, reviewsView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reviewsView(context.get(ctxContext), new URL(request.url).searchParams);

/** As the server says it. */
const OPEN_REQUEST = 'Decide the refund request';

function SettleDialog({ review, onDone, onClose }: { review: ReviewLine; onDone(): void; onClose(): void }) {
  const t = useTranslations('office-money');
  const words = {
    ...{ title: t('reviews.settleTitle', { reference: review.reference }), lead: t(`reviews.kinds.${review.kind}`) },
    ...{ label: t('reviews.found'), missing: t('reviews.foundMissing'), send: t('reviews.send') },
    ...{ busy: t('reviews.busy'), cancel: t('undo.cancel'), close: t('undo.close') },
  };
  const send = async (note: string) => {
    try {
      await settleReview(review.review_id, note);
      onDone();
      return null;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) return t('reviews.failed');
      return t(error.serverMessage === OPEN_REQUEST ? 'reviews.openRequest' : 'reviews.already');
    }
  };
  return <NoteDialog words={words} onSend={send} onClose={onClose} />;
}

function Reviews({ reviews, onSettle }: { reviews: readonly ReviewLine[]; onSettle?: (review: ReviewLine) => void }) {
  const t = useTranslations('office-money');
  return (
    <Table
      columns={[
        { key: 'kind', title: t('reviews.kind') },
        { key: 'reference', title: t('list.reference'), prose: true },
        { key: 'expected', title: t('reviews.expected'), numeric: true },
        { key: 'told', title: t('reviews.told'), numeric: true },
        { key: 'day', title: t('reviews.since') },
        { key: 'note', title: t('reviews.note'), prose: true },
        ...(onSettle ? [{ key: 'settle', title: t('list.actions') }] : []),
      ]}
      rows={reviews.map((one) => ({
        key: String(one.review_id),
        cells: {
          kind: t(`reviews.kinds.${one.kind}`),
          reference: (
            <span className="grid text-sm">
              <bdi dir="ltr" className="font-mono [overflow-wrap:anywhere]">
                {one.reference}
              </bdi>
              <span>{t('providers', { provider: one.provider })}</span>
              {one.user_id && (
                <ScreenLink to="admin-person-money" params={{ user_id: one.user_id }}>
                  {t('reviews.openCase')}
                </ScreenLink>
              )}
            </span>
          ),
          expected: one.expected,
          told: one.told,
          day: one.day,
          note: <bdi dir="auto">{one.note}</bdi>,
          settle: onSettle && (
            <Button
              kind="quiet"
              aria-label={t('reviews.settleOf', { reference: one.reference })}
              onClick={() => onSettle(one)}
            >
              {t('reviews.settle')}
            </Button>
          ),
        },
      }))}
    />
  );
}

export default function ReviewsScreen({ loaderData }: Route.ComponentProps) {
  const { open, settled, matches, next, isLater, isAdmin } = loaderData;
  const t = useTranslations('office-money');
  const { revalidate } = useRevalidator();
  const [settling, setSettling] = useState<ReviewLine | null>(null);
  const [said, setSaid] = useState('');
  return (
    <div className="grid gap-4">
      <title>{t('reviews.title')}</title>
      <h1 className="text-2xl">{t('reviews.title')}</h1>
      <MoneyNav here="reviews" isAdmin={isAdmin} />
      <p className="text-quiet">{t('reviews.lead')}</p>
      <Said>{said}</Said>
      {open.length === 0 ? <p>{t('reviews.empty')}</p> : <Reviews reviews={open} onSettle={setSettling} />}
      <Further to="admin-payment-reviews" isLater={isLater} next={next} />
      {settled.length > 0 && (
        <Fold title={t('reviews.closed')}>
          <Reviews reviews={settled} />
        </Fold>
      )}
      <h2 className="text-xl">{t('matches.title')}</h2>
      {matches.length === 0 ? (
        <p>{t('matches.empty')}</p>
      ) : (
        <Table
          columns={[
            { key: 'day', title: t('matches.day') },
            { key: 'provider', title: t('matches.provider') },
            { key: 'ours', title: t('matches.ours'), numeric: true },
            { key: 'theirs', title: t('matches.theirs'), numeric: true },
            { key: 'differences', title: t('matches.differences'), numeric: true },
          ]}
          rows={matches.map(({ key, provider, ...cells }) => ({
            key,
            cells: { ...cells, provider: t('providers', { provider }) },
          }))}
        />
      )}
      {settling && (
        <SettleDialog
          review={settling}
          onDone={() => {
            setSaid(t('reviews.done'));
            void revalidate();
          }}
          onClose={() => setSettling(null)}
        />
      )}
    </div>
  );
}

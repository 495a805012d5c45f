/** What an adviser does with the case as a whole: begin, send back what is flagged, approve. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { REFUSALS } from '#app/features/forms/review/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { LEAST_REASON } from '#content/limits.ts';
import { approve, messageOf, openReview, sendBack } from './client.ts';
import type { ReviewView } from './view.server.ts';

type Counts = { drafts: number; open: number; waiting: number };
type Props = { view: ReviewView; version: number; counts: Counts; onDone(): Promise<void> };

const WORDS = {
  [REFUSALS.changed]: 'changed',
  [REFUSALS.flags]: 'flags',
  [REFUSALS.own]: 'own',
  [REFUSALS.elsewhere]: 'changed',
} as const;

/** Why it was refused, in words; else that it failed. */
const useWhy = () => {
  const t = useTranslations('office-review.round');
  return (error: unknown) => t(WORDS[(messageOf(error) ?? '') as keyof typeof WORDS] ?? 'failed');
};

type AskProps = Props & { what: 'return' | 'approve'; onClose(): void };

function AskDialog({ view, version, counts, what, onDone, onClose }: AskProps) {
  const t = useTranslations('office-review');
  const id = useId();
  const why = useWhy();
  const { tell } = usePortalTools();
  const { isBusy, run, fail, errorAt, summary } = useSending<'reason'>(id);
  const [reason, setReason] = useState('');
  const needsReason = what === 'approve' && view.viewer.isOwnWork && view.viewer.role === 'admin';
  const act = () =>
    run(async () => {
      if (needsReason && reason.trim().length < LEAST_REASON) return fail(t('round.noReason'), 'reason');
      try {
        const { user_id } = view.person;
        if (what === 'return') await sendBack(user_id, version);
        else await approve(user_id, { version, ...(needsReason && { reason: reason.trim() }) });
      } catch (error) {
        await onDone();
        return fail(why(error));
      }
      closeDialog(id);
      tell(t(`round.${what}Done`));
      await onDone();
    });
  return (
    <ShownDialog
      id={id}
      title={t(`round.${what}Title`, { count: counts.drafts })}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={act} busy={isBusy ? t('busy') : undefined}>
            {t(`round.${what}`, { count: counts.drafts })}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {summary('')}
      <p>{t(`round.${what}Text`, { count: counts.drafts, name: view.person.first_name })}</p>
      {what === 'approve' && counts.open > 0 && <p>{t('round.unread', { count: counts.open })}</p>}
      {needsReason && (
        <TextareaField
          id={`${id}-reason`}
          label={t('round.reason')}
          help={t('round.reasonHelp')}
          rows={2}
          maxLength={500}
          value={reason}
          error={errorAt('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ShownDialog>
  );
}

export function RoundBar(props: Props) {
  const { view, counts, onDone } = props;
  const t = useTranslations('office-review.round');
  const why = useWhy();
  const [dialog, setDialog] = useState<'return' | 'approve'>();
  const { isBusy, run, fail, notice } = useSending('round');
  const begin = () =>
    run(async () => {
      try {
        await openReview(view.person.user_id);
      } catch (error) {
        await onDone();
        return fail(why(error));
      }
      await onDone();
    });
  const state = view.review?.state ?? 'none';
  return (
    <div className="sticky bottom-0 z-10 grid gap-2 border-line border-t bg-card py-3">
      {notice}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0">
          {state === 'opened'
            ? t('counts', { drafts: counts.drafts, open: counts.open, waiting: counts.waiting })
            : t(`state.${state}`)}
        </p>
        <div className="flex flex-wrap gap-2">
          {state === 'asked' && (
            <Button kind="main" onClick={begin} busy={isBusy ? t('beginning') : undefined}>
              {t('begin')}
            </Button>
          )}
          {state === 'opened' && counts.drafts > 0 && (
            <Button kind="main" onClick={() => setDialog('return')}>
              {t('return', { count: counts.drafts })}
            </Button>
          )}
          {state === 'opened' && counts.drafts === 0 && counts.waiting === 0 && (
            <Button kind="main" onClick={() => setDialog('approve')}>
              {t('approve')}
            </Button>
          )}
        </div>
      </div>
      {state === 'opened' && view.viewer.isOwnWork && <p className="text-sm">{t('own')}</p>}
      {dialog && <AskDialog {...props} what={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

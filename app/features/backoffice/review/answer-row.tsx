/** One answer: what it says, where it came from, what it was before, and what the adviser says about it. */
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { OriginNote, useOriginWords } from '#app/features/forms/prefill/origin-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { COMMENT, REASONS, type Reason, type Stand } from './rules.ts';
import { answerId } from './use-desk.ts';
import type { ReviewRow, ReviewView } from './view.server.ts';

const looks: Record<Stand, string> = {
  open: 'border border-line text-quiet',
  accepted: 'bg-done text-night',
  draft: 'bg-going text-night',
  sent: 'bg-waiting text-night',
  answered: 'bg-deep text-on-deep',
};

function StandPill({ stand }: { stand: Stand }) {
  const t = useTranslations('office-review.stand');
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 font-semibold text-sm ${looks[stand]}`}
    >
      {stand === 'accepted' && <Icon name="tick" className="size-4" />}
      {stand === 'draft' && <Icon name="warning" className="size-4" />}
      {t(stand)}
    </span>
  );
}

type FlagProps = {
  row: ReviewRow;
  view: ReviewView;
  onSave(reason: Reason, comment: string): Promise<boolean>;
  onClose(): void;
};

/** The comment begins with a usual one in the person's language, and is changed freely. */
function FlagForm({ row, view, onSave, onClose }: FlagProps) {
  const t = useTranslations('office-review');
  const id = useId();
  const { isBusy, run, fail, errorAt } = useSending<'reason' | 'comment'>(id);
  const isDraft = row.stand === 'draft';
  const [reason, setReason] = useState<Reason | ''>(REASONS.find((one) => isDraft && one === row.said?.reason) ?? '');
  const [comment, setComment] = useState((isDraft && row.said?.comment) || '');
  const save = () =>
    run(async () => {
      if (!reason) return fail(t('flag.noReason'), 'reason');
      if (comment.trim().length < COMMENT.shortest) return fail(t('flag.noComment'), 'comment');
      return (await onSave(reason, comment.trim())) ? onClose() : fail(t('failed'), 'comment');
    });
  return (
    <form
      method="post"
      noValidate
      className="col-span-full grid gap-3 rounded-card bg-sand p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <SelectField
        id={`${id}-reason`}
        label={t('flag.reason')}
        empty={t('flag.choose')}
        value={reason}
        error={errorAt('reason')}
        options={view.reasons.map((one) => ({ value: one.reason, label: t(`reasons.${one.reason}`) }))}
        onChange={({ target }) => {
          const next = view.reasons.find((one) => one.reason === target.value);
          const isUsual = comment === '' || view.reasons.some(({ text }) => text === comment);
          setReason(next?.reason ?? '');
          if (next && isUsual) setComment(next.text);
        }}
        autoFocus
      />
      <TextareaField
        id={`${id}-comment`}
        label={t('flag.comment', { name: view.person.first_name })}
        help={t('flag.help', { language: t(`languages.${view.person.language}`) })}
        lang={view.person.language}
        dir="auto"
        rows={3}
        maxLength={COMMENT.longest}
        value={comment}
        error={errorAt('comment')}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
          {t('flag.save')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What it was, what it is now, and the words that led to it. */
function Before({ row }: { row: ReviewRow }) {
  const t = useTranslations('office-review');
  const format = useFormatter();
  const { said } = row;
  if (said?.verdict !== 'flagged' || row.stand === 'accepted') return null;
  const isAnswered = row.stand === 'answered';
  return (
    <div className="grid gap-1 border-maize border-s-4 ps-3 text-sm">
      {said.comment && (
        <p>
          <span className="text-quiet">{said.by ? t('said', { name: said.by }) : t('comment')}</span>{' '}
          <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{said.comment}</bdi>
        </p>
      )}
      {isAnswered && (
        <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
          <dt className="text-quiet">{t('before')}</dt>
          <dd className="[overflow-wrap:anywhere]">
            <bdi>
              <del>{said.before ?? t('nothing')}</del>
            </bdi>
          </dd>
          <dt className="text-quiet">{t('after')}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{said.after === said.before ? t('unchanged') : (said.after ?? t('nothing'))}</bdi>
            {said.answered_at && (
              <span className="ms-2 font-normal text-quiet">
                {format.dateTime(new Date(said.answered_at), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            )}
          </dd>
        </dl>
      )}
    </div>
  );
}

type Props = {
  row: ReviewRow;
  view: ReviewView;
  isHere: boolean;
  isFlagging: boolean;
  mayJudge: boolean;
  onHere(): void;
  onAccept(): void;
  onFlag(): void;
  onTakeBack(): void;
  onSave(reason: Reason, comment: string): Promise<boolean>;
  onClose(): void;
};

export function AnswerLine({ row, view, isHere, isFlagging, mayJudge, ...acts }: Props) {
  const t = useTranslations('office-review');
  const originText = useOriginWords({ ...view.person, viewer: view.viewer.user_id, isSelf: false });
  const { label, value, stand, mark, isLater, isMissing } = row;
  const isMine = mayJudge && stand !== 'sent';
  return (
    <li
      id={answerId(row.path)}
      tabIndex={-1}
      aria-current={isHere ? 'true' : undefined}
      onFocus={acts.onHere}
      className="grid gap-x-4 gap-y-2 border-line border-b px-3 py-3 outline-offset-[-2px] aria-[current]:bg-sky lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
    >
      <div className="grid content-start gap-1">
        {row.group && <span className="font-semibold text-sm">{row.group}</span>}
        <span className="text-quiet leading-snug">{label}</span>
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <span className="max-w-full whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">
          {value === null ? <span className="font-normal text-quiet">{t('nothing')}</span> : <bdi>{value}</bdi>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StandPill stand={stand} />
          {mark && <OriginNote>{originText(mark)}</OriginNote>}
          {isLater && <span className="text-sm">{t('later')}</span>}
          {isMissing && <span className="font-semibold text-alert text-sm">{t('missing')}</span>}
        </span>
        <Before row={row} />
      </div>
      {isMine && !isFlagging && (
        <div className="flex flex-wrap content-start gap-1.5">
          {stand !== 'accepted' && (
            <Button kind="quiet" aria-label={t('acceptOf', { label })} onClick={acts.onAccept}>
              {t('accept')}
            </Button>
          )}
          <Button kind="quiet" aria-label={t('flagOf', { label })} onClick={acts.onFlag}>
            {t(stand === 'draft' ? 'edit' : stand === 'answered' ? 'flagAgain' : 'flagIt')}
          </Button>
          {(stand === 'accepted' || stand === 'draft') && (
            <Button kind="plain" aria-label={t('takeBackOf', { label })} onClick={acts.onTakeBack}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
      {isFlagging && <FlagForm row={row} view={view} onSave={acts.onSave} onClose={acts.onClose} />}
    </li>
  );
}

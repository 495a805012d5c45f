/** What staff wanted changed of number and address, as it stands; an admin decides where the person does not (T44). */
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { AskContactDialog } from './ask-contact-dialog.tsx';
import { decideContact } from './client.ts';
import type { ContactLine } from './contact-view.server.ts';

type Answer = 'approve' | 'refuse';
type PendingDecision = { line: ContactLine; answer: Answer };

type DialogProps = PendingDecision & { user_id: string; onDone(): void; onClose(): void };

function DecideDialog({ user_id, line, answer, onDone, onClose }: DialogProps) {
  const t = useTranslations('office-accounts.changes');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<'reason'>(id);
  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    if (reason.length < LEAST_REASON) return fail(t('reasonMissing'), 'reason');
    try {
      await decideContact(user_id, line.change_id, { answer, reason });
      closeDialog(id);
      onDone();
    } catch (error) {
      fail(t(error instanceof HttpError && error.status === 409 ? 'cannot' : 'failed'));
    }
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t(`${answer}Title`, { field: line.field }),
        close: t('close'),
        send: t(answer),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      <p className="[overflow-wrap:anywhere]">
        <bdi dir="ltr">{line.new_value}</bdi>
      </p>
      <p>{t(`${answer}Help`)}</p>
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} />
    </FormDialog>
  );
}

export function ContactChanges({ user_id, lines }: { user_id: string; lines: readonly ContactLine[] }) {
  const t = useTranslations('office-accounts.changes');
  const format = useFormatter();
  const { revalidate } = useRevalidator();
  const id = useId();
  const [deciding, setDeciding] = useState<PendingDecision | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<'done' | 'wished' | null>(null);
  const at = (date: Date) => format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short' });
  const begin = (one: PendingDecision) => {
    setSaid(null);
    setDeciding(one);
  };
  const tell = (word: 'done' | 'wished') => {
    setSaid(word);
    void revalidate();
  };
  return (
    <section aria-labelledby={`${id}-changes`} className="grid gap-3">
      <h2 id={`${id}-changes`} className="text-xl">
        {t('title')}
      </h2>
      <Said>{said && t(said)}</Said>
      {lines.length === 0 && <p>{t('none')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {lines.map((line) => (
          <li key={line.change_id} className="grid gap-1 rounded-card border border-line bg-card p-4">
            <p className="[overflow-wrap:anywhere]">
              {t('field', { field: line.field })} <bdi dir="ltr">{line.new_value}</bdi>
            </p>
            <p className="font-semibold">
              {t('state', {
                state: line.state,
                at: line.decided_at ? at(line.decided_at) : '',
                name: line.decided_by,
              })}
            </p>
            <p className="text-quiet text-sm">{t('asked', { name: line.asked_by, at: at(line.created_at) })}</p>
            {line.mayRefuse && (
              <div className="flex flex-wrap gap-2">
                {line.mayApprove && (
                  <Button kind="quiet" onClick={() => begin({ line, answer: 'approve' })}>
                    {t('approve')}
                  </Button>
                )}
                <Button kind="plain" onClick={() => begin({ line, answer: 'refuse' })}>
                  {t('refuse')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          kind="quiet"
          onClick={() => {
            setSaid(null);
            setAsking(true);
          }}
        >
          {t('askTitle')}
        </Button>
      </div>
      {isAsking && (
        <AskContactDialog user_id={user_id} onDone={() => tell('wished')} onClose={() => setAsking(false)} />
      )}
      {deciding && (
        <DecideDialog {...{ user_id, ...deciding }} onDone={() => tell('done')} onClose={() => setDeciding(null)} />
      )}
    </section>
  );
}

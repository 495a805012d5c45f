/** The call: what was promised (D32), whether it was made, and writing it down. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ActDialog } from '#app/features/backoffice/marketing/act-dialog.tsx';
import { Typed } from '#app/features/backoffice/marketing/facts.tsx';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { writeCall } from './client.ts';
import { CALL_LOOKS } from './table.tsx';
import type { LeadView } from './view.server.ts';

const NOTE_LENGTH = 500;
const TAKEN = 409;

function useCall(lead_id: string) {
  const t = useTranslations('office-marketing.lead.call');
  const { revalidate } = useRevalidator();
  const { say } = useOfficeTools();
  async function undo() {
    try {
      await writeCall(lead_id, { is_called: false });
      say({ kind: 'good', text: t('undone') });
    } catch (error) {
      say({ kind: 'alert', text: t(error instanceof HttpError && error.status === TAKEN ? 'already' : 'undoFailed') });
    }
    await revalidate();
  }
  async function mark(note: string) {
    try {
      await writeCall(lead_id, { is_called: true, note: note || null });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== TAKEN) return { text: t('failed') };
      await revalidate();
      return { text: t('already') };
    }
    say({ kind: 'good', text: t('done'), action: { text: t('undo'), run: () => void undo() } });
    await revalidate();
    return null;
  }
  return { mark, undo };
}

export function CallBox({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead.call');
  const states = useTranslations('office-marketing.leads.calls');
  const format = useFormatter();
  const [isMarking, setMarking] = useState(false);
  const { mark, undo } = useCall(lead.lead_id);
  const { called } = lead;
  const when = called && format.dateTime(called.at, { dateStyle: 'medium', timeStyle: 'short' });
  const isOpen = lead.call !== 'called';
  const promise = t(lead.is_priority ? 'promised' : lead.form === 'visa' ? 'inTurn' : 'answer');
  return (
    <section
      aria-labelledby="lead-call"
      className="grid content-start gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lead-call" className="text-xl">
          {t('title')}
        </h2>
        <StatusPill status={CALL_LOOKS[lead.call]}>{states(lead.call)}</StatusPill>
      </div>
      <p>{promise}</p>
      {!called && <p>{t('open')}</p>}
      {called && when && (
        <div>
          <p className="font-semibold">
            <bdi>{called.by ? t('called', { by: called.by, when }) : t('calledNobody', { when })}</bdi>
          </p>
          <p className="text-quiet text-sm">{t('after', called.after)}</p>
          {lead.call_note && (
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
              <Typed>{lead.call_note}</Typed>
            </p>
          )}
        </div>
      )}
      {called && isOpen && <p className="font-semibold">{t('again')}</p>}
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <Button kind="main" onClick={() => setMarking(true)}>
            {t('mark')}
          </Button>
        )}
        {called?.mayUndo && !isOpen && (
          <Button kind="plain" onClick={() => void undo()}>
            {t('undo')}
          </Button>
        )}
      </div>
      {isMarking && (
        <ActDialog
          words={{
            ...{ title: t('mark'), lead: promise, send: t('send') },
            ...{ busy: t('busy'), cancel: t('cancel'), close: t('close') },
          }}
          field={(given) => (
            <TextareaField {...given} label={t('note')} help={t('noteHelp')} rows={3} maxLength={NOTE_LENGTH} />
          )}
          onSend={mark}
          onClose={() => setMarking(false)}
        />
      )}
    </section>
  );
}

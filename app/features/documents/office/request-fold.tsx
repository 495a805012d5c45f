/** Asking for a document that no list has, or letting one be left out: the person reads why. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { DOCUMENT_TYPES, type DocumentType } from '#content/documents.ts';
import { askFor, takeRequestBack } from './client.ts';
import type { OfficeView } from './view.server.ts';

const LONGEST = 600;
const SHORTEST = 3;
const NEVER: DocumentType = 'additional_documents';

export function RequestFold({ view, onDone }: { view: OfficeView; onDone(): Promise<void> }) {
  const t = useTranslations('documents-office');
  const titleOf = useTranslations('documents');
  const id = useId();
  const { isBusy, run, sends, fail, errorAt, summary } = useSending<'type' | 'reason'>(id);
  const [what, setWhat] = useState<'ask' | 'leave'>('ask');
  const [told, setTold] = useState('');
  const stateOf = (type: DocumentType) => view.documents.find((one) => one.type === type)?.state;
  const types = DOCUMENT_TYPES.filter((type) => {
    const state = stateOf(type);
    if (type === NEVER) return false;
    return what === 'ask' ? state !== 'needed' : state === 'needed' || state === 'maybe';
  });
  async function send(form: FormData, element: HTMLFormElement) {
    setTold('');
    const [type, reason] = [String(form.get('type') ?? ''), String(form.get('reason') ?? '').trim()];
    if (!type) return fail(t('request.noType'), 'type');
    if (reason.length < SHORTEST) return fail(t('request.noReason'), 'reason');
    try {
      await askFor(view.user_id, type, { is_asked: what === 'ask', reason });
    } catch {
      return fail(t('request.failed'));
    }
    element.reset();
    setTold(t(what === 'ask' ? 'request.asked' : 'request.left'));
    await onDone();
  }
  const undo = (type: string) =>
    run(async () => {
      setTold('');
      try {
        await takeRequestBack(view.user_id, type);
      } catch {
        return fail(t('request.failed'));
      }
      setTold(t('request.undone'));
      await onDone();
    });
  return (
    <Fold title={t('request.title')} open={view.requests.length > 0}>
      {view.requests.length > 0 && (
        <ul className="grid max-w-2xl divide-y divide-line border-line border-y">
          {view.requests.map(({ document_type, is_asked, reason }) => (
            <li key={document_type} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="grid min-w-0">
                <span className="font-semibold">
                  {t(is_asked ? 'request.isAsked' : 'request.isLeft', { document: titleOf(`titles.${document_type}`) })}
                </span>
                <bdi className="[overflow-wrap:anywhere]">{reason}</bdi>
              </span>
              <Button
                kind="plain"
                aria-label={t('request.undoOf', { document: titleOf(`titles.${document_type}`) })}
                onClick={() => void undo(document_type)}
              >
                {t('request.undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form method="post" noValidate onSubmit={sends(send)} className="grid max-w-md gap-4 py-2">
        {summary('')}
        <RadioCards
          id={`${id}-what`}
          name="what"
          label={t('request.what')}
          value={what}
          options={[
            { value: 'ask', title: t('request.ask') },
            { value: 'leave', title: t('request.leave') },
          ]}
          onChange={(value) => setWhat(value as 'ask' | 'leave')}
        />
        <SelectField
          key={what}
          id={`${id}-type`}
          name="type"
          label={t('request.type')}
          empty={t('request.choose')}
          error={errorAt('type')}
          options={types.map((type) => ({ value: type, label: titleOf(`titles.${type}`) }))}
        />
        <TextareaField
          id={`${id}-reason`}
          name="reason"
          label={t('request.reason')}
          help={t('request.help', { language: t(`languages.${view.language}`) })}
          lang={view.language}
          dir="auto"
          rows={3}
          maxLength={LONGEST}
          error={errorAt('reason')}
        />
        <div>
          <Button kind="quiet" type="submit" busy={isBusy ? t('request.busy') : undefined}>
            {t('request.send')}
          </Button>
        </div>
        <p role="status">{told}</p>
      </form>
    </Fold>
  );
}
